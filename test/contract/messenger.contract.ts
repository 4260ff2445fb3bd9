import { expect, it } from 'vitest'
import { channelTo, freshKey, historyOf, liveActor, sendText } from './setup'
import { contract } from './suite'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { member, payingMember } from '#test/support/bindings/accounts'
import type { AgeRating } from '@/domain/actors/avatars'
import { asId, type ActorId, type ChannelId } from '@/domain/ids'
import { MAX_MESSAGE_LENGTH } from '@/domain/messenger/message'
import type { ChannelFilter, ChannelOrder } from '@/domain/messenger/channel'

const channelIds = async (device: Device, filter: ChannelFilter) =>
  (await device.ports.messenger.channels({ first: 500, offset: 0, filter, order: 'newest' })).items.map(({ id }) => id)

export const messengerContract = (name: BindingName, bind: Bind): void =>
  contract('messenger', name, bind, (bound) => {
    it('opens one channel to an actor, the same every time [MSG-019][MSG-020]', async () => {
      const device = await member(bound())
      const actor = await liveActor(bound(), device)
      const [one, again] = await Promise.all([1, 2].map(() => device.ports.messenger.channelWithActor(actor.id)))
      expect(one).toMatchObject({ actorId: actor.id, actorName: actor.name, guestId: device.guest.id, unread: false })
      expect(again?.id).toBe(one?.id)
      expect(await device.ports.messenger.channel(one?.id ?? asId('none'))).toEqual(one)
    })

    it('opens no channel for an anonymous guest, nor to an actor who does not exist', async () => {
      const [visitor, device] = [await bound().device(), await member(bound())]
      const actor = await liveActor(bound(), visitor)
      expect(await visitor.ports.messenger.channelWithActor(actor.id)).toBeNull()
      expect(await device.ports.messenger.channelWithActor(asId<ActorId>('nobody'))).toBeNull()
      expect(await device.ports.messenger.channel(asId<ChannelId>('none'))).toBeNull()
    })

    it('delivers a message to all pages of its guest, and the answer of the actor [MSG-024]', async () => {
      const device = await member(bound())
      const channelId = await channelTo(device, await liveActor(bound(), device))
      const sent = await sendText(device, channelId, '  Good evening  ')
      expect(sent).toMatchObject({ ok: true, message: { sender: 'guest', text: 'Good evening', price: 0 } })
      await bound().environment.advance(20_000)
      await device.settle()
      const received = device.received('message').map(({ message }) => message)
      expect(received.map(({ sender }) => sender)).toEqual(['guest', 'actor'])
      expect(received[0]).toEqual(sent.ok ? sent.message : null)
      expect(await historyOf(device, channelId, 30)).toEqual(received.toReversed())
    })

    it('sends and charges a message once, however often and at once it is sent', async () => {
      const device = await payingMember(bound(), 40)
      await bound().environment.setGuest(device.guest.id, { freeMessages: 0 })
      const channelId = await channelTo(device, await liveActor(bound(), device, { message: 3 }))
      const key = freshKey()
      const results = await Promise.all(Array.from({ length: 20 }, () => sendText(device, channelId, 'Once', key)))
      expect(new Set(results.map((result) => (result.ok ? result.message.id : result.reason))).size).toBe(1)
      expect((await device.ports.guest.balance()).balance).toBe(37)
      expect((await historyOf(device, channelId, 30)).filter(({ sender }) => sender === 'guest').length).toBe(1)
    })

    it('gives the free messages first, then takes coins, then refuses with what is missing [SOC-013]', async () => {
      const device = await payingMember(bound(), 40)
      await bound().environment.setGuest(device.guest.id, { freeMessages: 1 })
      const channelId = await channelTo(device, await liveActor(bound(), device, { message: 25 }))
      const results = [
        await sendText(device, channelId, 'one'),
        await sendText(device, channelId, 'two'),
        await sendText(device, channelId, 'three'),
      ]
      expect(results.map((result) => (result.ok ? result.message.price : [result.reason, result.missing]))).toEqual([
        0,
        25,
        ['not-enough-money', 10],
      ])
      await device.settle()
      expect(device.received('balance').at(-1)).toMatchObject({ balance: 15 })
    })

    it('sends for no more than was agreed to: a price that rose meanwhile is refused, and one that fell is charged', async () => {
      const device = await payingMember(bound(), 40)
      await bound().environment.setGuest(device.guest.id, { freeMessages: 0 })
      const actor = await liveActor(bound(), device, { message: 3 })
      const channelId = await channelTo(device, actor)
      const setPrice = (message: number) =>
        bound().environment.setActor(actor.id, {
          prices: { single: 30, voyeur: null, c2c: null, ticket: null, message },
        })
      await setPrice(4)
      const key = freshKey()
      const refusal = { ok: false, reason: 'price-changed', missing: 0 }
      expect(await sendText(device, channelId, 'dearer', key, 3)).toEqual(refusal)
      expect(await sendText(device, channelId, 'dearer', key, 0)).toEqual(refusal)
      await device.settle()
      expect({
        balance: (await device.ports.guest.balance()).balance,
        history: await historyOf(device, channelId, 30),
      }).toEqual({ balance: 40, history: [] })
      expect(device.received('message')).toEqual([])
      // The same message, once the guest has agreed to what it costs now.
      expect(await sendText(device, channelId, 'dearer', key, 4)).toMatchObject({ ok: true, balance: 36 })
      await setPrice(1)
      expect(await sendText(device, channelId, 'cheaper', freshKey(), 4)).toMatchObject({
        ok: true,
        message: { price: 1 },
        balance: 35,
      })
    })

    it('answers a message that is sent again as before, for any price and any agreement by then', async () => {
      const device = await payingMember(bound(), 40)
      await bound().environment.setGuest(device.guest.id, { freeMessages: 0 })
      const actor = await liveActor(bound(), device, { message: 3 })
      const channelId = await channelTo(device, actor)
      const key = freshKey()
      const first = await sendText(device, channelId, 'Once', key, 3)
      expect(first).toMatchObject({ ok: true, message: { price: 3 }, balance: 37 })
      await bound().environment.setActor(actor.id, {
        prices: { single: 30, voyeur: null, c2c: null, ticket: null, message: 9 },
      })
      for (const agreedPrice of [3, 9, 0])
        expect(await sendText(device, channelId, 'Once', key, agreedPrice)).toEqual(first)
      expect((await device.ports.guest.balance()).balance).toBe(37)
    })

    it('charges nothing for text that was free when it was written and no longer is', async () => {
      const device = await payingMember(bound(), 40)
      await bound().environment.setGuest(device.guest.id, { freeMessages: 1 })
      const actor = await liveActor(bound(), device, { message: 3 })
      const channelId = await channelTo(device, actor)
      // Two pages show the same free message: one of them is too late.
      const results = await Promise.all(
        ['one', 'other'].map((text) => sendText(device, channelId, text, freshKey(), 0)),
      )
      expect(results.filter(({ ok }) => ok)).toMatchObject([{ message: { price: 0 } }])
      expect(results.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'price-changed', missing: 0 }])
      const start = { mode: 'single', useVoucher: false, stopAt: null, agreedPrice: 30 } as const
      const begun = await device.ports.chat.startChat({ actorId: actor.id, key: freshKey(), ...start })
      if (!begun.ok) throw new Error(begun.reason)
      const { chatId } = begun.chat
      const sendInChat = (text: string) =>
        device.ports.messenger.send({ channelId, clientId: freshKey(), text, gifts: [], chatId, agreedPrice: 0 })
      expect(await sendInChat('while it runs')).toMatchObject({ ok: true, message: { price: 0 } })
      await device.ports.chat.stop(chatId)
      expect(await sendInChat('when it is over')).toEqual({ ok: false, reason: 'price-changed', missing: 0 })
      expect((await device.ports.guest.balance()).balance).toBe(40)
    })

    it('may be tried again under the same id once the reason of a refusal is gone', async () => {
      const device = await member(bound())
      await bound().environment.setGuest(device.guest.id, { freeMessages: 0 })
      const channelId = await channelTo(device, await liveActor(bound(), device, { message: 5 }))
      const key = freshKey()
      expect(await sendText(device, channelId, 'again', key)).toMatchObject({ ok: false, reason: 'not-enough-money' })
      await bound().environment.setGuest(device.guest.id, { freeMessages: 1 })
      expect(await sendText(device, channelId, 'again', key)).toMatchObject({ ok: true })
    })

    it('refuses what is empty, too long, blocked or sent on a channel that is not theirs', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const channelId = await channelTo(device, await liveActor(bound(), device))
      const reason = async (who: Device, id: ChannelId, text: string) => {
        const result = await sendText(who, id, text)
        return result.ok ? 'ok' : result.reason
      }
      expect(await reason(device, channelId, '   ')).toBe('empty')
      expect(await reason(device, channelId, 'x'.repeat(MAX_MESSAGE_LENGTH + 1))).toBe('too-long')
      expect(await reason(device, asId('none'), 'hello')).toBe('unknown-channel')
      expect(await reason(other, channelId, 'hello')).toBe('unknown-channel')
      await device.ports.messenger.block(channelId, true)
      expect(await reason(device, channelId, 'hello')).toBe('blocked')
      await device.ports.messenger.block(channelId, false)
      expect(await reason(device, channelId, 'hello')).toBe('ok')
      await bound().environment.setGuest(device.guest.id, { isLocked: true })
      expect(await reason(device, channelId, 'hello')).toBe('locked')
    })

    it('pages through history without loss or repetition while new messages arrive [ADD-004]', async () => {
      const device = await member(bound())
      const channelId = await channelTo(device, await liveActor(bound(), device))
      for (let iteration = 1; iteration <= 7; iteration += 1) await sendText(device, channelId, `message ${iteration}`)
      const pages = [await device.ports.messenger.messages(channelId, 3, null)]
      await sendText(device, channelId, 'late one')
      pages.push(await device.ports.messenger.messages(channelId, 3, pages[0]?.next ?? null))
      await sendText(device, channelId, 'late two')
      pages.push(await device.ports.messenger.messages(channelId, 3, pages[1]?.next ?? null))
      const texts = pages.flatMap(({ items }) => items.map(({ text }) => text))
      expect(texts).toEqual([7, 6, 5, 4, 3, 2, 1].map((iteration) => `message ${iteration}`))
      expect(pages.at(-1)?.next).toBeNull()
    })

    it('counts what is unread and forgets it when a channel is read [MSG-006][MSG-007]', async () => {
      const device = await member(bound())
      const channelId = await channelTo(device, await liveActor(bound(), device))
      await sendText(device, channelId, 'hello')
      await bound().environment.advance(20_000)
      expect(await device.ports.messenger.unreadTotal()).toBe(1)
      expect(await channelIds(device, 'unread')).toEqual([channelId])
      await device.ports.messenger.markRead(channelId)
      expect(await device.ports.messenger.unreadTotal()).toBe(0)
      expect(await channelIds(device, 'unread')).toEqual([])
      expect(device.received('messageRead')).toHaveLength(1)
    })

    it('lists channels by each filter, the newest message first [MSG-005][MSG-013][MSG-028]', async () => {
      const device = await member(bound())
      const [a, b, c] = [
        await liveActor(bound(), device),
        await liveActor(bound(), device),
        await liveActor(bound(), device),
      ]
      const ids = [await channelTo(device, a), await channelTo(device, b), await channelTo(device, c)] as const
      for (const id of ids) {
        bound().environment.clock.sleep(1_000)
        await sendText(device, id, 'hello')
      }
      expect(await channelIds(device, 'newest')).toEqual([ids[2], ids[1], ids[0]])
      await device.ports.messenger.archive(ids[2], true)
      await device.ports.messenger.block(ids[1], true)
      await bound().environment.setActor(a.id, { state: { isOnline: false } })
      expect(await channelIds(device, 'newest')).toEqual([ids[0]])
      expect(await channelIds(device, 'archived')).toEqual([ids[2]])
      expect(await channelIds(device, 'blocked')).toEqual([ids[1]])
      expect(await channelIds(device, 'online-only')).toEqual([])
      await device.settle()
      expect(device.received('channelArchived')).toEqual([{ type: 'channelArchived', channelId: ids[2] }])
      await device.ports.messenger.archive(ids[2], false)
      expect(await channelIds(device, 'online-only')).toEqual([ids[2]])
      const stretch = await device.ports.messenger.channels({ first: 1, offset: 1, filter: 'newest', order: 'newest' })
      expect(stretch).toMatchObject({ total: 2, items: [{ id: ids[0] }] })
    })

    it('describes a channel: whose it is, what waits in it, what its actor offers now [MSG-002][MSG-003][MSG-004]', async () => {
      const device = await member(bound())
      const actor = await liveActor(bound(), device, { message: 3, voyeur: 7 })
      await bound().environment.setGuest(device.guest.id, { freeMessages: 4 })
      const channelId = await channelTo(device, actor)
      await sendText(device, channelId, 'Good evening')
      await bound().environment.advance(20_000)
      await device.settle()
      const answer = device.received('message').at(-1)?.message
      const channel = await device.ports.messenger.channel(channelId)
      expect(channel).toEqual({
        id: channelId,
        actorId: actor.id,
        guestId: device.guest.id,
        unread: true,
        unreadCount: 1,
        archived: false,
        blocked: false,
        isActorOnline: true,
        lastMessageId: answer?.id,
        subject: answer?.text.slice(0, 80),
        subjectKind: 'text',
        messageTimestamp: answer?.at,
        lastViewedTimestamp: expect.any(Number) as number,
        multiChatPrice: 7,
        canVoyeurChat: true,
        isVoyeurInSingleChatAllowed: actor.state.isVoyeurInSingleChatAllowed,
        isDildocontrolAvailable: false,
        freeMessagesAmount: 3,
        messagePrice: 3,
        isMessagingFree: false,
        freeChat: false,
        preview: { ...actor.avatar, variant: 'a0' },
        actorName: actor.name,
        actorAge: actor.age,
        emailNotifications: false,
        smsNotifications: false,
      })
    })

    it('lists a part of the channels by filter and order: the newest first, or the unread ones [MSG-023]', async () => {
      const device = await member(bound())
      const [a, b] = [await liveActor(bound(), device), await liveActor(bound(), device)]
      const ids = [await channelTo(device, a), await channelTo(device, b)] as const
      await sendText(device, ids[0], 'hello')
      await bound().environment.advance(20_000)
      await sendText(device, ids[1], 'hello')
      await device.settle()
      const listed = async (order: ChannelOrder, first = 2, offset = 0) => {
        const page = await device.ports.messenger.channels({ first, offset, filter: 'newest', order })
        return page.items.map(({ id, unread }) => [id, unread])
      }
      expect(await listed('newest')).toEqual([
        [ids[1], false],
        [ids[0], true],
      ])
      expect(await listed('unread-first')).toEqual([
        [ids[0], true],
        [ids[1], false],
      ])
      expect(await listed('unread-first', 1, 1)).toEqual([[ids[1], false]])
    })

    it('recommends no actor whose conversation the guest has blocked', async () => {
      const device = await member(bound())
      const [first] = await device.ports.messenger.recommendations({ currentActorId: null })
      if (first === undefined) throw new Error('nobody is live')
      const channelId = await channelTo(device, first)
      const recommended = async () =>
        (await device.ports.messenger.recommendations({ currentActorId: null })).map(({ id }) => id)
      expect(await recommended()).toContain(first.id)
      await device.ports.messenger.block(channelId, true)
      expect(await recommended()).not.toContain(first.id)
      expect(await recommended()).toHaveLength(9)
      await device.ports.messenger.block(channelId, false)
      expect(await recommended()).toContain(first.id)
    })

    it('recommends at most nine who are live, without the one they are talking to [MSG-018][MSG-021]', async () => {
      const device = await member(bound())
      const all = await device.ports.messenger.recommendations({ currentActorId: null })
      expect(all.length).toBe(9)
      expect(all.every(({ state }) => state.isOnline)).toBe(true)
      const [first] = all
      if (first === undefined) throw new Error('nobody is live')
      const others = await device.ports.messenger.recommendations({ currentActorId: first.id })
      expect(others.map(({ id }) => id)).not.toContain(first.id)
      const grid = await device.ports.messenger.recommendations({ currentActorId: null, useGrid: true })
      expect(grid.map(({ id }) => id)).toEqual(all.slice(0, 8).map(({ id }) => id))
      const ratings = (rating: AgeRating) =>
        device.ports.messenger
          .recommendations({ currentActorId: null, fsk: rating })
          .then((found) => found.map(({ sedcards }) => sedcards.map(({ variant }) => variant)))
      const rated = first.sedcards[0]?.variant ?? 'p0'
      await bound().environment.setActor(first.id, { photoRatings: [{ variant: rated, rating: 16 }] })
      const [children, everybody] = [await ratings(12), await ratings(18)]
      expect(children[0]).not.toContain(rated)
      expect(everybody[0]).toEqual(first.sedcards.map(({ variant }) => variant))
    })
  })
