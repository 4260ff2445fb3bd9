import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IdempotentRequests } from '@/application/money/idempotent-requests'
import { CountingRandom } from '#test/support/ui/doubles'

type Fate = 'answered' | 'lost'

/** One attempt after the other, each with its fate; the keys they were made under. */
async function keysOf(attempts: readonly { readonly subject: string; readonly fate: Fate }[]) {
  const once = new IdempotentRequests<string, Fate>(new CountingRandom())
  const keys: string[] = []
  for (const { subject, fate } of attempts) {
    const requested = once.request(subject, async (key) => {
      keys.push(key)
      if (fate === 'lost') throw new Error('lost')
      return fate
    })
    await requested.catch(() => undefined)
  }
  return keys
}

const attempts = fc.array(
  fc.record({ subject: fc.constantFrom('v1', 'v2'), fate: fc.constantFrom<Fate>('answered', 'lost') }),
  { maxLength: 12 },
)

describe('a spend that must happen once', () => {
  it('retains its key through lost answers and never uses it again after an answer, each subject separately', async () => {
    await fc.assert(
      fc.asyncProperty(attempts, async (all) => {
        const keys = await keysOf(all)
        const sameAs = keys.map((key, later) => keys.findLastIndex((one, at) => at < later && one === key))
        const mayBeSameAs = all.map(({ subject }, later) => {
          const earlier = all.findLastIndex((one, at) => at < later && one.subject === subject)
          return all[earlier]?.fate === 'lost' ? earlier : -1
        })
        expect(sameAs).toEqual(mayBeSameAs)
      }),
    )
  })

  it('is sent once however often it is pressed while the answer is awaited, and every caller receives it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9 }), async (presses) => {
        const once = new IdempotentRequests<string, number>(new CountingRandom())
        let calls = 0
        const press = () => once.request('v1', async () => ++calls)
        const received = await Promise.all(Array.from({ length: presses }, press))
        expect(received).toEqual(Array.from({ length: presses }, () => 1))
        expect(await press()).toBe(2)
      }),
    )
  })

  it('notifies every waiting caller when no answer came', async () => {
    const once = new IdempotentRequests<string, number>(new CountingRandom())
    const press = () => once.request('v1', () => Promise.reject(new Error('offline')))
    const outcomes = await Promise.allSettled([press(), press()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
