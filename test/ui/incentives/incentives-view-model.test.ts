import { describe, expect, it } from 'vitest'
import { incentiveOf } from '#test/support/arbitraries/incentives'
import { FakeClock, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'
import type { IncentiveGateway, PageOfGuest } from '@/application/incentives/incentive-gateway'
import type { Offer } from '@/domain/incentives/offer'
import { CLOSED_KEY, IncentivesViewModel } from '@/ui/incentives/incentives-view-model'

const offerOf = (parts: Partial<Offer> = {}): Offer => ({
  ...incentiveOf(),
  region: 'page',
  uniqueGroup: 'vip',
  id: 'vip',
  title: 'VIP',
  text: 'For a month.',
  label: 'Join',
  target: { kind: 'page', route: 'cams' },
  ...parts,
})

/** What the platform would answer, and what it was sent. */
function setup(offers: readonly Offer[], { isLoggedIn = true, succeeds = true, storage = new FakeStorage() } = {}) {
  const pages: PageOfGuest[] = []
  const closed: (readonly string[])[] = []
  const gateway = portOf<IncentiveGateway>({
    forPage: (page: PageOfGuest) => {
      pages.push(page)
      return Promise.resolve({ incentives: offers, vxpayConfig: { flows: [] }, trackingData: {} })
    },
    teasersFor: () => Promise.resolve([]),
    close: (...call: readonly string[]) => {
      closed.push(call)
      return Promise.resolve({ success: succeeds })
    },
  })
  const guest = { guest: guestWith(), isLoggedIn }
  const clock = new FakeClock()
  const model = new IncentivesViewModel(gateway, guest, clock, storage, { language: 'en' })
  model.start()
  const open = async (routeName: string) => {
    model.show({ routeName, routeArgs: {} })
    await settled()
  }
  return { model, pages, closed, clock, storage, open }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

describe('the incentives of a page', () => {
  it('are loaded again for each page [INC-002]', async () => {
    const { pages, open, model } = setup([offerOf()])
    await open('cams')
    await open('videos')
    expect(pages.map(({ routeName }) => routeName)).toEqual(['cams', 'videos'])
    expect(model.offer?.id).toBe('vip')
    model.dispose()
  })

  it('lose the one that is closed at once, which is posted; they load again when that succeeds [INC-003][INC-004]', async () => {
    const { model, closed, pages, open } = setup([offerOf(), offerOf({ id: 'other', uniqueGroup: null })])
    await open('cams')
    const offer = model.offer ?? offerOf()
    const closing = model.close(offer)
    expect(model.offer).toBeNull()
    expect(model.offers.map(({ id }) => id)).toEqual(['other'])
    await closing
    expect(closed).toEqual([['closed', 'vip']])
    expect(pages).toHaveLength(2)
    model.dispose()
  })

  it('do not load again when closing could not be stored: a refusal [INC-004]', async () => {
    const { model, pages, open } = setup([offerOf()], { succeeds: false })
    await open('cams')
    await model.close(model.offer ?? offerOf())
    expect(pages).toHaveLength(1)
    expect(model.offer).toBeNull()
    model.dispose()
  })

  it('of a closed group stay away on this device for 30 days, even where it is sent [INC-005]', async () => {
    const { model, storage, open } = setup([offerOf()], { succeeds: false })
    await open('cams')
    await model.close(model.offer ?? offerOf())
    model.dispose()
    const day = 86_400_000
    const stored = JSON.parse(storage.read(CLOSED_KEY) ?? '{}') as { readonly vip: number }
    for (const [age, shown] of [
      [29 * day, null],
      [30 * day, 'vip'],
    ] as const) {
      storage.write(CLOSED_KEY, JSON.stringify({ vip: stored.vip - age }))
      const later = setup([offerOf()], { storage })
      await later.open('cams')
      expect(later.model.offer?.id ?? null).toBe(shown)
      later.model.dispose()
    }
  })

  it('of the messenger are hidden there from guests without an account [INC-006]', async () => {
    for (const [isLoggedIn, shown] of [
      [false, null],
      [true, 'vip'],
    ] as const) {
      const { model, open } = setup([offerOf({ region: 'messenger' })], { isLoggedIn })
      await open('messenger')
      expect(model.offer?.id ?? null).toBe(shown)
      await open('messengerChannel')
      expect(model.offer?.id ?? null).toBe(shown)
      model.dispose()
    }
  })

  it('leave when their countdown is over [INC-001]', async () => {
    const clock = new FakeClock()
    const { model, clock: own, open } = setup([offerOf({ countdown: 3, countdownStartTime: clock.now() })])
    await open('cams')
    expect(model.left).toBe(3_000)
    own.pass(2_000)
    expect(model.left).toBe(1_000)
    own.pass(1_000)
    expect(model.offer).toBeNull()
    model.dispose()
  })

  it('give way to one for what happens on the page, until that is over or closed', async () => {
    const { model, closed, open } = setup([offerOf()])
    await open('video')
    const event = 'video-preview-end'
    const [own, other] = [
      offerOf({ id: 'own', event, region: event }),
      offerOf({ id: 'elsewhere', event: 'x', region: event }),
    ]
    const forget = model.arise({ event, load: () => Promise.resolve([other, own]) })
    expect({ occasionOffer: model.occasionOffer, offerId: model.offer?.id }).toEqual({
      occasionOffer: null,
      offerId: 'vip',
    })
    await settled()
    expect({ occasionOfferId: model.occasionOffer?.id, offer: model.offer }).toEqual({
      occasionOfferId: 'own',
      offer: null,
    })
    forget()
    expect({ occasionOffer: model.occasionOffer, offerId: model.offer?.id }).toEqual({
      occasionOffer: null,
      offerId: 'vip',
    })
    model.arise({ event, load: () => Promise.resolve([own]) })
    await settled()
    await model.close(own)
    expect({ occasionOffer: model.occasionOffer, offer: model.offer, closed }).toEqual({
      occasionOffer: null,
      offer: null,
      closed: [['closed', 'own']],
    })
    model.dispose()
  })

  it('for something that is over by the time they come are dropped, and none where the platform does not answer', async () => {
    const { model, open } = setup([])
    await open('album')
    const event = 'buy-image-album'
    model.arise({ event, load: () => Promise.resolve([offerOf({ event, region: event })]) })()
    await settled()
    expect(model.occasionOffer).toBeNull()
    model.arise({ event, load: () => Promise.reject(new Error('offline')) })
    await settled()
    expect(model.occasionOffer).toBeNull()
    model.dispose()
  })

  it('are none where the storage of the device holds nonsense or the platform does not answer', async () => {
    const storage = new FakeStorage()
    storage.write(CLOSED_KEY, '{"vip":"yesterday"')
    const { model, open } = setup([offerOf()], { storage })
    await open('cams')
    expect(model.offer?.id).toBe('vip')
    model.dispose()
  })
})
