import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Spaced } from '@/ui/base/spaced'
import { FakeClock, settled } from '#test/support/ui/doubles'

const GAP = 1_000

/** Work that takes `takes` ms of the clock, and what ran when. */
function setUp(takes = 0) {
  const clock = new FakeClock()
  const start = clock.now()
  const runs: { readonly key: string; readonly at: number }[] = []
  let running = 0
  let most = 0
  const spaced = new Spaced<string>(clock, GAP, async (key) => {
    runs.push({ key, at: clock.now() - start })
    running += 1
    most = Math.max(most, running)
    if (takes > 0) await new Promise<void>((resolve) => clock.after(takes, resolve))
    running -= 1
  })
  const pass = async (ms: number): Promise<void> => {
    clock.pass(ms)
    await settled()
  }
  return { clock, spaced, runs, pass, now: () => clock.now() - start, most: () => most }
}

it('runs at once, then once a gap, and once more after the last request, in any order of requests', async () => {
  const requests = fc.array(fc.nat(700), { minLength: 1, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(requests, fc.nat(3_000), async (waits, takes) => {
      const { spaced, runs, pass, now, most } = setUp(takes)
      for (const wait of waits) {
        await pass(wait)
        spaced.request('a')
      }
      const last = now()
      for (let waited = 0; waited < 8_000; waited += 500) await pass(500)
      const [first = -1] = waits
      expect(runs[0]?.at).toBe(first)
      expect(runs.at(-1)?.at).toBeGreaterThanOrEqual(last)
      expect(runs.every(({ at }, index) => index === 0 || at - (runs[index - 1]?.at ?? 0) >= GAP)).toBe(true)
      expect(most()).toBe(1)
    }),
    { numRuns: 40 },
  )
})

it('holds nothing back for another key, and begins nothing after it was disposed', async () => {
  const { spaced, runs, pass } = setUp()
  spaced.request('a')
  spaced.request('b')
  spaced.request('a')
  expect(runs.map(({ key }) => key)).toEqual(['a', 'b'])
  spaced.dispose()
  await pass(10 * GAP)
  expect(runs.length).toBe(2)
  spaced.request('a')
  expect(runs.length).toBe(3)
})

it('runs again after work that failed', async () => {
  const clock = new FakeClock()
  let runs = 0
  const spaced = new Spaced<string>(clock, GAP, async () => {
    runs += 1
    throw new Error('offline')
  })
  spaced.request('a')
  spaced.request('a')
  clock.pass(GAP)
  await settled()
  expect(runs).toBe(2)
})
