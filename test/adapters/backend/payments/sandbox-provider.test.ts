import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { paymentRules } from '@/adapters/backend/payments/payment-rules'
import { isSandboxMeans, sandboxProvider, sandboxToken } from '@/adapters/backend/payments/sandbox-provider'
import { SANDBOX_MEANS } from '@/application/payments/checkout-service'
import { asId, type IdempotencyKey } from '@/domain/ids'
import { eur } from '@/domain/money/money'
import { TestPlatform } from '#test/support/world/test-platform'

const bill = { price: eur(1_000), key: asId<IdempotencyKey>('key') }

it('answers by the card alone, and nothing but declines a token that is not of its own', async () => {
  const test = new TestPlatform({ actors: 2, videos: 0 })
  test.context.rules.set(paymentRules, { slowAnswerMs: 0 })
  const provider = sandboxProvider(test.context)
  const answers = new Map<string, string>()
  for (const means of SANDBOX_MEANS) {
    expect(isSandboxMeans(means)).toBe(true)
    const { token, label } = sandboxToken(means, 'random')
    expect(label).toMatch(/^•••• \d{4}$/u)
    answers.set(means, await provider.charge({ ...bill, token }))
  }
  expect(Object.fromEntries(answers)).toEqual({
    approves: 'approved',
    declines: 'declined',
    expired: 'expired',
    slow: 'no-answer',
  })
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.constantFrom('', 'sandbox.', 'other.approves.'), async (text, begin) => {
      if (isSandboxMeans(`${begin}${text}`.split('.')[1] ?? '') && begin === 'sandbox.') return
      expect(await provider.charge({ ...bill, token: `${begin}${text}` })).toBe('declined')
    }),
  )
})

it('lets a guest with the slow card wait for six seconds, and no other guest', async () => {
  const { context, clock } = new TestPlatform({ actors: 2, videos: 0 })
  const provider = sandboxProvider(context)
  const answered: string[] = []
  for (const means of ['slow', 'approves'] as const)
    void provider.charge({ ...bill, token: sandboxToken(means, 'x').token }).then(() => answered.push(means))
  await clock.pass(5_999)
  expect(answered).toEqual(['approves'])
  await clock.pass(1)
  expect(answered).toEqual(['approves', 'slow'])
})
