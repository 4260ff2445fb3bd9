import { expect, it } from 'vitest'
import { freshKey, liveActor } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { payingMember } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { freeChatUses } from '@/adapters/backend/chat/free/free-chat-records'
import { previews } from '@/adapters/backend/chat/free/preview-records'
import { dayTextOf } from '@/domain/access/age'
import { PREVIEW_RENEWED_AFTER } from '@/domain/chat/preview-budget'
import type { ChatButtons } from '@/domain/chat/chat-buttons'
import { chatModes, type ChatMode } from '@/domain/chat/mode'
import { asId, type ActorId } from '@/domain/ids'

const buttonsOf = async ({ ports }: Device, actorIdOrName: string): Promise<ChatButtons> => {
  const buttons = await ports.offers.buttons(actorIdOrName)
  if (buttons === null) throw new Error('no such actor')
  return buttons
}

const modesOf = ({ modes }: ChatButtons): readonly ChatMode[] => modes.map(({ mode }) => mode)

const start = ({ ports }: Device, actorId: ActorId, mode: ChatMode) =>
  ports.chat.startChat({ actorId, mode, key: freshKey(), useVoucher: false, stopAt: null, agreedPrice: ANY_PRICE })

/** The modes that a guest is let into, each of which is left at once. */
async function accepted(device: Device, actorId: ActorId): Promise<readonly ChatMode[]> {
  const modes: ChatMode[] = []
  for (const mode of chatModes) {
    const result = await start(device, actorId, mode)
    if (!result.ok) continue
    modes.push(mode)
    await device.ports.chat.stop(result.chat.chatId)
  }
  return modes
}

