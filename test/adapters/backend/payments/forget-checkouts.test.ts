import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkouts, type CheckoutRecord } from '@/adapters/backend/payments/checkout-records'
import { forgetCheckouts } from '@/adapters/backend/payments/forget-checkouts'
import { asId, type CheckoutId, type GuestId } from '@/domain/ids'
import { TestPlatform } from '#test/support/world/test-platform'

const WEEK = 7 * 86_400_000

const checkout = (id: string, openedAt: number, status: CheckoutRecord['status']): CheckoutRecord => ({
  id: asId<CheckoutId>(id),
  secret: 'secret',
  flow: 'moneycharge',
  language: 'en',
  guestId: asId<GuestId>('ann'),
  deviceHash: 'device',
  openedAt,
  selectedAmount: null,
  status,
  provedGuest: null,
  taken: false,
  failures: 0,
})

const platform = () => new TestPlatform({ actors: 2, videos: 0 })

async function storedIn({ context: { store } }: TestPlatform): Promise<readonly string[]> {
  return (await store.find(checkouts, 'byGuest', { prefix: [] })).map(({ id }) => id).toSorted()
}

describe('a checkout', () => {
  it('is removed a week after it was opened, whatever it led to, but not while its payment is pending', async () => {
    const anyAge = fc.oneof(fc.nat(2 * WEEK), fc.constantFrom(WEEK - 1, WEEK))
    const status = fc.constantFrom<CheckoutRecord['status']>('open', 'pending', 'succeeded', 'declined', 'cancelled')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ age: anyAge, status }), { maxLength: 8 }), async (all) => {
        const test = platform()
        const now = test.clock.now()
        const records = all.map(({ age, status }, index) => checkout(`checkout ${index}`, now - age, status))
        await test.context.store.transaction(async (tx) => {
          for (const record of records) await tx.put(checkouts, record)
        })
        await forgetCheckouts(test.context)
        const left = records.filter(({ openedAt, status }) => status === 'pending' || now - openedAt < WEEK)
        expect(await storedIn(test)).toEqual(left.map(({ id }) => id).toSorted())
      }),
      { numRuns: 15 },
    )
  })

  it('is removed with five hundred others at a time', async () => {
    const test = platform()
    await test.context.store.transaction(async (tx) => {
      for (let index = 0; index < 502; index += 1) await tx.put(checkouts, checkout(`checkout ${index}`, index, 'open'))
    })
    await forgetCheckouts(test.context)
    expect(await storedIn(test)).toEqual(['checkout 500', 'checkout 501'])
    await forgetCheckouts(test.context)
    expect(await storedIn(test)).toEqual([])
  })
})
