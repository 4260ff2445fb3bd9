import { describe, expect, it, vi } from 'vitest'
import { observable, runInAction } from 'mobx'
import type { OffersGateway } from '@/application/chat/offers-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { ChatButtons } from '@/domain/chat/chat-buttons'
import type { Guest } from '@/domain/guest/guest'
import { asId, type ActorId, type GuestId } from '@/domain/ids'
import { ChatOffersViewModel } from '@/ui/actors/chat-offers-view-model'
import { Toasts } from '@/ui/base/toasts'
import { FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { buttonsOf } from '#test/support/ui/offers'
import { ACTOR, actor } from '#test/support/ui/rooms'

const answer = buttonsOf(actor, { stateOf: () => actor.state, isFavorite: () => false })

async function setup() {
  const live = new FakeLive()
  const reads: string[] = []
  const now: { answer: () => Promise<ChatButtons | null> } = { answer: async () => answer }
  const guest = observable({
    audience: null as string | null,
    guest: null as Guest | null,
    isLoggedIn: false,
  })
  const offers = new ChatOffersViewModel(
    portOf<OffersGateway>({
      preview: async ({ actorId, decline }) => {
        reads.push(`${actorId} ${decline}`)
        return { secondsLeft: 0 }
      },
      freeChatDuration: async () => {
        reads.push('free time')
        return { used: 60, left: 3_540 }
      },
      buttons: (name) => {
        reads.push(name)
        return now.answer()
      },
    }),
    live,
    guest,
    observable({ language: 'en' as const }),
    new Toasts(),
  )
  offers.start()
  const stop = offers.show('mira')
  return { live, reads, now, guest, offers, stop, settled: () => Promise.resolve().then(() => undefined) }
}

describe('what an actor offers', () => {
  it('is read once the guest is known, and again when they become another one', async () => {
    const { reads, guest, offers, settled, stop } = await setup()
    expect({ reads, buttons: offers.buttons }).toEqual({ reads: [], buttons: null })
    runInAction(() => (guest.audience = 'everyone'))
    await settled()
    expect(offers.buttons).toEqual(answer)
    runInAction(() => (guest.audience = 'g1'))
    stop()
    runInAction(() => (guest.audience = 'g2'))
    expect(reads).toEqual(['mira', 'mira'])
  })

  it('is read again once a visitor is known, since a page from the server shows what is offered to a new one', async () => {
    const { reads, guest, settled, stop } = await setup()
    runInAction(() => (guest.audience = 'everyone'))
    await settled()
    runInAction(() => (guest.guest = guestWith({ id: asId<GuestId>('visitor 1') })))
    await settled()
    expect(reads).toEqual(['mira', 'mira'])
    stop()
  })

  it('names the free chat that is left today, which is requested only for a guest who is logged in and is offered one [CHA-034]', async () => {
    const { reads, guest, now, offers, stop } = await setup()
    now.answer = async () => ({ ...answer, freeChat: true })
    runInAction(() => (guest.audience = 'everyone'))
    await vi.waitFor(() => expect(offers.buttons?.freeChat).toBe(true))
    expect({ reads, freeSecondsLeft: offers.freeSecondsLeft }).toEqual({ reads: ['mira'], freeSecondsLeft: null })
    runInAction(() => Object.assign(guest, { audience: 'g1', isLoggedIn: true }))
    await vi.waitFor(() => expect(offers.freeSecondsLeft).toBe(3_540))
    now.answer = async () => answer
    await offers.retry()
    expect(reads).toEqual(['mira', 'mira', 'free time', 'mira'])
    stop()
  })

  it('is read again when the state of that actor changes, and of no other', async () => {
    const { reads, guest, live, settled, offers } = await setup()
    runInAction(() => (guest.audience = 'everyone'))
    await settled()
    live.send({ type: 'actorState', id: asId<ActorId>('2'), state: { isBusy: true } })
    expect(reads.length).toBe(1)
    live.send({ type: 'actorState', id: ACTOR, state: { isBusy: true } })
    live.send({ type: 'freeShowStart', actorId: ACTOR })
    expect(reads.length).toBe(3)
    offers.dispose()
    expect(live.listening).toBe(0)
  })

  it('stays what it was where a newer answer cannot be read, and fails only where nothing is known', async () => {
    const { guest, now, offers, settled } = await setup()
    now.answer = () => Promise.reject(new BackendError('offline'))
    runInAction(() => (guest.audience = 'everyone'))
    await settled()
    await settled()
    expect({ buttons: offers.buttons, error: offers.error }).toEqual({ buttons: null, error: 'offline' })
    now.answer = async () => answer
    await offers.retry()
    now.answer = () => Promise.reject(new BackendError('offline'))
    await offers.retry()
    expect({ buttons: offers.buttons, error: offers.error }).toEqual({ buttons: answer, error: null })
  })

  it('is read again once the guest has declined the preview [CHA-035]', async () => {
    const { reads, guest, offers, settled } = await setup()
    runInAction(() => (guest.audience = 'everyone'))
    await settled()
    await offers.declinePreview()
    expect(reads).toEqual(['mira', `${ACTOR} true`, 'mira'])
  })
})