export const offersContract = (name: BindingName, bind: Bind): void =>
  contract('offers', name, bind, (bound) => {
    it('serves what the chat buttons of an actor are made of, by id and by name [CHA-032][CHA-033]', async () => {
      const device = await payingMember(bound(), 40)
      const actor = await liveActor(bound(), device, { single: 30, voyeur: 6, message: 2 })
      await bound().environment.setGuest(device.guest.id, { freeMessages: 3 })
      const buttons = await buttonsOf(device, actor.id)
      expect(buttons).toEqual({
        actorId: actor.id,
        buttonText: 'Start chat',
        buttonSubline: 'Private chat 30 VXC per minute',
        isActorOnline: true,
        voucherChatMinutes: 0,
        freeChat: false,
        isBannedCountryCode: false,
        isVoyeurChatAvailable: true,
        isVoyeurMode: false,
        guestHasTicket: false,
        isVoiceCallOffered: false,
        multiChatPrice: 6,
        singleC2CChatPrice: null,
        prices: {
          freeMessages: 3,
          message: 2,
          single: 30,
          singlec2c: null,
          video: 30,
          voyeur: 6,
          voucherChatMinutes: 0,
        },
        modes: [
          { mode: 'single', pricePerMinute: 30, seconds: null },
          { mode: 'preview', pricePerMinute: 0, seconds: 5 },
        ],
      })
      expect(await buttonsOf(device, actor.name.toUpperCase())).toEqual(buttons)
      expect(await device.ports.offers.buttons('nobody-by-that-name')).toBeNull()
    })

    it('offers the modes that a start is accepted for, and no other [CHA-032]', async () => {
      const device = await payingMember(bound(), 200)
      const actor = await liveActor(bound(), device, { single: 30, voyeur: 6 })
      for (const state of [
        {},
        { freeChat: true, isLivePreviewEnabled: false },
        { isBusy: true, isVoyeurInSingleChatAllowed: true },
        { isBusy: true, isVoyeurInSingleChatAllowed: false },
        { isCurrentlyTicketShow: true },
        { isOnline: false },
      ]) {
        const plain = { isOnline: true, isBusy: false, freeChat: false, isCurrentlyTicketShow: false }
        await bound().environment.setActor(actor.id, { state: { ...plain, isLivePreviewEnabled: true, ...state } })
        const buttons = await buttonsOf(device, actor.id)
        expect(modesOf(buttons)).toEqual(await accepted(device, actor.id))
        expect(buttons.isVoyeurMode).toBe(state.isBusy === true && state.isVoyeurInSingleChatAllowed)
      }
      await bound().environment.setActor(actor.id, { bannedCountryCodes: [device.guest.geoLocation.countryCode] })
      expect(await buttonsOf(device, actor.id)).toMatchObject({ isBannedCountryCode: true, modes: [] })
    })

    it('names the one chat that is left, and free chat before what costs coins [CHA-032]', async () => {
      const device = await payingMember(bound(), 40)
      const actor = await liveActor(bound(), device, { single: 30, voyeur: 6 })
      const after = async (state: object) => {
        await bound().environment.setActor(actor.id, { state })
        const { buttonText, buttonSubline } = await buttonsOf(device, actor.id)
        return { buttonText, buttonSubline }
      }
      expect(await after({ freeChat: true })).toEqual({
        buttonText: 'Start chat',
        buttonSubline: 'Free chat · Private chat 30 VXC per minute',
      })
      expect(await after({ freeChat: false, isBusy: true, isVoyeurInSingleChatAllowed: true })).toEqual({
        buttonText: 'Start voyeur chat',
        buttonSubline: 'Voyeur chat 6 VXC per minute',
      })
      expect(await after({ isOnline: false })).toEqual({
        buttonText: 'Write a message',
        buttonSubline: 'Private chat 30 VXC per minute',
      })
    })

    it('goes on with what is left of a preview, on any page, and offers it no more once it was seen [CHA-035][CHA-017]', async () => {
      const device = await payingMember(bound(), 40)
      const actor = await liveActor(bound(), device)
      const left = () => device.ports.offers.preview({ actorId: actor.id, decline: false })
      expect(await left()).toEqual({ secondsLeft: 5 })
      const first = await start(device, actor.id, 'preview')
      await bound().environment.advance(3_000)
      if (first.ok) await device.ports.chat.stop(first.chat.chatId)
      await device.reopen()
      expect(await left()).toEqual({ secondsLeft: 2 })
      expect((await buttonsOf(device, actor.id)).modes).toContainEqual({
        mode: 'preview',
        pricePerMinute: 0,
        seconds: 2,
      })
      const second = await start(device, actor.id, 'preview')
      await bound().environment.advance(3_000)
      await device.settle()
      expect(device.received('chatEnd').at(-1)).toMatchObject({ exitCode: 401, bill: { seconds: 2, coins: 0 } })
      expect(second.ok).toBe(true)
      expect(modesOf(await buttonsOf(device, actor.id))).toEqual(['single'])
      expect(await start(device, actor.id, 'preview')).toMatchObject({ ok: false, reason: 'mode-not-offered' })
      const { backend, clock } = bound().environment
      const since = clock.now() - PREVIEW_RENEWED_AFTER
      const yesterday = { guestId: device.guest.id, actorId: actor.id, since, seconds: 5, isDeclined: false }
      await backend.store.transaction((tx) => tx.put(previews, yesterday))
      expect(await left()).toEqual({ secondsLeft: 5 })
    })

    it('offers a preview no more that was declined, to that guest and for that actor [CHA-035]', async () => {
      const [device, other] = [await payingMember(bound(), 40), await payingMember(bound(), 40)]
      const [actor, second] = [await liveActor(bound(), device), await liveActor(bound(), device)]
      expect(await device.ports.offers.preview({ actorId: actor.id, decline: true })).toEqual({ secondsLeft: 0 })
      expect(modesOf(await buttonsOf(device, actor.id))).toEqual(['single'])
      expect(modesOf(await buttonsOf(device, second.id))).toEqual(['single', 'preview'])
      expect(modesOf(await buttonsOf(other, actor.id))).toEqual(['single', 'preview'])
      const nobody = { actorId: asId<ActorId>('nobody'), decline: true }
      await expect(device.ports.offers.preview(nobody)).rejects.toMatchObject({ code: 'not-found' })
    })

    it('answers how long a guest has been in free chats today, and ends the last one with 503; without an account there is no answer [CHA-034]', async () => {
      const [visitor, device] = [await bound().device(), await payingMember(bound(), 40)]
      expect(await visitor.ports.offers.freeChatDuration()).toBeNull()
      expect(await device.ports.offers.freeChatDuration()).toEqual({ used: 0, left: 3_600 })
      const actor = await liveActor(bound(), device)
      await bound().environment.setActor(actor.id, { state: { freeChat: true } })
      const { store } = bound().environment.backend
      const day = dayTextOf(bound().environment.clock.now())
      await store.transaction((tx) => tx.put(freeChatUses, { guestId: device.guest.id, day, seconds: 3_595 }))
      const result = await start(device, actor.id, 'free')
      expect(result).toMatchObject({ ok: true, chat: { secondsLeft: 5 } })
      await bound().environment.advance(8_000)
      await device.settle()
      expect(device.received('chatEnd')).toMatchObject([
        { exitCode: 503, bill: { seconds: 5, coins: 0, mode: 'free' } },
      ])
      expect(await device.ports.offers.freeChatDuration()).toEqual({ used: 3_600, left: 0 })
      expect(modesOf(await buttonsOf(device, actor.id))).not.toContain('free')
      expect(await start(device, actor.id, 'free')).toMatchObject({ ok: false, reason: 'mode-not-offered' })
    })
  })
