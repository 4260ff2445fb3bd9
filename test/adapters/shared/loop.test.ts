import { describe, expect, it } from 'vitest'
import { Loop } from '@/adapters/shared/loop'
import { TestClock } from '#test/support/world/test-clock'

function setup(work: () => Promise<unknown> = () => Promise.resolve()) {
  const clock = new TestClock(0)
  const runs: number[] = []
  const errors: unknown[] = []
  const loop = new Loop(
    clock,
    () => 100,
    () => {
      runs.push(clock.now())
      return work()
    },
    (error) => errors.push(error),
  )
  return { clock, loop, runs, errors }
}

describe('a loop', () => {
  it('runs after each pause, however often it is started', async () => {
    const { clock, loop, runs } = setup()
    const begin = clock.now()
    loop.start()
    loop.start()
    await clock.pass(350)
    expect(runs).toEqual([begin + 100, begin + 200, begin + 300])
  })

  it('does not run while its last run has not ended', async () => {
    let end: () => void = () => undefined
    const { clock, loop, runs } = setup(
      () =>
        new Promise<void>((resolve) => {
          end = resolve
        }),
    )
    loop.start()
    await clock.pass(1_000)
    expect(runs).toHaveLength(1)
    end()
    await clock.pass(0)
    await clock.pass(100)
    expect(runs).toHaveLength(2)
    loop.stop()
    loop.start()
    end()
    await clock.pass(0)
    await clock.pass(100)
    expect(runs).toHaveLength(3)
    expect(clock.isAwaited).toBe(false)
  })

  it('reports an error and continues', async () => {
    const { clock, loop, runs, errors } = setup(() => Promise.reject(new Error('once')))
    loop.start()
    await clock.pass(250)
    expect({ runCount: runs.length, errors }).toEqual({ runCount: 2, errors: [new Error('once'), new Error('once')] })
  })

  it('does not run after it was stopped, and runs again when it is started again', async () => {
    const { clock, loop, runs } = setup()
    loop.start()
    await clock.pass(100)
    loop.stop()
    await clock.pass(1_000)
    expect(runs).toHaveLength(1)
    loop.start()
    await clock.pass(100)
    expect(runs).toHaveLength(2)
  })
})
