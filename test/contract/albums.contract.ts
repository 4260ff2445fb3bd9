import { expect, it } from 'vitest'
import { freshKey } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { checkOut, member, payingMember } from '#test/support/bindings/accounts'
import { albums, ownedAlbums, type AlbumRecord } from '@/adapters/backend/albums/album-records'
import type { AlbumFilter } from '@/application/albums/album-gateway'
import type { Album } from '@/domain/albums/album'
import { ALBUM_ORDERS, type AlbumOrder } from '@/domain/albums/album-lists'
import { asId, type AlbumId } from '@/domain/ids'

const listed = async ({ ports }: Device, filter: AlbumFilter = {}, sort: AlbumOrder = 'newest') =>
  (await ports.albums.list({ filter, sort, first: 500, offset: 0 })).items

const setAlbum = ({ environment }: Binding, id: AlbumId, change: Partial<AlbumRecord>) =>
  environment.backend.store.transaction(async (tx) => {
    const record = await tx.get(albums, id)
    if (record === undefined) throw new Error('no album')
    await tx.put(albums, { ...record, ...change })
  })

const recordOf = async ({ environment }: Binding, id: AlbumId): Promise<AlbumRecord> => {
  const record = await environment.backend.store.get(albums, id)
  if (record === undefined) throw new Error('no album')
  return record
}

/** An album as a test needs it, which this device has not bought. */
async function albumLike(bound: Binding, device: Device, change: Partial<AlbumRecord> = {}): Promise<Album> {
  const album = (await listed(device)).find(({ bought }) => !bought)
  if (album === undefined) throw new Error('no album')
  await setAlbum(bound, album.id, { ageRating: 16, free: false, price: 30, ...change })
  return album
}

const open = async (device: Device, id: AlbumId) => {
  const album = await device.ports.albums.byId(id)
  if (album === null) throw new Error('no album')
  return album
}

const ORDERS: Readonly<Record<AlbumOrder, (album: Album) => number>> = {
  newest: (album) => -album.releasedAt,
  mostExpensive: (album) => -album.price.value,
  cheapest: (album) => album.price.value,
  mostPictures: (album) => -album.pictureCount,
  bestSelling: () => 0,
}

