import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asId, type ActorId, type AlbumId, type GiftId } from '@/domain/ids'
import { coinsFor } from '@/domain/money/coins'
import { eur } from '@/domain/money/money'
import type { Benefit } from '@/domain/codes/benefit'
import { benefitFor } from '@/domain/codes/grant'

const text = { id: 'b1', name: 'Welcome', description: 'A welcome present' }
const anna = asId<ActorId>('actor-1')
const bea = asId<ActorId>('actor-2')
const steps = [
  { from: 0, amount: 1 },
  { from: 2000, amount: 3 },
]

describe('benefitFor', () => {
  it('adds flat, per-top-up and percent bonus of the step reached', () => {
    const bonus: Benefit = {
      ...text,
      kind: 'Bonus',
      bonusFlat: [{ from: 0, amount: 2 }],
      bonusTopUpFlat: [{ from: 1000, amount: 5 }],
      bonusTopUpPercent: [
        { from: 1000, amount: 10 },
        { from: 5000, amount: 25 },
      ],
    }
    expect(benefitFor(bonus, 0)).toEqual({ give: 'coins', coins: 2 })
    expect(benefitFor(bonus, 999)).toEqual({ give: 'coins', coins: 2 })
    expect(benefitFor(bonus, 1000)).toEqual({ give: 'coins', coins: 2 + 5 + 4 })
    expect(benefitFor(bonus, 5000)).toEqual({ give: 'coins', coins: 2 + 5 + 50 })
  })

  it('gives nothing per top-up to who redeems without one', () => {
    const perTopUp = {
      bonusFlat: [],
      bonusTopUpFlat: [{ from: 0, amount: 5 }],
      bonusTopUpPercent: [{ from: 0, amount: 10 }],
    }
    expect(benefitFor({ ...text, kind: 'Bonus', ...perTopUp }, 0)).toBeUndefined()
    expect(benefitFor({ ...text, kind: 'Bonus', ...perTopUp }, 100)).toEqual({ give: 'coins', coins: 5 + 1 })
  })

  it('rounds a percent bonus up to a whole coin and never by more than one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100 }), (cents, percent) => {
        const bonusTopUpPercent = [{ from: 0, amount: percent }]
        const grant = benefitFor(
          { ...text, kind: 'Bonus', bonusFlat: [], bonusTopUpFlat: [], bonusTopUpPercent },
          cents,
        )
        const exact = (coinsFor(eur(cents)).value * percent) / 100
        expect(grant).toEqual({ give: 'coins', coins: Math.ceil(exact) })
      }),
    )
  })

  it('gives bonus coins as they are', () => {
    expect(benefitFor({ ...text, kind: 'BonusCoins', coins: 40 }, 0)).toEqual({ give: 'coins', coins: 40 })
  })

  it('makes credits from the named voucher configuration', () => {
    const benefit: Benefit = { ...text, kind: 'BonusCredits', voucherConfigId: 'v7' }
    expect(benefitFor(benefit, 0)).toEqual({ give: 'credits', voucherConfigId: 'v7' })
  })

  it('gives VIP days in the name of an actor', () => {
    const benefit: Benefit = { ...text, kind: 'VIPAbo', daysVIPAbo: 30, actorId: anna }
    expect(benefitFor(benefit, 0)).toEqual({ give: 'vip-days', days: 30, actorId: anna })
  })

  it('gives days of the video-TV subscription', () => {
    const benefit: Benefit = { ...text, kind: 'PremiumAbo', daysPremiumAbo: 7 }
    expect(benefitFor(benefit, 0)).toEqual({ give: 'premium-days', days: 7 })
  })

  it('gives a staggered number of video vouchers', () => {
    const benefit: Benefit = { ...text, kind: 'VoucherVideo', amount: steps }
    expect(benefitFor(benefit, 1999)).toEqual({ give: 'voucher', type: 'video', amount: 1, actors: 'all' })
    expect(benefitFor(benefit, 2000)).toEqual({ give: 'voucher', type: 'video', amount: 3, actors: 'all' })
  })

  it('gives a staggered number of photo vouchers', () => {
    const benefit: Benefit = { ...text, kind: 'VoucherPhoto', amount: steps }
    expect(benefitFor(benefit, 0)).toEqual({ give: 'voucher', type: 'photoAlbum', amount: 1, actors: 'all' })
    expect(benefitFor(benefit, 9999)).toEqual({ give: 'voucher', type: 'photoAlbum', amount: 3, actors: 'all' })
  })

  it('gives staggered chat minutes with one actor', () => {
    const benefit: Benefit = { ...text, kind: 'FreeMinutes', count: steps, actorId: anna }
    expect(benefitFor(benefit, 0)).toEqual({ give: 'voucher', type: 'videochat', amount: 1, actors: [anna] })
    expect(benefitFor(benefit, 2000)).toEqual({ give: 'voucher', type: 'videochat', amount: 3, actors: [anna] })
  })

  it('gives staggered messages to one actor', () => {
    const benefit: Benefit = { ...text, kind: 'FreeMessages', count: steps, actorId: anna }
    expect(benefitFor(benefit, 0)).toEqual({ give: 'voucher', type: 'messages', amount: 1, actors: [anna] })
    expect(benefitFor(benefit, 2000)).toEqual({ give: 'voucher', type: 'messages', amount: 3, actors: [anna] })
  })

  it('gives the album of the step reached', () => {
    const albums = [
      { from: 0, albumId: asId<AlbumId>('dusk') },
      { from: 2000, albumId: asId<AlbumId>('dawn') },
    ]
    expect(benefitFor({ ...text, kind: 'Media', albums }, 100)).toEqual({ give: 'media', albumId: 'dusk' })
    expect(benefitFor({ ...text, kind: 'Media', albums }, 2000)).toEqual({ give: 'media', albumId: 'dawn' })
  })

  it("gives days of an actor's own subscription", () => {
    const benefit: Benefit = { ...text, kind: 'ActorAbo', daysActorAbo: 14, aboId: 'a3' }
    expect(benefitFor(benefit, 0)).toEqual({ give: 'actor-subscription', days: 14, aboId: 'a3' })
  })

  it('gives the messenger gifts of the step reached, and none below the first', () => {
    const gifts = [{ from: 1000, messengerGiftsId: asId<GiftId>('rose'), amount: 2 }]
    expect(benefitFor({ ...text, kind: 'MessengerGifts', gifts }, 1000)).toEqual({
      give: 'gift',
      giftId: 'rose',
      amount: 2,
    })
    expect(benefitFor({ ...text, kind: 'MessengerGifts', gifts }, 999)).toBeUndefined()
  })

  it('gives a live show of the step reached', () => {
    const shows = [
      { from: 0, liveShowActorId: anna },
      { from: 2000, liveShowActorId: bea },
    ]
    expect(benefitFor({ ...text, kind: 'LiveShow', shows }, 0)).toEqual({ give: 'live-show', actorId: anna })
    expect(benefitFor({ ...text, kind: 'LiveShow', shows }, 2500)).toEqual({ give: 'live-show', actorId: bea })
  })

  it('announces nothing where no step is reached or a step gives nothing', () => {
    expect(benefitFor({ ...text, kind: 'VoucherVideo', amount: [{ from: 1, amount: 4 }] }, 0)).toBeUndefined()
    expect(benefitFor({ ...text, kind: 'BonusCoins', coins: 0 }, 0)).toBeUndefined()
  })
})

it('coins are given from the first one on, as many as the benefit has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (coins) => {
      expect(benefitFor({ ...text, kind: 'BonusCoins', coins }, 0)).toEqual({ give: 'coins', coins })
    }),
  )
})
