import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { giftOf, toyControlOf } from '#test/support/arbitraries/gifts'
import type { Gift, ToyControl } from '@/domain/gifts/gift'
import { isToyControl, isToyControlOffered, offeredGifts } from '@/domain/gifts/toy-control'

describe('toy control', () => {
  it('is offered only where channel and actor both allow it [GIF-010]', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (isDildocontrolAvailable, dildocontrol) => {
        expect(isToyControlOffered({ isDildocontrolAvailable }, { dildocontrol })).toBe(
          ![isDildocontrolAvailable, dildocontrol].includes(false),
        )
      }),
    )
  })

  it('is a gift with a duration, a display name and a random flag [GIF-001][GIF-002]', () => {
    expectTypeOf<Exclude<keyof ToyControl, keyof Gift>>().toEqualTypeOf<'durationSeconds' | 'displayName' | 'random'>()
    expectTypeOf<keyof Gift>().toEqualTypeOf<
      'id' | 'name' | 'categoryId' | 'price' | 'translations' | 'imageUrl' | 'active' | 'vip'
    >()
    expect([giftOf(), toyControlOf()].map(isToyControl)).toEqual([false, true])
  })

  it('leaves the catalog where it is not offered, and gifts taken off sale leave it always [GIF-010]', () => {
    const [rose, wave] = [giftOf(), toyControlOf()]
    const catalog = [rose, wave, giftOf({ active: false }), toyControlOf({ active: false })]
    expect(offeredGifts(catalog, true)).toEqual([rose, wave])
    expect(offeredGifts(catalog, false)).toEqual([rose])
  })
})
