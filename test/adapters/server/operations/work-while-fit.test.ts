import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checksOf } from '@/adapters/server/operations/operator-watch'
import { WorkWhileFit } from '@/adapters/server/operations/work-while-fit'

function working() {
  const stopping = new AbortController()
  const state = { isRunning: false, handedOver: 0 }
  const work = {
    start: () => void (state.isRunning = true),
    stop: () => void (state.isRunning = false),
    handOver: () => Promise.resolve(void (state.handedOver += 1)),
  }
  const onError = (error: unknown): never => {
    throw error
  }
  return { state, stopping, whileFit: new WorkWhileFit(work, stopping.signal, onError) }
}

describe('the work of a server', () => {
  it('runs exactly while it is served and fit, and others take it over each time it is not', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), fc.array(fc.boolean()), (before, after) => {
        const { state, whileFit } = working()
        for (const isFit of before) whileFit.fitness(isFit)
        expect(state.isRunning).toBe(false)
        whileFit.served()
        expect(state.isRunning).toBe(before.at(-1) ?? true)
        for (const isFit of after) {
          whileFit.fitness(isFit)
          expect(state.isRunning).toBe(isFit)
        }
        expect(state.handedOver).toBe(after.filter((isFit) => !isFit).length)
      }),
    )
  })

  it('is not begun again by a server that is to stop', () => {
    const { state, stopping, whileFit } = working()
    whileFit.served()
    whileFit.fitness(false)
    stopping.abort()
    whileFit.fitness(true)
    expect(state.isRunning).toBe(false)
  })

  it('goes on with any clock where there is no other server', () => {
    const nothing = () => Promise.resolve()
    const parts = {
      health: { answers: nothing, takesWrites: nothing, clocksAgree: nothing },
      bus: { isConnected: true },
    }
    const own = (hasFellows: boolean) =>
      checksOf(parts, hasFellows, { now: () => 0 }).filter(({ isOwn }) => isOwn === true)
    expect(own(false)).toEqual([])
    expect(own(true).map(({ name }) => name)).toEqual(['clock'])
  })
})
