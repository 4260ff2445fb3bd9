import { expect, it } from 'vitest'
import { freshKey } from './setup'
import { contract } from './suite'
import { galleryCommentsSuite } from './gallery-comments'
import { galleryLike } from './gallery-setup'
import { ANY_PRICE } from '#test/support/any-price'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { checkOut, loggedIn, member, payingMember } from '#test/support/bindings/accounts'
import { actors } from '@/adapters/backend/actors/actor-records'
import { tagSuggestions } from '@/adapters/backend/albums/gallery-records'
import { videos } from '@/adapters/backend/media/video-records'
import { asId, type ActorId, type AlbumId } from '@/domain/ids'
import { DISLIKE_RATING, LIKE_RATING } from '@/domain/media/rating'

const paid = { free: false, price: 30 }

const open = async ({ ports }: Device, id: AlbumId) => {
  const album = await ports.albums.byId(id)
  if (album === null) throw new Error('no album')
  return album
}

export const galleryContract = (name: BindingName, bind: Bind): void =>
  contract('gallery', name, bind, (bound) => {
    galleryCommentsSuite(bound)

    it('stores a like as 5 and a dislike as 1, each guest once, for an album [MED-007][MED-041][MED-043][MED-049][MED-050]', async () => {
      const [one, other] = [await member(bound()), await member(bound())]
      const { id } = await galleryLike(bound(), 0)
      const { guestRatingLikes: likes, guestRatingDislikes: dislikes } = await open(one, id)
      expect({ likeRating: LIKE_RATING, dislikeRating: DISLIKE_RATING }).toEqual({ likeRating: 5, dislikeRating: 1 })
      for (const _ of [1, 2])
        expect(await one.ports.gallery.rate(id, 5)).toEqual({
          ok: true,
          likes: { guestRatingLikes: likes + 1, guestRatingDislikes: dislikes, isLiked: true, isDisliked: false },
        })
      await other.ports.gallery.rate(id, 1)
      const seen = { guestRatingLikes: likes + 1, guestRatingDislikes: dislikes + 1 }
      expect(await other.ports.gallery.likes(id)).toEqual({ ...seen, isLiked: false, isDisliked: true })
      expect(await open(one, id)).toMatchObject({ ...seen, isLiked: true, isDisliked: false })
      expect(await one.ports.gallery.rate(id, 1)).toMatchObject({
        likes: { guestRatingLikes: likes, guestRatingDislikes: dislikes + 2 },
      })
      await one.ports.gallery.rate(id, null)
      await other.ports.gallery.rate(id, null)
      expect(await (await bound().device()).ports.gallery.likes(id)).toEqual({
        guestRatingLikes: likes,
        guestRatingDislikes: dislikes,
        isLiked: false,
        isDisliked: false,
      })
      expect(await one.ports.gallery.likes(asId<AlbumId>('none'))).toBeNull()
    })

    it('counts the ratings of guests who rate at the same time', async () => {
      const guests = await Promise.all(Array.from({ length: 6 }, () => member(bound())))
      const { id } = await galleryLike(bound(), 1)
      const before = await guests[0]?.ports.gallery.likes(id)
      await Promise.all(guests.map(({ ports }) => ports.gallery.rate(id, 5)))
      expect(await guests[0]?.ports.gallery.likes(id)).toMatchObject({
        guestRatingLikes: (before?.guestRatingLikes ?? 0) + 6,
      })
    })

    it('rates a picture that the guest may see, and no other one [MED-063]', async () => {
      const [device, visitor] = [await payingMember(bound(), 40), await bound().device()]
      const { id, previews } = await galleryLike(bound(), 2, paid)
      const { pictures } = await open(device, id)
      const shown = pictures[0]?.pictureId ?? ''
      const hidden = `album:${previews + 1}:${id}`
      expect(await device.ports.gallery.ratePicture(shown, 5)).toMatchObject({ ok: true, likes: { isLiked: true } })
      expect((await open(device, id)).pictures[0]?.likes).toMatchObject({ guestRatingLikes: 1, isLiked: true })
      expect(await visitor.ports.gallery.ratePicture(shown, 5)).toEqual({ ok: false, reason: 'login-required' })
      for (const wanted of [hidden, 'album:1:none', 'nonsense', `album:99:${id}`])
        expect(await device.ports.gallery.ratePicture(wanted, 5)).toEqual({ ok: false, reason: 'not-found' })
      await device.ports.albums.buy(id, freshKey(), ANY_PRICE)
      expect(await device.ports.gallery.ratePicture(hidden, 1)).toMatchObject({ ok: true, likes: { isDisliked: true } })
    })

    it('answers the sedcards of an actor by id or name, no more than requested, and rates them [MED-055][MED-056]', async () => {
      const device = await member(bound())
      const { store } = bound().environment.backend
      const [actor] = await store.find(actors, 'byName', { prefix: [], limit: 1 })
      if (actor === undefined) throw new Error('no actor')
      const [first, second, ...rest] = actor.pictures.map(({ variant }) => variant)
      if (first === undefined || second === undefined) throw new Error('too few pictures')
      await store.transaction((tx) =>
        tx.put(actors, {
          ...actor,
          photoRatings: [
            { variant: first, rating: 18 },
            { variant: second, rating: 16 },
          ],
        }),
      )
      const cards = async (query = {}, who = device) =>
        (await who.ports.gallery.sedcards(actor.name.toUpperCase(), query))?.items.map(({ picture }) => picture.variant)
      expect(await cards()).toEqual([second, ...rest])
      expect(await cards({ fsk: 12 })).toEqual(rest)
      expect(await cards({ limit: 1 })).toEqual([second])
      // A guest who requests more than they have proved is shown no more.
      expect(await cards({ fsk: 18 })).toEqual([second, ...rest])
      await checkOut(device, 'avs', { kind: 'avs', birthDate: '1990-05-04', outcome: 'approve' })
      expect(await cards({ fsk: 18 })).toEqual([first, second, ...rest])
      const before = await device.ports.gallery.sedcards(actor.id, { limit: 1 })
      expect(await device.ports.gallery.rateSedcards(actor.id, 5)).toMatchObject({
        ok: true,
        likes: { guestRatingLikes: (before?.guestRatingLikes ?? 0) + 1, isLiked: true },
      })
      expect(await device.ports.gallery.sedcards(actor.id, {})).toMatchObject({ isLiked: true })
      expect(await device.ports.gallery.sedcards('nobody', {})).toBeNull()
      expect(await device.ports.gallery.rateSedcards(asId<ActorId>('none'), 5)).toMatchObject({ reason: 'not-found' })
    })

    it('pins an album, sedcards and a picture, and takes that back [MED-010][MED-011][MED-012]', async () => {
      const [device, visitor] = [await member(bound()), await bound().device()]
      const { id, actorId } = await galleryLike(bound(), 3)
      const pictureId = `album:1:${id}`
      const card = (await device.ports.gallery.sedcards(actorId, {}))?.items[0]?.pictureId ?? ''
      const targets = [
        { kind: 'album', id },
        { kind: 'sedcards', id: actorId },
        { kind: 'picture', id: pictureId },
        { kind: 'picture', id: card },
      ] as const
      const pinned = async (who: Device) => {
        const [album, sedcards] = [await open(who, id), await who.ports.gallery.sedcards(actorId, {})]
        return {
          isAlbumFavorite: album.isFavorite,
          areSedcardsFavorite: sedcards?.isFavorite,
          isPictureFavorite: album.pictures[0]?.isFavorite,
          isSedcardFavorite: sedcards?.items[0]?.isFavorite,
        }
      }
      for (const target of targets) {
        expect(await visitor.ports.gallery.pin(target, true)).toEqual({ ok: false, reason: 'login-required' })
        for (const _ of [1, 2]) expect(await device.ports.gallery.pin(target, true)).toEqual({ ok: true })
      }
      expect(await pinned(await loggedIn(bound(), device))).toEqual({
        isAlbumFavorite: true,
        areSedcardsFavorite: true,
        isPictureFavorite: true,
        isSedcardFavorite: true,
      })
      expect(await pinned(visitor)).toEqual({
        isAlbumFavorite: false,
        areSedcardsFavorite: false,
        isPictureFavorite: false,
        isSedcardFavorite: false,
      })
      for (const target of targets) expect(await device.ports.gallery.pin(target, false)).toEqual({ ok: true })
      expect(await pinned(device)).toEqual({
        isAlbumFavorite: false,
        areSedcardsFavorite: false,
        isPictureFavorite: false,
        isSedcardFavorite: false,
      })
      for (const kind of ['album', 'sedcards', 'picture'] as const)
        expect(await device.ports.gallery.pin({ kind, id: 'none' }, true)).toEqual({ ok: false, reason: 'not-found' })
    })

    it('lists the pinned pictures that the guest may see now, and no other [MED-064]', async () => {
      const [device, stranger] = [await member(bound()), await bound().device()]
      const { id, actorId } = await galleryLike(bound(), 4)
      const last = (await open(device, id)).pictures.at(-1)?.pictureId ?? ''
      const card = (await device.ports.gallery.sedcards(actorId, {}))?.items[0]?.pictureId ?? ''
      for (const target of [last, card]) {
        await device.ports.gallery.pin({ kind: 'picture', id: target }, true)
        await bound().environment.advance(1_000)
      }
      const photos = await device.ports.gallery.pinnedPhotos()
      expect(photos.map(({ pictureId }) => pictureId)).toEqual([card, last])
      expect(photos.map(({ albumId, picture, address }) => [albumId, picture === null, address === null])).toEqual([
        [null, false, true],
        [id, true, false],
      ])
      expect(await stranger.ports.gallery.pinnedPhotos()).toEqual([])
      // The album is for sale from now on: its last picture is not for this guest any more, pinned or not.
      await galleryLike(bound(), 4, paid)
      expect((await device.ports.gallery.pinnedPhotos()).map(({ pictureId }) => pictureId)).toEqual([card])
    })

    it('answers what every guest may see of an album, also to a guest who may see all of it [MED-066]', async () => {
      const device = await member(bound())
      const { id, previews, pictures } = await galleryLike(bound(), 5)
      const preview = await device.ports.gallery.preview(id)
      expect(preview).toMatchObject({ albumId: id, pictureCount: pictures.length })
      expect(preview?.pictures.map(({ position }) => position)).toEqual(
        Array.from({ length: previews }, (_, at) => at + 1),
      )
      expect(await device.ports.gallery.preview(asId<AlbumId>('none'))).toBeNull()
    })

    it('counts each guest with an account once, and shows views to them alone [MED-044][MED-045]', async () => {
      const [device, other, visitor] = [await member(bound()), await member(bound()), await bound().device()]
      const { id } = await galleryLike(bound(), 6)
      const before = (await device.ports.gallery.views(id)) ?? -1
      expect(await Promise.all([1, 2].map(() => device.ports.gallery.viewed(id)))).toContain(true)
      expect(await device.ports.gallery.viewed(id)).toBe(false)
      expect(await other.ports.gallery.viewed(id)).toBe(true)
      expect(await visitor.ports.gallery.viewed(id)).toBe(false)
      await bound().environment.advance(120_000)
      await expect.poll(() => device.ports.gallery.views(id)).toBe(before + 2)
      expect((await open(device, id)).albumTotalViews).toBe(before + 2)
      expect(await visitor.ports.gallery.views(id)).toBeNull()
      expect((await open(visitor, id)).albumTotalViews).toBeNull()
    })

    it('stores the tags that a guest suggests for an album, five at most and each once [MED-039]', async () => {
      const [device, visitor] = [await member(bound()), await bound().device()]
      const { id } = await galleryLike(bound(), 7)
      const suggest = (tag: string, who = device) => who.ports.gallery.suggestTag(id, tag)
      expect(await suggest('  Night   Train ')).toEqual({ ok: true })
      expect(await suggest('night train')).toEqual({ ok: true })
      for (const tag of ['rain', 'piano', 'harbour', 'neon']) expect(await suggest(tag)).toEqual({ ok: true })
      expect(await suggest('jazz')).toEqual({ ok: false, reason: 'too-many' })
      for (const tag of ['', 'a', '<b>']) expect(await suggest(tag)).toEqual({ ok: false, reason: 'no-tag' })
      expect(await suggest('jazz', visitor)).toEqual({ ok: false, reason: 'login-required' })
      const { store } = bound().environment.backend
      const stored = await store.find(tagSuggestions, 'ofGuest', { prefix: [device.guest.id, id] })
      expect(stored.map(({ tag }) => tag)).toEqual(['harbour', 'neon', 'night train', 'piano', 'rain'])
    })

    it('answers the video an actor promotes, and the four that guests like best [MED-054][MED-065]', async () => {
      const device = await bound().device()
      const { store } = bound().environment.backend
      const [some] = await store.find(videos, 'topRated', { prefix: [], limit: 1 })
      if (some === undefined) throw new Error('no video')
      const best = await store.find(videos, 'topRated', { prefix: [] })
      const ofActor = best.filter(({ actorId }) => actorId === some.actorId)
      const top = await device.ports.gallery.topVideos(some.actorId)
      expect(top.map(({ id }) => id)).toEqual(ofActor.slice(0, 4).map(({ id }) => id))
      const promoted = await device.ports.gallery.promotedVideo(some.actorId)
      expect(promoted?.id).toBe((ofActor.find(({ free }) => free) ?? ofActor[0])?.id)
      expect(await device.ports.gallery.promotedVideo(asId<ActorId>('none'))).toBeNull()
      expect(await device.ports.gallery.topVideos('nobody')).toEqual([])
    })

    it('leaves to a guest what they have bought when its actor leaves, and offers it to no one else [ADD-026]', async () => {
      const [device, other] = [await payingMember(bound(), 100), await member(bound())]
      const album = await galleryLike(bound(), 8, paid)
      await device.ports.albums.buy(album.id, freshKey(), ANY_PRICE)
      const { store } = bound().environment.backend
      const [video] = await store.find(videos, 'newestOfActor', { prefix: [album.actorId], limit: 1 })
      if (video !== undefined) {
        await store.transaction((tx) => tx.put(videos, { ...video, free: false, price: 20, ageRating: 16, vip: false }))
        await device.ports.videos.buy(video.id, freshKey(), ANY_PRICE)
      }
      const name = (await store.get(actors, album.actorId))?.name
      await store.transaction((tx) => tx.delete(actors, album.actorId))
      const mine = await open(device, album.id)
      expect({
        need: mine.need,
        bought: mine.bought,
        pictureCount: mine.pictures.length,
        name: mine.actor.name,
      }).toEqual({ need: null, bought: true, pictureCount: album.pictures.length, name })
      expect(await other.ports.albums.byId(album.id)).toBeNull()
      expect(await other.ports.albums.buy(album.id, freshKey(), ANY_PRICE)).toMatchObject({ reason: 'not-found' })
      const listed = async ({ ports }: Device) =>
        (await ports.albums.list({ filter: {}, sort: 'newest', first: 500, offset: 0 })).items.map(({ id }) => id)
      expect(await listed(device)).toContain(album.id)
      expect(await listed(other)).not.toContain(album.id)
      if (video === undefined) return
      expect(await device.ports.videos.byId(video.id)).toMatchObject({ need: null, actor: { name } })
      expect(await device.ports.videos.source(video.id)).toMatchObject({ kind: 'full' })
      expect(await other.ports.videos.byId(video.id)).toBeNull()
      expect(await other.ports.videos.source(video.id)).toBeNull()
    })
  })
