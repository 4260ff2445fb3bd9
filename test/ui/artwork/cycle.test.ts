import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { momentAt } from '@/ui/artwork/cycle'

describe('an artwork that draws itself', () => {
  it('begins with no line and ends in the dark, so that its repetition has no seam', () => {
    expect(momentAt(0)).toEqual({ drawn: 0, light: 1 })
    expect(momentAt(1)).toEqual({ drawn: 1, light: 0 })
  })

  it('never takes back what it has drawn and never brightens again', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(share, share, (a, b) => {
        const [early, late] = [momentAt(Math.min(a, b)), momentAt(Math.max(a, b))]
        expect(late.drawn).toBeGreaterThanOrEqual(early.drawn)
        expect(late.light).toBeLessThanOrEqual(early.light)
      }),
    )
  })

  it('shows the finished figure in full light for a while', () => {
    expect(momentAt(0.87)).toEqual({ drawn: 1, light: 1 })
  })
})
