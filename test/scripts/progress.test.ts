import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProgressLine, remainingTime, timeText } from '../../scripts/progress.ts'

describe('the time that is left', () => {
  it('is as long for the same work as the work before took', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.integer({ min: 1, max: 1_000 }), fc.nat(100_000), (left, done, elapsed) => {
        const rest = remainingTime(done, done + left, elapsed)
        expect(rest).toBeCloseTo((elapsed / done) * left, 3)
      }),
    )
  })

  it('is unknown before anything is done, and nothing at the end', () => {
    expect(remainingTime(0, 10, 5_000)).toBeNull()
    expect(remainingTime(10, 10, 5_000)).toBe(0)
    expect(remainingTime(12, 10, 5_000)).toBe(0)
  })

  it('is given as text', () => {
    expect([400, 1_000, 89_000, 95_000, 720_000].map(timeText)).toEqual([
      'less than a second',
      'about 1 s',
      'about 89 s',
      'about 2 min',
      'about 12 min',
    ])
  })
})

describe('a line of progress', () => {
  const written = (isTTY: boolean) => {
    const texts: string[] = []
    const clock = { now: 0 }
    const line = new ProgressLine({ isTTY, write: (text) => texts.push(text) }, () => clock.now)
    return { texts, clock, line }
  }

  it('is rewritten in a terminal, and its end stays', () => {
    const { texts, line } = written(true)
    line.show('1 of 2')
    line.show('2 of 2')
    line.end('done')
    expect(texts).toEqual(['\r\u001B[2K1 of 2', '\r\u001B[2K2 of 2', '\r\u001B[2Kdone\n'])
  })

  it('is written at most once a minute elsewhere, besides its end', () => {
    const { texts, clock, line } = written(false)
    for (; clock.now < 150_000; clock.now += 1_000) line.show(`at ${clock.now / 1_000}`)
    line.end('done')
    expect(texts).toEqual(['at 0\n', 'at 60\n', 'at 120\n', 'done\n'])
  })
})