export const albumsContract = (name: BindingName, bind: Bind): void =>
  contract('albums', name, bind, (bound) => {
    it('lists all albums in every order, in pages that fit together [MED-048]', async () => {
      const device = await bound().device()
      for (const sort of ALBUM_ORDERS) {
        const all = await listed(device, {}, sort)
        expect(all.length).toBeGreaterThan(15)
        expect(all.map(ORDERS[sort])).toEqual(all.map(ORDERS[sort]).sort((a, b) => a - b))
        const pages = await Promise.all(
          [0, 6, 12].map((offset) => device.ports.albums.list({ filter: {}, sort, first: 6, offset })),
        )
        expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all.slice(0, 18).map(({ id }) => id))
        expect(pages.map(({ total }) => total)).toEqual([all.length, all.length, all.length])
      }
    })

    it('filters by actor and by type, all of which must hold [MED-048]', async () => {
      const device = await bound().device()
      const all = await listed(device)
      const [first, second] = [all[0], all.find(({ actor }) => actor.id !== all[0]?.actor.id)]
      if (first === undefined || second === undefined) throw new Error('too few albums')
      const ids = async (filter: AlbumFilter) => (await listed(device, filter)).map(({ id }) => id)
      const expected = (passes: (album: Album) => boolean) => all.filter(passes).map(({ id }) => id)
      const actors = [first.actor.id, second.actor.id]
      expect(await ids({ actorIds: [first.actor.id] })).toEqual(expected(({ actor }) => actor.id === first.actor.id))
      expect(await ids({ actorIds: actors })).toEqual(expected(({ actor }) => actors.includes(actor.id)))
      expect(await ids({ types: ['free'] })).toEqual(expected(({ free }) => free))
      expect(await ids({ types: ['bought'] })).toEqual([])
      expect(await ids({ actorIds: [first.actor.id], types: ['free'] })).toEqual(
        expected(({ actor, free }) => free && actor.id === first.actor.id),
      )
    })

    it('opens an album by its id, and answers that there is none [MED-053]', async () => {
      const device = await bound().device()
      const album = await albumLike(bound(), device, { price: 12 })
      const { description, need, pictures, ...rest } = await open(device, album.id)
      expect(rest).toMatchObject({ ...(await listed(device)).find(({ id }) => id === album.id) })
      expect(description).not.toBe('')
      expect(need).toBe('needLogin')
      expect(pictures.map(({ position }) => position)).toEqual([1, 2, 3])
      expect(await device.ports.albums.byId(asId<AlbumId>('none'))).toBeNull()
    })

    it('answers no address of a picture that the guest may not see, before and after another guest has bought it', async () => {
      const [visitor, other, buyer] = [await bound().device(), await member(bound()), await payingMember(bound(), 40)]
      const { id } = await albumLike(bound(), buyer)
      const record = await recordOf(bound(), id)
      expect(record.pictures.length).toBeGreaterThan(3)
      const hidden = async (device: Device): Promise<void> => {
        const album = await open(device, id)
        expect(album.pictures).toHaveLength(3)
        expect(album.pictureCount).toBe(record.pictures.length)
        const answer = JSON.stringify([album, await listed(device)])
        for (const assetId of record.pictures.slice(3)) {
          expect(answer).not.toContain(`/${assetId}-`)
          expect(answer).not.toContain(`granted/${assetId.replace('.', '/')}"`)
        }
      }
      for (const device of [visitor, other, buyer]) await hidden(device)
      await buyer.ports.albums.buy(id, freshKey(), ANY_PRICE)
      for (const device of [visitor, other]) await hidden(device)
      expect((await open(buyer, id)).pictures).toHaveLength(record.pictures.length)
    })

    it('sells an album, then shows all of it and lists it among what was bought [MED-001][MED-051][MED-052]', async () => {
      const device = await payingMember(bound(), 40)
      const { id, title, pictureCount } = await albumLike(bound(), device)
      expect(await open(device, id)).toMatchObject({ need: 'needPurchase', bought: false })
      const result = await device.ports.albums.buy(id, freshKey(), ANY_PRICE)
      expect(result).toMatchObject({ ok: true, charged: 30, balance: 10, album: { id, need: null, bought: true } })
      const album = await open(device, id)
      expect(result).toMatchObject({ album })
      expect(album).toMatchObject({ need: null, bought: true })
      expect(new Set(album.pictures.map(({ address }) => address)).size).toBe(pictureCount)
      expect((await listed(device, { types: ['bought'] })).map((each) => each.id)).toEqual([id])
      const { items } = await device.ports.guest.purchases(30, null)
      expect(items.filter(({ kind }) => kind === 'album')).toMatchObject([
        { subject: title, subjectId: id, coins: -30, paid: null },
      ])
      await device.settle()
      expect(device.received('balance').at(-1)).toMatchObject({ balance: 10 })
    })

    it('shows all of a free album to every guest, and charges nobody for it [MED-001]', async () => {
      const [visitor, device] = [await bound().device(), await payingMember(bound(), 40)]
      const { id, pictureCount } = await albumLike(bound(), device, { free: true, price: 0 })
      for (const each of [visitor, device]) {
        const album = await open(each, id)
        expect({ need: album.need, pictureCount: album.pictures.length }).toEqual({ need: null, pictureCount })
      }
      expect(await device.ports.albums.buy(id, freshKey(), 0)).toMatchObject({ ok: true, charged: 0, balance: 40 })
      expect(await listed(device, { types: ['bought'] })).toEqual([])
    })

    it('charges a purchase that is sent again once, at once or later', async () => {
      const device = await payingMember(bound(), 220)
      const { id } = await albumLike(bound(), device)
      const key = freshKey()
      const results = await Promise.all(Array.from({ length: 10 }, () => device.ports.albums.buy(id, key, ANY_PRICE)))
      results.push(
        await device.ports.albums.buy(id, key, ANY_PRICE),
        await device.ports.albums.buy(id, freshKey(), ANY_PRICE),
      )
      expect(results.map((result) => result.ok && result.charged)).toEqual([...Array.from({ length: 11 }, () => 30), 0])
      expect((await device.ports.guest.balance()).balance).toBe(190)
      const { environment } = bound()
      expect(await environment.backend.store.find(ownedAlbums, 'byGuest', { prefix: [device.guest.id] })).toHaveLength(
        1,
      )
    })

    it('lets exactly one of ten purchases at once succeed when the coins are enough for one', async () => {
      const device = await payingMember(bound(), 40)
      const wanted = (await listed(device)).slice(0, 10)
      for (const { id } of wanted) await setAlbum(bound(), id, { ageRating: 16, free: false, price: 25 })
      const results = await Promise.all(wanted.map(({ id }) => device.ports.albums.buy(id, freshKey(), ANY_PRICE)))
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      expect((await device.ports.guest.balance()).balance).toBe(15)
    })

    it('sells for no more than was agreed to: a price that rose is refused, and one that fell is charged', async () => {
      const device = await payingMember(bound(), 105)
      const { id } = await albumLike(bound(), device)
      await setAlbum(bound(), id, { price: 31 })
      for (const agreedPrice of [30, 0])
        expect(await device.ports.albums.buy(id, freshKey(), agreedPrice)).toEqual({
          ok: false,
          reason: 'price-changed',
          missing: 0,
        })
      expect((await device.ports.guest.balance()).balance).toBe(105)
      expect((await open(device, id)).need).toBe('needPurchase')
      await setAlbum(bound(), id, { price: 12 })
      expect(await device.ports.albums.buy(id, freshKey(), 30)).toMatchObject({ ok: true, charged: 12, balance: 93 })
    })

    it('is not sold with a reason and the coins that are missing [MED-046]', async () => {
      const [visitor, device] = [await bound().device(), await payingMember(bound(), 40)]
      const album = await albumLike(bound(), device, { price: 100 })
      const refusal = async (who: Device, id = album.id) => {
        const result = await who.ports.albums.buy(id, freshKey(), ANY_PRICE)
        return result.ok ? 'ok' : [result.reason, result.missing]
      }
      expect(await refusal(visitor)).toEqual(['login-required', 0])
      expect(await refusal(device)).toEqual(['not-enough-money', 60])
      expect(await refusal(device, asId<AlbumId>('none'))).toEqual(['not-found', 0])
      await setAlbum(bound(), album.id, { ageRating: 18 })
      expect(await refusal(device)).toEqual(['age-check', 0])
      await bound().environment.setGuest(device.guest.id, { restrictionLevel: 1 })
      expect(await refusal(device)).toEqual(['restricted', 0])
      expect((await device.ports.guest.balance()).balance).toBe(40)
    })

    it('neither sells to a locked guest nor shows them a picture, of what they own neither', async () => {
      const device = await payingMember(bound(), 100)
      const bought = await albumLike(bound(), device, { price: 30 })
      await device.ports.albums.buy(bought.id, freshKey(), ANY_PRICE)
      const other = await albumLike(bound(), device, { price: 30 })
      await bound().environment.setGuest(device.guest.id, { isLocked: true })
      expect(await device.ports.albums.buy(other.id, freshKey(), ANY_PRICE)).toMatchObject({ reason: 'locked' })
      for (const { id } of [bought, other]) expect((await open(device, id)).pictures).toEqual([])
    })

    it('opens the gates in their order: login, age, purchase [MED-009][AUT-010]', async () => {
      const [visitor, device] = [await bound().device(), await payingMember(bound(), 40)]
      const { id, pictureCount } = await albumLike(bound(), device, { ageRating: 18, price: 30 })
      const seen = async (who: Device) => {
        const { need, pictures } = await open(who, id)
        return { need, pictureCount: pictures.length }
      }
      expect(await seen(visitor)).toEqual({ need: 'needLogin', pictureCount: 3 })
      expect(await seen(device)).toEqual({ need: 'needAgeCheck', pictureCount: 3 })
      await checkOut(device, 'avs', { kind: 'avs', birthDate: '1990-05-04', outcome: 'approve' })
      expect(await seen(device)).toEqual({ need: 'needPurchase', pictureCount: 3 })
      await device.ports.albums.buy(id, freshKey(), ANY_PRICE)
      expect(await seen(device)).toEqual({ need: null, pictureCount })
    })
  })
