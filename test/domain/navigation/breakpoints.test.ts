import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isMobileMenuOn } from '@/domain/navigation/breakpoints'

it('never loses the desktop menu as the viewport grows [NAV-082]', () => {
  fc.assert(
    fc.property(fc.nat(4_000), fc.nat(4_000), (width, more) => {
      expect(isMobileMenuOn(width + more) && !isMobileMenuOn(width)).toBe(false)
    }),
  )
  expect([1_022, 1_023].map(isMobileMenuOn)).toEqual([true, false])
})
