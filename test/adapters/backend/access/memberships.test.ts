import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { membershipOf, ticketNow } from '@/adapters/backend/access/memberships'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { ChatShowTicket } from '@/domain/guest/guest'
import { asId, type ActorId, type GuestId, type TicketId } from '@/domain/ids'

const actorIds = ['1', '2'].map((id) => asId<ActorId>(id))
const ticketIds = ['a', 'b', 'c'].map((id) => asId<TicketId>(id))

const ticket: fc.Arbitrary<ChatShowTicket> = fc.record({
  ticketId: fc.constantFrom(...ticketIds),
  showId: fc.constant('show'),
  start: fc.nat(6),
  end: fc.nat(6),
  actorId: fc.constantFrom(...actorIds),
})

it('is none for a guest without a record', async () => {
  const guestId = asId<GuestId>('ann')
  expect(await membershipOf(new MemoryStore(), guestId)).toEqual({
    guestId,
    vipUntil: 0,
    tvUntil: 0,
    chatShowTickets: [],
    conversionChatEnds: {},
  })
})

describe('a ticket', () => {
  it('opens the room of its actor from the start of its show until before the end, and no other ticket does', () => {
    const named = fc.option(fc.constantFrom(...ticketIds), { nil: undefined })
    fc.assert(
      fc.property(fc.array(ticket), fc.constantFrom(...actorIds), fc.nat(6), named, (held, actorId, now, wanted) => {
        const opens = (one: ChatShowTicket) =>
          one.actorId === actorId &&
          Array.from({ length: Math.max(0, one.end - one.start) }, (_, at) => one.start + at).includes(now)
        const fitting = held.find((one) => opens(one) && one.ticketId === (wanted ?? one.ticketId))
        expect(ticketNow({ chatShowTickets: held }, actorId, now, wanted)).toEqual(fitting)
      }),
    )
  })
})
