import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asId, type ActorId } from '@/domain/ids'
import { sellTicket, type SaleFacts, type TicketAttempt } from '@/domain/shows/ticket-sale'

const actorId = asId<ActorId>('1')
const show: SaleFacts = {
  actorId,
  start: 1_000,
  end: 2_000,
  isCancelled: false,
  price: 20,
  promotion: { code: 'LANTERN', price: 15 },
  bannedCountryCodes: ['US'],
}
const attempt: TicketAttempt = { actorId, start: 1_000, promoCode: '', agreedPrice: 20, countryCode: 'DE' }

const coins = fc.nat(200)
const facts: fc.Arbitrary<SaleFacts> = fc
  .record({
    start: fc.nat(5_000),
    length: fc.integer({ min: 1, max: 5_000 }),
    isCancelled: fc.boolean(),
    price: coins,
    promotion: fc.option(fc.record({ code: fc.constantFrom('LANTERN', 'Velvet'), price: coins }), { nil: null }),
    bannedCountryCodes: fc.subarray(['DE', 'US']),
  })
  .map(({ length, ...rest }) => ({ ...rest, actorId, end: rest.start + length }))
const attempts: fc.Arbitrary<TicketAttempt> = fc.record({
  actorId: fc.constantFrom(actorId, asId<ActorId>('2')),
  start: fc.nat(5_000),
  promoCode: fc.constantFrom('', ' ', 'lantern', 'VELVET', 'other'),
  agreedPrice: coins,
  countryCode: fc.constantFrom('DE', 'US'),
})

describe('the sale of a ticket', () => {
  it('never charges more than was agreed to, nor more than the show costs, and sells no show that is over or cancelled', () => {
    fc.assert(
      fc.property(facts, attempts, fc.nat(12_000), (sold, wanted, now) => {
        const asSeen = { ...wanted, start: sold.start }
        for (const each of [wanted, asSeen]) {
          const decision = sellTicket(sold, each, now)
          if (!decision.ok) continue
          expect(decision.price).toBeLessThanOrEqual(Math.min(each.agreedPrice, sold.price))
          expect(sold.isCancelled).toBe(false)
          expect(now).toBeLessThan(sold.end)
          expect({ actorId: each.actorId, start: each.start }).toEqual({ actorId: sold.actorId, start: sold.start })
          expect(sold.bannedCountryCodes).not.toContain(each.countryCode)
        }
      }),
    )
  })

  it('sells for the full price without a code, and for less with the code of the show in any case', () => {
    expect(sellTicket(show, attempt, 0)).toEqual({ ok: true, price: 20, code: null })
    for (const promoCode of ['LANTERN', ' lantern '])
      expect(sellTicket(show, { ...attempt, promoCode }, 0)).toEqual({ ok: true, price: 15, code: 'LANTERN' })
    expect(sellTicket(show, attempt, 1_999)).toEqual({ ok: true, price: 20, code: null })
  })

  it.each([
    ['show-cancelled', { isCancelled: true }, {}, 0],
    ['show-over', {}, {}, 2_000],
    ['banned-country', {}, { countryCode: 'US' }, 0],
    ['show-changed', {}, { start: 999 }, 0],
    ['show-changed', {}, { actorId: asId<ActorId>('2') }, 0],
    ['promo-code-invalid', {}, { promoCode: 'VELVET' }, 0],
    ['promo-code-invalid', { promotion: null }, { promoCode: 'LANTERN' }, 0],
    ['price-changed', {}, { agreedPrice: 19 }, 0],
    ['show-cancelled', { isCancelled: true }, { agreedPrice: 0, promoCode: 'x' }, 9_000],
  ] as const)('is refused with %s', (reason, over, wanted, now) => {
    expect(sellTicket({ ...show, ...over }, { ...attempt, ...wanted }, now)).toEqual({ ok: false, reason })
  })
})
