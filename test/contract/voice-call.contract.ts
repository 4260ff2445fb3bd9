import { expect, it } from 'vitest'
import { channelTo, freshKey, liveActor, sendText } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { loggedIn, member, payingMember } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import type { VoiceCallRequest } from '@/application/chat/chat-gateway'
import type { ActorSummary } from '@/domain/actors/actor'
import { asId, type ActorId, type TipItemId } from '@/domain/ids'

/** An actor who takes calls, at 18 coins a minute. */
async function caller(bound: Binding, device: Device): Promise<ActorSummary> {
  const actor = await liveActor(bound, device, { single: 30 })
  await bound.environment.setActor(actor.id, {
    prices: { single: 30, voyeur: 6, c2c: 18, ticket: null, message: 0 },
    state: { isOnlineMobileVideocall: true, isVoyeurChatAvailable: true, isVoyeurInSingleChatAllowed: true },
  })
  return actor
}

const call = ({ ports }: Device, actorId: ActorId, change: Partial<VoiceCallRequest> = {}) =>
  ports.chat.startVoiceCall({
    actorId,
    key: freshKey(),
    useVoucher: false,
    stopAt: null,
    agreedPrice: 1_000,
    ...change,
  })

export const voiceCallContract = (name: BindingName, bind: Bind): void =>
  contract('voiceCall', name, bind, (bound) => {
    it('starts with code 2000, a server and an id, is counted as a video call, and ends with its bill [CHA-030]', async () => {
      const device = await payingMember(bound(), 40)
      const actor = await caller(bound(), device)
      expect((await device.ports.offers.buttons(actor.id))?.isVoiceCallOffered).toBe(true)
      const key = freshKey()
      const begun = await call(device, actor.id, { key })
      expect(begun).toMatchObject({ resultCode: 2000, server: '', missing: 0 })
      expect(begun.clientId).not.toBeNull()
      expect(await call(device, actor.id, { key })).toEqual(begun)
      const running = await device.ports.chat.running()
      expect(running).toMatchObject({
        chatId: begun.clientId,
        mode: 'video-call',
        isVoice: true,
        pricePerMinute: 18,
        onlookers: 0,
      })
      expect((await device.ports.guest.current()).voicecall).toEqual({ active: true, idHash: begun.clientId })
      await bound().environment.advance(5_000)
      if (running === null) throw new Error('no call')
      expect(await device.ports.chat.stop(running.chatId)).toMatchObject({ seconds: 5, coins: 2, mode: 'video-call' })
      await device.settle()
      expect(device.received('voicecallStart')).toMatchObject([{ voicecallIdHash: begun.clientId }])
      expect(device.received('voicecallStop')).toMatchObject([{ voicecallIdHash: begun.clientId }])
      expect((await device.ports.guest.current()).voicecall).toEqual({ active: false, idHash: null })
    })

    it('is refused with a code for each reason, and nothing is charged or begun [CHA-031]', async () => {
      const device = await payingMember(bound(), 40)
      const actor = await caller(bound(), device)
      const { environment } = bound()
      const codeOf = async (who: Device, change: Partial<VoiceCallRequest> = {}) => {
        const { resultCode, server, clientId } = await call(who, actor.id, change)
        expect({ server, clientId }).toEqual({ server: null, clientId: null })
        return resultCode
      }
      expect(await codeOf(await bound().device())).toBe(4001)
      expect(await codeOf(device, { accessToken: 'the token of somebody else' })).toBe(4001)
      expect(await codeOf(await member(bound()))).toBe(4002)
      expect(await codeOf(device, { agreedPrice: 17 })).toBe(4007)
      await environment.setGuest(device.guest.id, { restrictionLevel: 1 })
      expect(await codeOf(device)).toBe(4005)
      await environment.setGuest(device.guest.id, { restrictionLevel: null })
      await environment.setActor(actor.id, {
        features: { livePreview: true, hd: true, audio: false, dildocontrol: false },
      })
      expect((await device.ports.offers.buttons(actor.id))?.isVoiceCallOffered).toBe(false)
      expect(await codeOf(device)).toBe(5003)
      await environment.setActor(actor.id, { state: { isBusy: true } })
      expect(await codeOf(device)).toBe(5002)
      await environment.setActor(actor.id, { state: { isBusy: false, isOnline: false } })
      expect(await codeOf(device)).toBe(5001)
      await environment.setActor(actor.id, { bannedCountryCodes: [device.guest.geoLocation.countryCode] })
      expect(await codeOf(device)).toBe(5004)
      expect((await call(device, asId<ActorId>('nobody'))).resultCode).toBe(5006)
      expect((await device.ports.guest.balance()).balance).toBe((await device.ports.guest.current()).balance)
      expect(await device.ports.chat.running()).toBeNull()
    })

    it('shows the actor no name: nothing is written, given or read in it, nobody watches it, and the actor is busy', async () => {
      const device = await payingMember(bound(), 105)
      const [actor, other] = [await caller(bound(), device), await payingMember(bound(), 40)]
      const channelId = await channelTo(device, actor)
      await call(device, actor.id)
      const running = await device.ports.chat.running()
      if (running === null) throw new Error('no call')
      const { chatId } = running
      const sent = { channelId, clientId: freshKey(), text: 'Hello', gifts: [], chatId, agreedPrice: ANY_PRICE }
      expect(await device.ports.messenger.send(sent)).toMatchObject({ ok: false, reason: 'only-watching' })
      const tip = {
        chatId,
        itemId: asId<TipItemId>('any'),
        key: freshKey(),
        agreedPrice: ANY_PRICE,
        note: '',
        isAnonymous: false,
      }
      expect(await device.ports.tips.give(tip)).toMatchObject({ ok: false, reason: 'only-watching' })
      expect((await other.ports.offers.buttons(actor.id))?.modes.map(({ mode }) => mode)).toEqual([])
      expect((await call(other, actor.id)).resultCode).toBe(5002)
      await device.ports.chat.stop(chatId)
      expect(await sendText(device, channelId, 'Hello')).toMatchObject({ ok: true })
    })

    it('is one call of a guest on all their pages, and refused beside another chat of theirs', async () => {
      const device = await payingMember(bound(), 40)
      const [actor, second] = [await caller(bound(), device), await caller(bound(), device)]
      const page = await loggedIn(bound(), device)
      const { clientId } = await call(device, actor.id)
      expect((await page.ports.chat.running())?.chatId).toBe(clientId)
      expect((await call(page, second.id)).resultCode).toBe(4008)
    })
  })
