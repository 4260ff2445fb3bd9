import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { loggedIn, member } from '#test/support/bindings/accounts'
import { videos } from '@/adapters/backend/media/video-records'
import type { TileGridQuery } from '@/application/albums/tile-grid-gateway'
import type { TileGridType } from '@/domain/albums/tile-grid'
import { PREVIEW_THUMBNAILS } from '@/domain/media/thumbnails'

const page = ({ ports }: Device, type: TileGridType, query: Partial<TileGridQuery> = {}) =>
  ports.tileGrid.page(type, { first: 12, offset: 0, ...query })

export const tilesContract = (name: BindingName, bind: Bind): void =>
  contract('tileGrid', name, bind, (bound) => {
    it('answers a grid of albums page by page, as the list of albums has them [MED-067]', async () => {
      const device = await bound().device()
      const { items, total } = await device.ports.albums.list({ filter: {}, sort: 'cheapest', first: 24, offset: 0 })
      const pages = await Promise.all([0, 12].map((offset) => page(device, 'albums', { sort: 'cheapest', offset })))
      expect(pages.flatMap((each) => each.items)).toEqual(items)
      expect(pages.map((each) => each.total)).toEqual([total, total])
      const [first] = items
      if (first === undefined) throw new Error('no album')
      const { items: own } = await page(device, 'albums', { actorId: first.actor.id })
      expect(own.length).toBeGreaterThan(0)
      expect(new Set(own.map(({ actor }) => actor.id))).toEqual(new Set([first.actor.id]))
      expect((await page(device, 'albums', { types: ['free'] })).items.every(({ free }) => free)).toBe(true)
    })

    it('answers a grid of videos, each with its kind and its length [MED-067]', async () => {
      const device = await bound().device()
      const { items, total } = await page(device, 'videos', { sort: 'bestSelling' })
      const listed = await device.ports.videos.list({ filter: {}, sort: 'bestSelling', first: 12, offset: 0 })
      expect(items).toEqual(listed.items.map((video) => ({ ...video, type: 'video' })))
      expect(total).toBe(listed.total)
      // An order that videos do not have.
      const { items: newest } = await page(device, 'videos', { sort: 'mostPictures' })
      const expected = await device.ports.videos.list({ filter: {}, sort: 'newest', first: 12, offset: 0 })
      expect(newest.map(({ id }) => id)).toEqual(expected.items.map(({ id }) => id))
    })

    it('has what an album is in every tile: price, rating, sales, kind, actor and views [MED-006]', async () => {
      const device = await member(bound())
      const { items } = await page(device, 'albums')
      for (const tile of items) {
        if (tile.type !== 'picture') throw new Error('no album')
        expect({ duration: tile.duration, currency: tile.price.currency }).toEqual({ duration: 0, currency: 'VXC' })
        expect([tile.id, tile.title, tile.actor.name]).not.toContain('')
        expect(Math.min(tile.sold, tile.albumTotalViews ?? -1, tile.price.value)).toBeGreaterThanOrEqual(0)
      }
      const rated = items.map((tile) => (tile.type === 'picture' ? tile.rating : null)).filter((one) => one !== null)
      expect(rated.length).toBeGreaterThan(0)
      expect(rated.every((rating) => rating >= 10 && rating <= 50)).toBe(true)
    })

    it('stores what a guest has set for a type of grid, on all of their devices and for no other type [MED-069]', async () => {
      const device = await member(bound())
      expect((await page(device, 'albums')).settings).toEqual({ size: 'small' })
      for (const _ of [1, 2])
        expect(await device.ports.tileGrid.storeSettings('albums', { size: 'large' })).toEqual({ ok: true })
      const other = await loggedIn(bound(), device)
      expect((await page(other, 'albums')).settings).toEqual({ size: 'large' })
      expect((await page(other, 'videos')).settings).toEqual({ size: 'small' })
      const [visitor, stranger] = [await bound().device(), await member(bound())]
      expect(await visitor.ports.tileGrid.storeSettings('albums', { size: 'large' })).toEqual({
        ok: false,
        reason: 'login-required',
      })
      for (const each of [visitor, stranger]) expect((await page(each, 'albums')).settings).toEqual({ size: 'small' })
    })

    it('answers the frames of a video that a guest may see, a hundred at most [MED-005][MED-032][MED-068]', async () => {
      const [visitor, device] = [await bound().device(), await member(bound())]
      const { store } = bound().environment.backend
      const [record] = await store.find(videos, 'longest', { prefix: [], limit: 1 })
      if (record === undefined) throw new Error('no video')
      const set = (change: Partial<typeof record>) =>
        store.transaction((tx) => tx.put(videos, { ...record, ...change }))
      const times = async (who: Device) => {
        const pictures = await who.ports.tileGrid.videoPictures(record.id)
        expect((await who.ports.videos.byId(record.id))?.previewThumbnails.map(({ at }) => at)).toEqual(
          pictures.map(({ at }) => at),
        )
        expect(
          new Set(pictures.map(({ address }) => String(address).replace(/^https?:\/\/[^/]+/u, ''))).size,
        ).toBeGreaterThan(0)
        return pictures.map(({ at }) => at)
      }
      await set({ free: true, price: 0, ageRating: 16, vip: false, duration: 3_600 })
      const whole = await times(visitor)
      expect(whole.length).toBe(PREVIEW_THUMBNAILS)
      expect(whole.at(-1)).toBeGreaterThan(3_500)
      // Of a video that is for sale there are those of the preview.
      await set({ free: false, price: 30, ageRating: 16, vip: false, duration: 3_600 })
      expect(Math.max(...(await times(device)))).toBeLessThan(20)
      // Of one that is rated above what the guest is shown there are none.
      await set({ free: false, price: 30, ageRating: 18, vip: false, duration: 3_600 })
      for (const each of [visitor, device]) expect(await each.ports.tileGrid.videoPictures(record.id)).toEqual([])
    })
  })
