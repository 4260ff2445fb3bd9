import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakpointOf, BREAKPOINTS, isMobileMenuOn, maxTileColumns } from '@/domain/navigation/breakpoints'

describe('the layout', () => {
  it('has the breakpoints xs 400, sm 768, md 992, lg 1200 and xl 1368 [NAV-097]', () => {
    expect(BREAKPOINTS).toEqual({ xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368 })
    expect([399, 400, 767, 768, 991, 992, 1199, 1200, 1367, 1368].map(breakpointOf)).toEqual([
      'base',
      'xs',
      'xs',
      'sm',
      'sm',
      'md',
      'md',
      'lg',
      'lg',
      'xl',
    ])
  })

  it('has 5 tile columns up to 1199 px and 6 above [MED-073]', () => {
    expect([992, 1199, 1200].map(maxTileColumns)).toEqual([5, 5, 6])
  })

  it('has 4 tile columns up to 991 px [MED-074]', () => {
    expect([768, 991].map(maxTileColumns)).toEqual([4, 4])
  })

  it('has 3 tile columns up to 767 px [MED-075]', () => {
    expect([320, 767].map(maxTileColumns)).toEqual([3, 3])
  })

  it('never loses columns or the desktop menu as the viewport grows [NAV-082]', () => {
    fc.assert(
      fc.property(fc.nat(4_000), fc.nat(4_000), (width, more) => {
        expect(maxTileColumns(width + more)).toBeGreaterThanOrEqual(maxTileColumns(width))
        expect(isMobileMenuOn(width + more) && !isMobileMenuOn(width)).toBe(false)
      }),
    )
    expect([1_022, 1_023].map(isMobileMenuOn)).toEqual([true, false])
  })
})
