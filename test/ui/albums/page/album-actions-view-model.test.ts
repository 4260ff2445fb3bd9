import { describe, expect, it } from 'vitest'
import type { AlbumGateway, BuyAlbumResult } from '@/application/albums/album-gateway'
import { BuyAlbum } from '@/application/albums/buy-album'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { PurchaseRefusal } from '@/application/money/buy-content'
import type { OpenOptions } from '@/application/payments/open-checkout'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import type { AlbumDetails } from '@/domain/albums/album'
import { vxc } from '@/domain/money/money'
import { PendingActions } from '@/ui/access/pending-actions'
import { AlbumActionsViewModel } from '@/ui/albums/page/album-actions-view-model'
import { GridCache } from '@/ui/base/listing'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { ContentPurchase } from '@/ui/payments/content-purchase'
import { albumWith } from '#test/support/ui/albums'
import { deferredOf } from '#test/support/ui/deferred'
import { CountingRandom, FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { QuietPage } from '#test/support/ui/quiet-page'
import { pressed } from '#test/support/ui/sums'
import { servicesOf } from '#test/support/ui/services'

const refusal = (reason: PurchaseRefusal['reason'], missing = 0): BuyAlbumResult => ({ ok: false, reason, missing })
const sold: BuyAlbumResult = { ok: true, album: albumWith({ need: null, bought: true }), balance: 88, charged: 12 }

/** An album page whose purchase is answered when the test lets it. */
async function setUp(now: AlbumDetails | null = null) {
  const sent: (readonly [string, number])[] = []
  const opened: { readonly flow: string; readonly pending: PendingLoginAction | undefined }[] = []
  let answer: (result: BuyAlbumResult | BackendError) => void = () => undefined
  const albums = portOf<AlbumGateway>({
    byId: async () => now,
    buy: (_id, key, agreedPrice) => {
      sent.push([key, agreedPrice])
      return new Promise((resolve, reject) => {
        answer = (result) => (result instanceof BackendError ? reject(result) : resolve(result))
      })
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const checkout = portOf<Checkout>({
    open: async (flow, options?: OpenOptions) => {
      opened.push({ flow, pending: options?.pending })
    },
  })
  const here = new QuietPage('/en/amateur/pia%20winter/pictures/a1/')
  const pending = new PendingActions(here, new FakeClock(), servicesOf())
  const [modals, toasts, grids] = [new Modals(), new Toasts(), new GridCache()]
  const buying = new BuyAlbum(albums, new CountingRandom())
  const actions = new AlbumActionsViewModel(
    albums,
    buying,
    new ContentPurchase(guest, checkout, pending, here, modals, toasts, grids, deferredOf(guest, { modals })),
  )
  const page = {
    album: albumWith() as AlbumDetails | null,
    update(album: AlbumDetails) {
      this.album = album
    },
  }
  actions.about(page)
  actions.start()
  const reply = async (result: BuyAlbumResult | BackendError) => {
    answer(result)
    await settled()
  }
  const reported = () => toasts.waiting.map(({ text }) => text)
  return {
    actions,
    page,
    guest,
    grids,
    modals,
    reported,
    sent,
    opened,
    reply,
    replay: (a: PendingLoginAction) => pending.perform(a),
  }
}

describe('buying an album', () => {
  it('sends the price that the button named, once with one key, and leaves it to the page to show so, however often it is pressed', async () => {
    const { actions, sent, reported, reply } = await setUp()
    void actions.buy(pressed(12))
    void actions.buy(pressed(12))
    expect(actions.isBuying).toBe(true)
    await reply(sold)
    expect(sent).toEqual([['id-1', 12]])
    expect(reported()).toEqual([])
    expect(actions.isBuying).toBe(false)
  })

  it('takes over the balance and the album with all of its pictures [MED-052]', async () => {
    const { actions, page, guest, reported, reply } = await setUp()
    void actions.buy(pressed(12))
    await reply(sold)
    expect({ balance: guest.balance, need: page.album?.need, pictureCount: page.album?.pictures.length }).toEqual({
      balance: 88,
      need: null,
      pictureCount: 5,
    })
    expect(reported()).toEqual([])
  })

  it('clears the cached grids of tiles, in which the album is for sale; a refusal does not [MED-071]', async () => {
    const { actions, grids, reply } = await setUp()
    const before = grids.nameOf('albums')
    void actions.buy(pressed(12))
    await reply(refusal('limit-reached'))
    expect(grids.nameOf('albums')).toBe(before)
    void actions.buy(pressed(12))
    await reply(sold)
    expect(grids.nameOf('albums')).not.toBe(before)
  })

  it('sends the same key again where no answer came', async () => {
    const { actions, sent, reported, reply } = await setUp()
    void actions.buy(pressed(12))
    await reply(new BackendError('timeout'))
    expect(reported()).toEqual(['errors.timeout'])
    void actions.buy(pressed(12))
    await reply(sold)
    expect(sent.map(([key]) => key)).toEqual(['id-1', 'id-1'])
  })

  it('leads to the checkout where coins are missing, and to the proof of age where one is needed', async () => {
    const { actions, modals, reply } = await setUp()
    void actions.buy(pressed(12))
    await reply(refusal('not-enough-money', 7))
    expect(modals.open).toEqual({ id: 'not-enough-money', values: { missing: 7 } })
    modals.close('not-enough-money')
    void actions.buy(pressed(12))
    await reply(refusal('age-check'))
    expect(modals.open?.id).toBe('avs')
  })

  it('shows the new price where it has changed, so that the next press agrees to it', async () => {
    const { actions, page, reported, reply } = await setUp(albumWith({ price: vxc(15) }))
    void actions.buy(pressed(12))
    await reply(refusal('price-changed'))
    expect({ price: page.album?.price.value, reported: reported() }).toEqual({
      price: 15,
      reported: ['albums.refused.price-changed'],
    })
  })

  it.each(['restricted', 'locked', 'not-found', 'limit-reached', 'self-excluded'] as const)(
    'shows why the platform refuses: %s',
    async (reason) => {
      const { actions, reported, reply } = await setUp()
      void actions.buy(pressed(12))
      await reply(refusal(reason))
      expect(reported()).toEqual([`albums.refused.${reason}`])
    },
  )

  it('of a guest without an account waits for the login, and is for this album and this price only [AUT-005]', async () => {
    const { actions, sent, opened, reply, replay } = await setUp()
    void actions.buy(pressed(12))
    await reply(refusal('login-required'))
    const params = { targetId: 'album:a1', targetUrl: '/en/amateur/pia%20winter/pictures/a1/', value: 12 }
    expect(opened).toEqual([{ flow: 'signup', pending: { type: 'buyContent', params } }])
    replay({ type: 'buyContent', params: { ...params, targetId: 'video:a1' } })
    expect(sent).toHaveLength(1)
    replay({ type: 'buyContent', params })
    await settled()
    expect(sent.map(([, agreed]) => agreed)).toEqual([12, 12])
  })
})
