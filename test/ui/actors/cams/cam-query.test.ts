import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { filterOf, PRICES, readCamQuery, writeCamQuery } from '@/ui/actors/cams/cam-query'

it('reads from an address the price it wrote there, and no other number as a price', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -5, max: 40 }).map(String), fc.string()), (max) => {
      const query = readCamQuery(new URLSearchParams({ max }))
      const { maxPrice } = query
      expect(maxPrice === null || (maxPrice >= PRICES.least && maxPrice < PRICES.most)).toBe(true)
      expect(readCamQuery(new URLSearchParams(writeCamQuery(query)))).toEqual(query)
      expect(filterOf(query).maxPrice ?? null).toBe(maxPrice)
    }),
  )
})
