import { expect, it } from 'vitest'
import { contract } from './suite'
import { loggedIn, member, payingMember } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { ownedAlbums } from '@/adapters/backend/albums/album-records'
import { guestIncentives, guestIncentivesOf } from '@/adapters/backend/incentives/guest-incentives'
import { incentives, type IncentiveRecord } from '@/adapters/backend/incentives/incentive-records'
import { ownedVideos } from '@/adapters/backend/media/video-records'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import { asId, type AlbumId, type VideoId, type VoucherId } from '@/domain/ids'
import { voucherTypes } from '@/domain/vouchers/voucher'

const DAY = 86_400_000
const PAGE = { routeName: 'start', routeArgs: {} } as const

const ids = async ({ ports }: Device, page: { routeName: string; routeArgs: Record<string, string> } = PAGE) =>
  (await ports.incentives.forPage(page)).incentives.map(({ id }) => id)

const put = ({ environment }: Binding, change: Partial<IncentiveRecord> & { readonly id: string }) =>
  environment.backend.store.transaction(async (tx) => {
    const words = { title: 'A title', text: 'A text.', label: 'Go' }
    await tx.put(incentives, {
      region: 'page',
      type: 'test',
      event: null,
      uniqueGroup: null,
      priority: 90,
      countdown: null,
      countdownStartTime: null,
      audience: 'everyone',
      runsTo: null,
      texts: { de: words, en: words, es: words },
      target: { kind: 'page', route: 'cams' },
      ...change,
    })
  })

const remove = ({ environment }: Binding, id: string) =>
  environment.backend.store.transaction((tx) => tx.delete(incentives, id))

const firstVideo = async ({ ports }: Device): Promise<VideoId> => {
  const { items } = await ports.videos.list({ filter: {}, sort: 'newest', first: 1, offset: 0 })
  return items[0]?.id ?? asId<VideoId>('none')
}

const firstAlbum = async ({ ports }: Device): Promise<AlbumId> => {
  const { items } = await ports.albums.list({ filter: {}, sort: 'newest', first: 1, offset: 0 })
  return items[0]?.id ?? asId<AlbumId>('none')
}

