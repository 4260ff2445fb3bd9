import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Arrival, scrollTarget } from '@/domain/navigation/scroll-target'

const arrive = (query: string, more: Partial<Arrival> = {}) =>
  scrollTarget({
    query: new URLSearchParams(query),
    anchor: null,
    isBack: false,
    storedY: null,
    isStill: false,
    ...more,
  })

const anyArrival = fc.record({
  query: fc
    .subarray(['scrollTo=box', 'page=2', 'sort=newest', 'other=1'])
    .map((parts) => new URLSearchParams(parts.join('&'))),
  anchor: fc.option(fc.constantFrom('top', 'view', 'comments', '')),
  isBack: fc.boolean(),
  storedY: fc.option(fc.nat(10_000)),
  isStill: fc.boolean(),
})

describe('where a page scrolls after a navigation', () => {
  it('is the marked anchor top, and the top when nothing is marked [NAV-088]', () => {
    expect(arrive('', { anchor: 'top' })).toEqual({ kind: 'anchor', anchor: 'top' })
    expect(arrive('')).toEqual({ kind: 'anchor', anchor: 'top' })
  })

  it('is the pagination anchor when the query contains page= or sort= [NAV-089]', () => {
    expect(arrive('page=2', { anchor: 'view' })).toEqual({ kind: 'anchor', anchor: 'pagination' })
    expect(arrive('sort=')).toEqual({ kind: 'anchor', anchor: 'pagination' })
    expect(arrive('homepage=2')).toEqual({ kind: 'anchor', anchor: 'top' })
  })

  it('is the marked anchor view [NAV-090]', () => {
    expect(arrive('', { anchor: 'view' })).toEqual({ kind: 'anchor', anchor: 'view' })
  })

  it('is 35 px above a generic anchor [NAV-091]', () => {
    expect(arrive('', { anchor: 'comments' })).toEqual({ kind: 'element', id: 'comments', offset: 35 })
  })

  it('is nowhere when the query contains noscroll= [NAV-092]', () => {
    expect(arrive('page=2&scrollTo=box', { anchor: 'view', isStill: true })).toEqual({ kind: 'none' })
  })

  it('is the stored position when going back [NAV-093]', () => {
    expect(arrive('page=2', { isBack: true, storedY: 730 })).toEqual({ kind: 'position', y: 730 })
    expect(arrive('', { isBack: true, storedY: 0 })).toEqual({ kind: 'position', y: 0 })
    expect(arrive('', { isBack: false, storedY: 730 })).toEqual({ kind: 'anchor', anchor: 'top' })
  })

  it('is the element that scrollTo= names [NAV-094]', () => {
    expect(arrive('scrollTo=box&page=2')).toEqual({ kind: 'element', id: 'box', offset: 0 })
    expect(arrive('scrollTo=')).toEqual({ kind: 'anchor', anchor: 'top' })
  })

  it('never moves forward navigations that request no scrolling, and always restores a known position on the way back', () => {
    fc.assert(
      fc.property(anyArrival, (arrival) => {
        const target = scrollTarget(arrival)
        const isRestored = arrival.isBack && arrival.storedY !== null
        expect(target.kind === 'position').toBe(isRestored)
        expect(target.kind === 'none').toBe(!isRestored && arrival.isStill)
      }),
    )
  })
})
