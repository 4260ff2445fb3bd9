import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { oneClickChargeId, oneClickCharges, type OneClickCharge } from '@/adapters/backend/payments/one-click-records'
import { paymentRules } from '@/adapters/backend/payments/payment-rules'
import { settleCharge } from '@/adapters/backend/payments/settle-charge'
import type { ProviderAnswer } from '@/application/payments/payment-provider'
import { asId, type IdempotencyKey } from '@/domain/ids'
import { TestPlatform } from '#test/support/world/test-platform'

it('a charge is settled by the first answer of the provider alone, however many processes ask for one', async () => {
  const answer = fc.constantFrom<ProviderAnswer>('approved', 'declined', 'expired', 'no-answer')
  await fc.assert(
    fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 4 }), fc.boolean(), async (answers, isStored) => {
      const test = new TestPlatform({ actors: 2, videos: 0 })
      const guest = await test.member()
      const { store } = test.context
      const key = asId<IdempotencyKey>('key')
      const means = { token: 'token', label: 'label', channelId: null, language: 'en' } as const
      const id = oneClickChargeId(guest.id, key)
      const charge: OneClickCharge = { id, guestId: guest.id, key, amount: 40, at: 0, status: 'open', ...means }
      if (isStored) await store.transaction((tx) => tx.put(oneClickCharges, charge))
      const left = [...answers]
      test.context.rules.set(paymentRules, { provider: { charge: async () => left.shift() ?? 'declined' } })
      const status = answers[0] === 'approved' ? 'booked' : answers[0]
      for (const _ of answers) expect(await settleCharge(test.context, charge)).toMatchObject({ id, status })
      expect(left).toEqual([])
      expect(await guest.balance()).toBe(status === 'booked' ? 40 : 0)
      expect(test.reports.filter(({ update }) => update.type === 'balance')).toHaveLength(status === 'booked' ? 1 : 0)
    }),
    { numRuns: 25 },
  )
})
