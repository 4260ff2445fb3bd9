import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContentNeed } from '@/domain/media/video'
import { vxc } from '@/domain/money/money'
import { gateBoxOf, promiseOf } from '@/ui/media/gate/gate-box'

const coins = fc.integer({ min: 0, max: 60 }).map(vxc)
const needs = fc.constantFrom<ContentNeed | null>(null, 'needLogin', 'needAgeCheck', 'needAbo', 'needPurchase')

const boxes = {
  none: [null],
  needLogin: ['signup'],
  needAgeCheck: ['age'],
  needAbo: ['vip'],
  needPurchase: ['sale', 'purchase'],
}

describe('the box over a player', () => {
  it('is one for each need, and none where no gate restricts the video [MED-009]', () => {
    fc.assert(
      fc.property(needs, coins, coins, (need, price, basePrice) => {
        const box = gateBoxOf({ need, price, basePrice })
        expect(boxes[need ?? 'none']).toContain(box)
      }),
    )
  })

  it('is the sale box only where the price is truly lower than before [MED-084][MED-085]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (price, before) => {
        const box = gateBoxOf({ need: 'needPurchase', price: vxc(price), basePrice: vxc(before) })
        expect(box).toBe(price < before ? 'sale' : 'purchase')
      }),
    )
  })

  it('promises before the login what the video will take after it', () => {
    const video = { price: vxc(0), basePrice: vxc(0), vip: false, ageRating: 16 as const }
    expect(promiseOf({ ...video, price: vxc(9), basePrice: vxc(9) })).toBe('purchase')
    expect(promiseOf({ ...video, price: vxc(9), basePrice: vxc(14) })).toBe('sale')
    expect(promiseOf({ ...video, vip: true })).toBe('vip')
    expect(promiseOf({ ...video, ageRating: 18 })).toBe('age')
    expect(promiseOf(video)).toBe('signup')
  })
})
