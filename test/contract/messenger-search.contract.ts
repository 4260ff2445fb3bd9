import { expect, it } from 'vitest'
import { channelTo, historyOf, liveActor, sendText } from './setup'
import { contract } from './suite'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { member, payingMember } from '#test/support/bindings/accounts'
import { asId, type ChannelId, type MessageId } from '@/domain/ids'

/** Search in conversations, and the history around what was found. */
export const messengerSearchContract = (name: BindingName, bind: Bind): void =>
  contract('messengerSearch', name, bind, (bound) => {
    const found = async (device: Device, text: string, channelId: ChannelId | null = null, first = 30) => {
      const texts: string[] = []
      for (let before: string | null = null, more = true; more;) {
        const page = await device.ports.messenger.search({ text, channelId, first, before })
        expect(page.items.length).toBeLessThanOrEqual(first)
        texts.push(...page.items.map(({ message }) => message.text))
        before = page.next
        more = page.next !== null
      }
      return texts
    }

    it('finds messages of all own conversations by the beginnings of their words, newest first, accents and case aside', async () => {
      const device = await payingMember(bound(), 400)
      const [one, other] = [
        await channelTo(device, await liveActor(bound(), device, { message: 1 })),
        await channelTo(device, await liveActor(bound(), device, { message: 1 })),
      ]
      for (const text of ['Hasta mañana', 'Good morning', 'Manana again']) {
        bound().environment.clock.sleep(1_000)
        await sendText(device, text === 'Good morning' ? other : one, text)
      }
      expect(await found(device, 'MAÑ')).toEqual(['Manana again', 'Hasta mañana'])
      expect(await found(device, 'manana', null, 1)).toEqual(['Manana again', 'Hasta mañana'])
      expect(await found(device, 'good mor')).toEqual(['Good morning'])
      expect(await found(device, 'orning')).toEqual([])
      expect(await found(device, 'm')).toEqual([])
      expect(await found(device, 'good', one)).toEqual([])
      expect(await found(device, 'man', one, 1)).toEqual(['Manana again', 'Hasta mañana'])
    })

    it('finds conversations by the name of the actor, archived ones as well, and names the actor of each message', async () => {
      const device = await member(bound())
      const actor = await liveActor(bound(), device)
      const channelId = await channelTo(device, actor)
      await sendText(device, channelId, 'Wonderful')
      await device.ports.messenger.archive(channelId, true)
      const named = await device.ports.messenger.search({
        text: actor.name,
        channelId: null,
        first: 10,
        before: null,
      })
      expect(named.channels.map(({ id, archived }) => [id, archived])).toEqual([[channelId, true]])
      const sent = await device.ports.messenger.search({ text: 'wonder', channelId: null, first: 10, before: null })
      expect(sent.items).toMatchObject([
        { actorName: actor.name, preview: { family: actor.avatar.family }, message: { channelId } },
      ])
      expect(sent.channels).toEqual([])
    })

    it('finds nothing of another guest, and refuses to search in their conversation', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const actor = await liveActor(bound(), device)
      const channelId = await channelTo(device, actor)
      await sendText(device, channelId, 'Confidential')
      expect(await found(other, 'confidential')).toEqual([])
      const request = other.ports.messenger.search({ text: 'confidential', channelId, first: 5, before: null })
      await expect(request).rejects.toMatchObject({ code: 'not-found' })
    })

    it('refuses a position that no answer has named', async () => {
      const device = await member(bound())
      const channelId = await channelTo(device, await liveActor(bound(), device))
      for (const of of [null, channelId]) {
        const request = device.ports.messenger.search({ text: 'hello', channelId: of, first: 5, before: 'x' })
        await expect(request).rejects.toMatchObject({ code: 'invalid-request' })
      }
    })

    it('shows the messages around one that is far back, and leads on in both directions to the ends, each message once', async () => {
      const device = await payingMember(bound(), 40)
      const channelId = await channelTo(device, await liveActor(bound(), device, { message: 1 }))
      for (let iteration = 1; iteration <= 12; iteration += 1) await sendText(device, channelId, `message ${iteration}`)
      const { messenger } = device.ports
      const all = await historyOf(device, channelId, 30)
      const middle = all[6]
      if (middle === undefined) throw new Error('no message')
      const window = await messenger.messagesAround(channelId, middle.id, 4)
      expect(window.items).toEqual(all.slice(4, 8))
      const { newer, older } = window
      if (newer === null || older === null) throw new Error('the window ends here')
      const later = await messenger.messagesAfter(channelId, 3, newer)
      expect(later.items).toEqual(all.slice(1, 4))
      expect((await messenger.messagesAfter(channelId, 3, later.newer ?? '')).items).toEqual(all.slice(0, 1))
      expect((await messenger.messagesAfter(channelId, 3, later.newer ?? '')).newer).toBeNull()
      expect((await messenger.messages(channelId, 3, older)).items).toEqual(all.slice(8, 11))
      const whole = await messenger.messagesAround(channelId, middle.id, 100)
      expect(whole).toEqual({ items: all, older: null, newer: null })
    })

    it('refuses the messages around one of another conversation or of another guest', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const [one, two] = [await liveActor(bound(), device), await liveActor(bound(), device)]
      const [channelId, elsewhere] = [await channelTo(device, one), await channelTo(device, two)]
      const sent = await sendText(device, elsewhere, 'hello')
      const id = sent.ok ? sent.message.id : asId<MessageId>('none')
      for (const refused of [
        () => device.ports.messenger.messagesAround(channelId, id, 4),
        () => other.ports.messenger.messagesAround(elsewhere, id, 4),
        () => other.ports.messenger.messagesAfter(elsewhere, 4, '0'),
      ])
        await expect(refused()).rejects.toMatchObject({ code: 'not-found' })
    })
  })