export const incentivesContract = (name: BindingName, bind: Bind): void =>
  contract('incentives', name, bind, (bound) => {
    it('sends a page what is true for its guest, with all fields, the checkouts it leads to and what is counted [INC-001][INC-008]', async () => {
      const anonymous = await bound().device()
      const { incentives: sent, vxpayConfig, trackingData } = await anonymous.ports.incentives.forPage(PAGE)
      expect(sent.find(({ id }) => id === 'signup')).toMatchObject({
        region: 'page',
        type: 'signup',
        event: null,
        uniqueGroup: 'signup',
        priority: 50,
        countdown: null,
        countdownStartTime: null,
        target: { kind: 'flow', flow: 'signup' },
      })
      expect(sent.find(({ id }) => id === 'signup')?.title).toContain('3')
      expect(sent.map(({ priority }) => priority)).toEqual(
        sent.map(({ priority }) => priority).toSorted((a, b) => b - a),
      )
      expect(vxpayConfig.flows).toEqual(['signup'])
      expect(trackingData).toEqual({ page: 'start', incentives: sent.map(({ id }) => id).join(',') })
      const device = await member(bound())
      const toMember = await ids(device)
      expect(toMember).toEqual(expect.arrayContaining(['vip', 'refill']))
      expect(toMember).not.toContain('signup')
      const rich = await payingMember(bound())
      expect(await ids(rich)).not.toContain('refill')
    })

    it('sends one hint a day, and none that leads to the page itself [INC-008]', async () => {
      const device = await bound().device()
      const hints = (await ids(device)).filter((id) => id.startsWith('hint-'))
      expect(hints).toHaveLength(1)
      const route = hints[0]?.replace('hint-', '') ?? ''
      expect(await ids(device, { routeName: route, routeArgs: {} })).not.toContain(hints[0])
    })

    it('counts down to the end of a voucher, and is not sent after it [INC-001]', async () => {
      const device = await member(bound())
      const { clock, backend } = bound().environment
      expect(await ids(device)).not.toContain('voucher')
      await backend.store.transaction((tx) =>
        tx.put(vouchers, {
          id: asId<VoucherId>(`soon-${device.guest.id}`),
          guestId: device.guest.id,
          type: voucherTypes.videochat,
          amount: 3,
          validFrom: clock.now(),
          validTo: clock.now() + DAY,
          actors: 'all',
        }),
      )
      const sent = (await device.ports.incentives.forPage(PAGE)).incentives.find(({ id }) => id === 'voucher')
      expect(sent?.countdown).toBe(7 * 86_400)
      const end = (sent?.countdownStartTime ?? 0) + (sent?.countdown ?? 0) * 1000
      expect(end - clock.now()).toBeGreaterThanOrEqual(DAY)
      expect(end - clock.now()).toBeLessThan(2 * DAY + 1)
    })

    it('stores what was closed: its group stays away for 30 days, on other devices too [INC-003][INC-005][INC-007]', async () => {
      const device = await member(bound())
      expect(await device.ports.incentives.close('accepted', 'vip')).toEqual({ success: true })
      expect(await ids(device)).toContain('vip')
      expect(await device.ports.incentives.close('closed', 'vip')).toEqual({ success: true })
      expect(await ids(device)).not.toContain('vip')
      expect(await ids(await loggedIn(bound(), device))).not.toContain('vip')
      expect(await ids(await member(bound()))).toContain('vip')
      const { backend, clock } = bound().environment
      const closedAt = (closed: number) =>
        backend.store.transaction(async (tx) => {
          const own = await guestIncentivesOf(tx, device.guest.id)
          await tx.put(guestIncentives, { ...own, closed: { vip: closed } })
        })
      await closedAt(clock.now() - 29 * DAY)
      expect(await ids(device)).not.toContain('vip')
      await closedAt(clock.now() - 30 * DAY)
      expect(await ids(device)).toContain('vip')
    })

    it('refuses to close what there is not, and changes nothing: a refusal [INC-007]', async () => {
      const device = await member(bound())
      const before = await ids(device)
      expect(await device.ports.incentives.close('closed', 'no-such')).toEqual({ success: false })
      expect(await ids(device)).toEqual(before)
    })

    it('sends what waits for an event only for that event [INC-011]', async () => {
      const device = await member(bound())
      const sent = await device.ports.incentives.byEvent('low-balance')
      expect(sent.map(({ id }) => id)).toEqual(['refill-low-balance'])
      expect(await ids(device)).not.toContain('refill-low-balance')
      expect(await device.ports.incentives.byEvent('no-such')).toEqual([])
    })

    it('has an offer for a visitor who is about to leave; none for members, without hints, and after it was closed [MOD-019][INC-011]', async () => {
      const leaving = async (device: Device) => (await device.ports.incentives.byEvent('exit')).map(({ id }) => id)
      const visitor = await bound().device()
      expect(await leaving(visitor)).toEqual(['signup-exit'])
      expect(await ids(visitor)).not.toContain('signup-exit')
      expect(await leaving(await member(bound()))).toEqual([])
      await visitor.ports.incentives.setGuestInfo('hints', 'off')
      expect(await leaving(visitor)).toEqual([])
      await visitor.ports.incentives.setGuestInfo('hints', 'on')
      await visitor.ports.incentives.close('closed', 'signup-exit')
      expect(await leaving(visitor)).toEqual([])
    })

    it('sends incentives for the end of a preview, and none to who owns the video [INC-009]', async () => {
      const device = await member(bound())
      const video = await firstVideo(device)
      const sent = await device.ports.incentives.forVideoPreviewEnd(video)
      expect(sent.map(({ id }) => id)).toEqual(['refill-video-preview-end', 'vip-video-preview-end'])
      const { store } = bound().environment.backend
      const owned = { guestId: device.guest.id, videoId: video, at: 0, price: 0, gifted: false }
      await store.transaction((tx) => tx.put(ownedVideos, owned))
      expect(await device.ports.incentives.forVideoPreviewEnd(video)).toEqual([])
      await expect(device.ports.incentives.forVideoPreviewEnd(asId<VideoId>('none'))).rejects.toMatchObject({
        code: 'not-found',
      })
    })

    it('sends incentives for buying an album, and none to who owns it [INC-010]', async () => {
      const device = await bound().device()
      const album = await firstAlbum(device)
      const sent = await device.ports.incentives.forBuyImageAlbum(album)
      expect(sent.map(({ id }) => id)).toEqual(['signup-buy-image-album'])
      const { store } = bound().environment.backend
      const owned = { guestId: device.guest.id, albumId: album, at: 0, price: 0 }
      await store.transaction((tx) => tx.put(ownedAlbums, owned))
      expect(await device.ports.incentives.forBuyImageAlbum(album)).toEqual([])
      await expect(device.ports.incentives.forBuyImageAlbum(asId<AlbumId>('none'))).rejects.toMatchObject({
        code: 'not-found',
      })
    })

    it('sends none while the guest wants no hints, and refuses another value [INC-012]', async () => {
      const device = await member(bound())
      expect(await device.ports.incentives.setGuestInfo('hints', 'perhaps')).toEqual({ success: false })
      expect(await ids(device)).not.toEqual([])
      expect(await device.ports.incentives.setGuestInfo('hints', 'off')).toEqual({ success: true })
      expect(await ids(device)).toEqual([])
      expect(await device.ports.incentives.setGuestInfo('hints', 'on')).toEqual({ success: true })
      expect(await ids(device)).not.toEqual([])
    })

    it('hides a type for so many hours, and refuses a type that there is not [INC-013]', async () => {
      const device = await member(bound())
      expect(await device.ports.incentives.hideRefillWindow('no-such', 5)).toEqual({ success: false })
      expect(await device.ports.incentives.hideRefillWindow('refill', 5)).toEqual({ success: true })
      const hidden = await ids(device)
      expect(hidden).not.toContain('refill')
      expect(hidden).toContain('vip')
    })

    it('sends the teasers in their order, and for a page none that leads to it [INC-014][INC-015]', async () => {
      const device = await bound().device()
      const all = await device.ports.incentives.teasers()
      expect(all.map(({ route }) => route)).toEqual(['camShows', 'freeChat', 'albums', 'videoStars'])
      for (const { title, text } of all) expect([title, text]).not.toContain('')
      const here = await device.ports.incentives.teasersFor({ routeName: 'albums', routeArgs: {} })
      expect(here).toEqual(all.filter(({ route }) => route !== 'albums'))
    })

    it('sends no teaser of auto-recharge to a guest who has hidden it [INC-016]', async () => {
      const device = await member(bound())
      await put(bound(), { id: 'auto', type: 'auto-recharge' })
      try {
        expect(await ids(device)).toContain('auto')
        expect(await device.ports.incentives.setAutoRechargeTeaser('hidden')).toEqual({ success: true })
        expect(await ids(device)).not.toContain('auto')
        await device.ports.incentives.setAutoRechargeTeaser('shown')
        expect(await ids(device)).toContain('auto')
      } finally {
        await remove(bound(), 'auto')
      }
    })

    it('sends none to guests who are restricted, locked or have excluded themselves: a refusal', async () => {
      const [restricted, locked, excluded] = [await member(bound()), await member(bound()), await member(bound())]
      await bound().environment.setGuest(restricted.guest.id, { restrictionLevel: 1 })
      await bound().environment.setGuest(locked.guest.id, { isLocked: true })
      await excluded.ports.spendingLimits.exclude(bound().environment.clock.now() + DAY)
      for (const device of [restricted, locked, excluded]) expect(await ids(device)).toEqual([])
    })

    it('leads into no checkout that is not offered', async () => {
      const device = await member(bound())
      await put(bound(), { id: 'other', target: { kind: 'flow', flow: 'autorecharge' } })
      try {
        expect(await ids(device)).not.toContain('other')
      } finally {
        await remove(bound(), 'other')
      }
    })
  })
