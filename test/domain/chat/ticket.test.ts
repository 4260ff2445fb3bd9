import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  isShowRunning,
  isTicketForSale,
  mayEnterShow,
  type ChatTicket,
  type ShowDescription,
  type ShowState,
} from '@/domain/chat/ticket'

const show = { start: 1000, end: 2000, isBought: false, isFree: false }

describe('ticket shows', () => {
  it('let in exactly the guests with a ticket while they run; a free show lets in everybody [CHA-019]', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.integer({ min: 900, max: 2100 }), (isBought, isFree, now) => {
        expect(mayEnterShow({ ...show, isBought, isFree }, now)).toBe((isBought || isFree) && now >= 1000 && now < 2000)
      }),
    )
    expect([999, 1000, 1999, 2000].map((now) => isShowRunning(show, now))).toEqual([false, true, true, false])
  })

  it('sell a ticket once, not for a free show, and not after the end', () => {
    expect([0, 1500, 2000].map((now) => isTicketForSale(show, now))).toEqual([true, true, false])
    expect(isTicketForSale({ ...show, isBought: true }, 0)).toBe(false)
    expect(isTicketForSale({ ...show, isFree: true }, 0)).toBe(false)
  })

  it('describe themselves with every documented field [CHA-020]', () => {
    expectTypeOf<keyof ShowDescription>().toEqualTypeOf<
      | 'id'
      | 'name'
      | 'actorId'
      | 'actorName'
      | 'actorLink'
      | 'price'
      | 'title'
      | 'description'
      | 'postBuyInfo'
      | 'sedcards'
      | 'avatar'
    >()
    expectTypeOf<keyof ChatTicket['price']>().toEqualTypeOf<'value' | 'currency' | 'symbol'>()
    expectTypeOf<ChatTicket['title'][number]>().toEqualTypeOf<{ readonly value: string; readonly language: string }>()
  })

  it('carry every documented state field [CHA-021]', () => {
    expectTypeOf<keyof ShowState>().toEqualTypeOf<
      | 'start'
      | 'end'
      | 'isBought'
      | 'isFree'
      | 'canBuy'
      | 'hasStarted'
      | 'bonusCode'
      | 'actorOnline'
      | 'isFeatured'
      | 'isAutoFeatured'
      | 'isInternal'
    >()
  })
})
