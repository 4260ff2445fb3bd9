import { expect, it } from 'vitest'
import { LoginWaits } from '@/adapters/backend/access/login-waits'
import { TestClock } from '#test/support/world/test-clock'

it('waits as long as it has to, one attempt of an origin at a time, and again once that is over', async () => {
  const clock = new TestClock(0)
  const waits = new LoginWaits(clock)
  const ended: string[] = []
  const wait = (origin: string, ms: number) => waits.wait(origin, ms).then((ok) => ended.push(`${origin} ${ok}`))
  void wait('one', 1_000)
  void wait('other', 2_000)
  await wait('one', 500)
  await wait('nobody', 0)
  expect(ended).toEqual(['one false', 'nobody true'])
  await clock.pass(999)
  expect(ended).toHaveLength(2)
  await clock.pass(1)
  expect(ended.slice(2)).toEqual(['one true'])
  void wait('one', 1_000)
  await clock.pass(1_000)
  expect(ended.slice(3).toSorted()).toEqual(['one true', 'other true'])
})

it('lets five hundred wait at most', async () => {
  const clock = new TestClock(0)
  const waits = new LoginWaits(clock)
  const all = Array.from({ length: 500 }, (_, at) => waits.wait(`origin ${at}`, 1_000))
  expect(await waits.wait('one more', 1_000)).toBe(false)
  expect(await waits.wait('one more', 0)).toBe(true)
  await clock.pass(1_000)
  expect(new Set(await Promise.all(all))).toEqual(new Set([true]))
})
