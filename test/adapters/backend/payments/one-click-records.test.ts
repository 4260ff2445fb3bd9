import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  chargesOf,
  oneClickChargeId,
  oneClickCharges,
  type OneClickCharge,
} from '@/adapters/backend/payments/one-click-records'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { asId, type GuestId, type IdempotencyKey } from '@/domain/ids'

const guestIds = ['ann', 'ben'].map((id) => asId<GuestId>(id))
const MINUTE = 60_000
const DAY = 86_400_000
const NOW = 100 * DAY

/** Ages around the moments at which a charge counts for less. */
const anyAge = fc.oneof(
  fc.nat(40 * DAY),
  fc.nat(20 * MINUTE),
  fc.constantFrom(15 * MINUTE, 15 * MINUTE - 1, 30 * DAY, 30 * DAY - 1, 30 * DAY + 1),
)
const anyCharge = fc.record({
  guestId: fc.constantFrom(...guestIds),
  age: anyAge,
  amount: fc.constantFrom(40, 100, 200),
  status: fc.constantFrom<OneClickCharge['status']>('open', 'booked', 'declined', 'expired', 'no-answer'),
})

it('counts the charges of thirty days that were booked or have no answer, which bar the next one for a quarter of an hour', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCharge, { maxLength: 10 }), fc.constantFrom(...guestIds), async (charges, guestId) => {
      const store = new MemoryStore()
      await store.transaction(async (tx) => {
        for (const [index, { age, ...rest }] of charges.entries()) {
          const key = asId<IdempotencyKey>(`key ${index}`)
          const means = { token: 'token', label: 'label', channelId: null, language: 'en' } as const
          await tx.put(oneClickCharges, {
            ...rest,
            ...means,
            key,
            id: oneClickChargeId(rest.guestId, key),
            at: NOW - age,
          })
        }
      })
      const counted = charges
        .filter((one) => one.guestId === guestId && one.age <= 30 * DAY)
        .filter(({ status }) => status === 'booked' || status === 'open')
        .map(({ age, amount, status }) => ({
          at: NOW - age,
          coins: amount,
          isOpen: status === 'open' && age < 15 * MINUTE,
        }))
      const byAge = (all: readonly { readonly at: number }[]) => all.toSorted((a, b) => a.at - b.at)
      expect(byAge(await chargesOf(store, guestId, NOW)).map(({ at }) => at)).toEqual(
        byAge(counted).map(({ at }) => at),
      )
      expect(await chargesOf(store, guestId, NOW)).toEqual(expect.arrayContaining(counted))
    }),
  )
})
