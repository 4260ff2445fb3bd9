import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SAVED, watchLaterStep } from '@/domain/library/watch-later'

const operation = fc.record({ video: fc.integer({ min: 0, max: MAX_SAVED + 20 }), wanted: fc.boolean() })

describe('the list of videos for later', () => {
  it('has each wanted video once and never more than it holds, in any order of operations, each sent once or twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_SAVED }),
        fc.array(operation, { maxLength: 80 }),
        fc.func(fc.boolean()),
        (filled, operations, isGone) => {
          const list = Array.from({ length: filled }, (_, video) => video)
          for (const { video, wanted } of operations) {
            const before = [...list]
            const state = () => ({ exists: !isGone(video), isListed: list.includes(video), count: list.length })
            const step = watchLaterStep(state(), wanted)
            if (step === 'add') list.push(video)
            if (step === 'remove') list.splice(list.indexOf(video), 1)
            const isRefused = step === 'not-found' || step === 'too-many'
            const isChanged = step === 'add' || step === 'remove'
            expect(list.length !== before.length).toBe(isChanged)
            expect(list.includes(video)).toBe(isRefused ? before.includes(video) : wanted)
            expect(step === 'too-many' && (before.length < MAX_SAVED || before.includes(video))).toBe(false)
            expect(watchLaterStep(state(), wanted)).toBe(isRefused ? step : 'none')
            expect(new Set(list).size).toBe(list.length)
            expect(list.length).toBeLessThanOrEqual(MAX_SAVED)
          }
        },
      ),
    )
  })

  it('refuses one more than it holds, and takes it once there is room', () => {
    const full = { exists: true, isListed: false, count: MAX_SAVED }
    expect(watchLaterStep(full, true)).toBe('too-many')
    expect(watchLaterStep({ ...full, isListed: true }, true)).toBe('none')
    expect(watchLaterStep({ ...full, count: MAX_SAVED - 1 }, true)).toBe('add')
  })

  it('lets go of a video that is gone, and refuses to put it on', () => {
    const gone = { exists: false, isListed: true, count: 1 }
    expect([watchLaterStep(gone, false), watchLaterStep(gone, true)]).toEqual(['remove', 'not-found'])
  })
})
