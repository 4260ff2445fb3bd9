import { describe, expect, it } from 'vitest'
import type { ChatRequest, ChatStartResult } from '@/application/chat/chat-gateway'
import { BackendError } from '@/application/errors/backend-error'
import { asId, type ShowId, type TicketId } from '@/domain/ids'
import { vxc } from '@/domain/money/money'
import { guestWith, settled } from '#test/support/ui/doubles'
import { pressed } from '#test/support/ui/sums'
import { actor, running } from '#test/support/ui/rooms'
import { entry, openRoom } from '#test/support/ui/open-room'

describe('the lobby of a room', () => {
  it('starts nothing by being opened', async () => {
    const { room, beats } = await openRoom({})
    expect({ phase: room.phase, beatCount: beats.length }).toEqual({ phase: 'lobby', beatCount: 0 })
  })

  it('is passed by once by a guest who comes from their ticket, and by nobody else', async () => {
    const requested: ChatRequest[] = []
    const start = async (request: ChatRequest): Promise<ChatStartResult> => {
      requested.push(request)
      return { ok: true, chat: { ...running, mode: 'ticket', pricePerMinute: 0 } }
    }
    const ticketId = asId<TicketId>('ticket-1')
    const tickets = [{ ticketId, showId: asId<ShowId>('show-1'), start: 0, end: 2 ** 52, actorId: actor.id }]
    const { room } = await openRoom({ start, tickets, requested: 'ticket' })
    await settled()
    expect(requested).toMatchObject([{ mode: 'ticket', ticketId, agreedPrice: 0, useVoucher: false }])
    expect(room.phase).toBe('live')
    await room.meter.end()
    room.again()
    await settled()
    expect({ phase: room.phase, requestedCount: requested.length }).toEqual({ phase: 'lobby', requestedCount: 1 })
    expect((await openRoom({ start, requested: 'ticket' })).room.phase).toBe('lobby')
    expect((await openRoom({ start, tickets })).room.phase).toBe('lobby')
    expect(requested).toHaveLength(1)
  })

  it('prompts an anonymous guest to sign up, and stores what they wanted [AUT-004][AUT-005]', async () => {
    const { room, opened } = await openRoom({ isLoggedIn: false })
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect({ phase: room.phase, opened }).toEqual({ phase: 'lobby', opened: ['signup'] })
  })

  it('starts the chat that was wanted before the login, as it was set, once the guest has an account [AUT-005]', async () => {
    const requested: ChatRequest[] = []
    const {
      room,
      guest,
      pending,
      wishes: requests,
    } = await openRoom({
      isLoggedIn: false,
      start: async (request) => {
        requested.push(request)
        return { ok: true, chat: running }
      },
    })
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect(requested).toEqual([])
    guest.accept(guestWith({ isLoggedIn: true }))
    for (const wish of requests) pending.perform(wish)
    await settled()
    expect({
      phase: room.phase,
      requested: requested.map(({ mode, stopAt, useVoucher, agreedPrice }) => [mode, stopAt, useVoucher, agreedPrice]),
    }).toEqual({ phase: 'live', requested: [['single', 150, true, 12]] })
  })

  it('starts one chat however often it is pressed, and again under the same key after a lost answer', async () => {
    const keys: string[] = []
    let isDown = true
    const { room } = await openRoom({
      start: async (request) => {
        keys.push(request.key)
        if (isDown) throw new BackendError('timeout')
        return { ok: true, chat: running }
      },
    })
    await Promise.all([room.entry.enter(entry, pressed(12, 'minute')), room.entry.enter(entry, pressed(12, 'minute'))])
    expect({ keyCount: keys.length, error: room.error }).toEqual({ keyCount: 1, error: 'timeout' })
    isDown = false
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect({ phase: room.phase, distinctKeyCount: new Set(keys).size }).toEqual({ phase: 'live', distinctKeyCount: 1 })
  })

  it('agrees to the price on the pressed button, and where that has changed reloads it and starts nothing', async () => {
    const prices: number[] = []
    let price = 12
    const { room } = await openRoom({
      anActor: () => ({ ...actor, prices: { ...actor.prices, singleChat: vxc(price) } }),
      start: async ({ agreedPrice }) => {
        prices.push(agreedPrice)
        return agreedPrice < price
          ? { ok: false, reason: 'price-changed', exitCode: 499, missing: 0 }
          : { ok: true, chat: running }
      },
    })
    price = 20
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect({
      phase: room.phase,
      refusal: room.entry.refusal,
      singleChat: room.actor?.prices.singleChat,
      isStarting: room.entry.isStarting,
    }).toEqual({ phase: 'lobby', refusal: 'price-changed', singleChat: vxc(20), isStarting: false })
    await room.entry.enter(entry, pressed(20, 'minute'))
    expect({ phase: room.phase, refusal: room.entry.refusal, prices }).toEqual({
      phase: 'live',
      refusal: null,
      prices: [12, 20],
    })
  })

  it('reports how many coins are missing, and what a minute costs with whom [MON-014]', async () => {
    const { room, modals } = await openRoom({
      start: async () => ({ ok: false, reason: 'not-enough-money', exitCode: 501, missing: 2 }),
    })
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect({ refusal: room.entry.refusal, openModal: modals.open }).toEqual({
      refusal: 'not-enough-money',
      openModal: {
        id: 'not-enough-money',
        values: { missing: 2, pricePerMinute: 12, host: actor.name, balance: room.balance },
      },
    })
  })

  it('reports it no longer once coins have arrived, and starts nothing by itself', async () => {
    const requests: ChatRequest[] = []
    const { room, live } = await openRoom({
      start: async (request) => {
        requests.push(request)
        return { ok: false, reason: 'not-enough-money', exitCode: 501, missing: 2 }
      },
    })
    await room.entry.enter(entry, pressed(12, 'minute'))
    live.send({ type: 'balance', balance: 40, isPayment: true })
    expect({ refusal: room.entry.refusal, phase: room.phase, requestCount: requests.length }).toEqual({
      refusal: null,
      phase: 'lobby',
      requestCount: 1,
    })
  })

  it('takes up a chat that runs already, after a reload', async () => {
    const { room } = await openRoom({ running: () => ({ ...running, seconds: 40, charged: 8 }) })
    expect({ phase: room.phase, shownSeconds: room.meter.shownSeconds, charged: room.chat?.charged }).toEqual({
      phase: 'live',
      shownSeconds: 40,
      charged: 8,
    })
  })
})
