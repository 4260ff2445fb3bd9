import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { memberships, membershipOf } from '@/adapters/backend/access/memberships'
import { asId, type ActorId, type IdempotencyKey, type TicketId } from '@/domain/ids'
import { TestPlatform } from '#test/support/world/test-platform'

const ACTOR = asId<ActorId>('2')
const HOUR = 3_600_000

it('a show is offered to who holds a ticket for it while it runs, until its end, and to nobody else', async () => {
  const whose = fc.constantFrom(ACTOR, asId<ActorId>('3'))
  const hours = fc.integer({ min: -2, max: 2 })
  await fc.assert(
    fc.asyncProperty(whose, hours, fc.integer({ min: 1, max: 3 }), async (actorId, begin, length) => {
      const test = new TestPlatform({ actors: 4, videos: 0 })
      await test.setActor(ACTOR, { state: { isOnline: true, isBusy: false, isCurrentlyTicketShow: true } })
      const guest = await test.member(100)
      const now = test.clock.now()
      const [start, end] = [now + begin * HOUR, now + (begin + length) * HOUR]
      const ticket = { ticketId: asId<TicketId>('ticket'), showId: 'show', start, end, actorId }
      await test.context.store.transaction(async (tx) => {
        const membership = await membershipOf(tx, guest.id)
        await tx.put(memberships, { ...membership, chatShowTickets: [ticket] })
      })
      const isOpen = actorId === ACTOR && start <= now && end > now
      const offer = await guest.ports.offers.buttons(ACTOR)
      expect(offer?.guestHasTicket).toBe(isOpen)
      const seconds = Math.floor((end - now) / 1_000)
      expect(offer?.modes).toEqual(isOpen ? [{ mode: 'ticket', pricePerMinute: 0, seconds }] : [])
      const request = { actorId: ACTOR, mode: 'ticket', useVoucher: false, stopAt: null, agreedPrice: 0 } as const
      const started = await guest.ports.chat.startChat({ ...request, key: asId<IdempotencyKey>('start') })
      expect(started.ok).toBe(isOpen)
    }),
    { numRuns: 15 },
  )
})
