import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { orientationOf } from '@/domain/navigation/orientation'

it('distinguishes portrait from landscape by the longer side [NAV-098]', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), (width, height) => {
      expect(orientationOf(width, height)).toBe(width > height ? 'landscape' : 'portrait')
      fc.pre(width !== height)
      expect(orientationOf(width, height)).not.toBe(orientationOf(height, width))
    }),
  )
})
