import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isClosed, readClosed, withClosed, writeClosed, type ClosedBanners } from '@/domain/promo/closed-banners'

const closing = fc.record({ id: fc.nat(80).map(String), expiresAt: fc.integer({ min: 1, max: 1_000 }) })

it('stays closed until it expires, unless fifty others were closed after it, and is read back as it was written', () => {
  fc.assert(
    fc.property(fc.array(closing, { maxLength: 200 }), fc.nat(500), (closings, now) => {
      const closed = closings.reduce<ClosedBanners>((all, one) => withClosed(all, one, now), [])
      expect(closed.length).toBeLessThanOrEqual(50)
      expect(new Set(closed.map(([id]) => id)).size).toBe(closed.length)
      expect(closings.slice(-1).every(({ id }) => isClosed(closed, id))).toBe(true)
      expect(readClosed(writeClosed(closed))).toEqual(closed)
    }),
  )
})

it('is closed once, the last fifty of them', () => {
  const ids = Array.from({ length: 60 }, (_, index) => String(index))
  const closed = ids.reduce<ClosedBanners>((all, id) => withClosed(all, { id, expiresAt: 10 }, 0), [])
  expect(closed.map(([id]) => id)).toEqual(ids.slice(-50))
  expect(ids.filter((id) => isClosed(closed, id))).toEqual(ids.slice(-50))
  expect(readClosed(JSON.stringify({ v: 1, closed: ids.map((id) => [id, 10]) }))).toEqual(closed)
  expect(readClosed('{"v":1,"closed":[["a",1,2],["b",1.5]]}')).toEqual([])
})

it('drops what has expired when another one is closed', () => {
  const first = withClosed([], { id: 'old', expiresAt: 10 }, 0)
  expect(withClosed(first, { id: 'new', expiresAt: 20 }, 9).map(([id]) => id)).toEqual(['old', 'new'])
  expect(withClosed(first, { id: 'new', expiresAt: 20 }, 10).map(([id]) => id)).toEqual(['new'])
})

it('is nothing where the device holds something else, or another version', () => {
  const others = [null, '', 'no json', '[]', '{"v":2,"closed":[["a",1]]}', '{"v":1}', '{"v":1,"closed":{"a":1}}']
  for (const stored of others) expect(readClosed(stored)).toEqual([])
  expect(readClosed('{"v":1,"closed":[["a",1],["b"],["c","1"],7,["d",2]]}')).toEqual([
    ['a', 1],
    ['d', 2],
  ])
  fc.assert(
    fc.property(fc.string(), (stored) => {
      expect(readClosed(stored)).toEqual([])
    }),
  )
})
