import { expect, it } from 'vitest'
import { postLike } from './feed-setup'
import { buyAlbum, buyPost, buyVideo, forSale, idsOf, library, save, unlockMedia } from './library-setup'
import { playlistRules } from './playlists'
import { contract } from './suite'
import { watchLaterRules } from './watch-later'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import { loggedIn, member, payingMember } from '#test/support/bindings/accounts'
import { ageChecks } from '@/adapters/backend/access/age-checks'
import { actors } from '@/adapters/backend/actors/actor-records'
import { videos } from '@/adapters/backend/media/video-records'
import { asId, type VideoId } from '@/domain/ids'
import { CLIP_SECONDS, LIBRARY_MEDIA, LIBRARY_SOURCES } from '@/domain/library/library'

export const libraryContract = (name: BindingName, bind: Bind): void =>
  contract('library', name, bind, (bound) => {
    const pass = () => bound().environment.clock.sleep(1_000)
    watchLaterRules(bound)
    playlistRules(bound)

    it('lists what was bought in the shop, the latest first or the oldest, in pages that fit together [GUE-011, GUE-016]', async () => {
      const device = await payingMember(bound(), 300)
      const wanted = await forSale(bound(), 5)
      for (const { id } of wanted) {
        pass()
        await buyVideo(device, id)
      }
      const ids = wanted.map(({ id }) => id)
      const found = await library(device)
      expect(idsOf(found)).toEqual(ids.toReversed())
      expect(idsOf(await library(device, undefined, { order: 'oldest' }))).toEqual(ids)
      expect(found[0]).toMatchObject({ kind: 'video', medium: 'videos', activity: 'bought', isOwned: true })
      expect(found.map(({ coins }) => coins)).toEqual(wanted.map(({ price }) => price).toReversed())
      expect((await device.ports.guest.current()).counts).toMatchObject({ boughtVideos: 5, privateCollection: 5 })
    })

    it('neither repeats nor leaves out an entry while others are bought [GUE-016]', async () => {
      const device = await payingMember(bound(), 300)
      const wanted = (await forSale(bound(), 6)).map(({ id }) => id)
      const query = { list: { medium: 'videos', source: 'shop' }, order: 'newest', search: '', first: 2 } as const
      for (const id of wanted.slice(0, 4)) {
        pass()
        await buyVideo(device, id)
      }
      const first = await device.ports.library.list({ ...query, after: null })
      pass()
      for (const id of wanted.slice(4)) await buyVideo(device, id)
      const second = await device.ports.library.list({ ...query, after: first.next })
      expect([...idsOf(first.items), ...idsOf(second.items)]).toEqual(wanted.slice(0, 4).toReversed())
      expect(second.next).toBeNull()
    })

    it('has bought posts, unlocked media and saved videos in sub-tabs of their own [GUE-012, GUE-016, GUE-017]', async () => {
      const device = await payingMember(bound(), 300)
      const [clip, photos] = [
        await postLike(bound(), device, { type: 'clip', price: 3 }),
        await postLike(bound(), device, { type: 'photos', price: 3 }),
      ]
      const text = await postLike(bound(), device, { type: 'text', price: 3 })
      for (const { id } of [clip, photos, text]) await buyPost(device, id)
      const video = await unlockMedia(bound(), device, 'video')
      const picture = await unlockMedia(bound(), device, 'picture')
      const album = await buyAlbum(bound(), device)
      const [saved] = await forSale(bound(), 1)
      await save(device, saved?.id ?? asId<VideoId>(''))
      expect(await device.ports.gallery.pin({ kind: 'album', id: album }, true)).toEqual({ ok: true })
      const expected = {
        videos: { shop: [], pinned: [saved?.id], archive: [], feed: [clip.id], messenger: [video] },
        photos: { shop: [album], pinned: [album], archive: [], feed: [photos.id], messenger: [picture] },
      }
      for (const medium of LIBRARY_MEDIA)
        for (const source of LIBRARY_SOURCES)
          expect(idsOf(await library(device, { medium, source }))).toEqual(expected[medium][source])
      // A post of pictures has no poster: an avatar in its place would be too small to be drawn as wide as a tile.
      const [post] = await library(device, { medium: 'photos', source: 'feed' })
      expect(post?.cover.variant).toBe('l0')
      const { counts } = await device.ports.library.sidebar()
      expect(counts).toEqual({
        videos: { shop: 0, pinned: 1, archive: 0, feed: 1, messenger: 1 },
        photos: { shop: 1, pinned: 1, archive: 0, feed: 1, messenger: 1 },
      })
      expect((await device.ports.guest.current()).counts).toMatchObject({ boughtPhotos: 1, privateCollection: 6 })
    })

    it('holds no name of a file, nor anything of another guest: both get their own', async () => {
      const [device, other] = [await payingMember(bound(), 40), await member(bound())]
      await unlockMedia(bound(), device, 'picture')
      const list = { medium: 'photos', source: 'messenger' } as const
      const found = await library(device, list)
      expect(found).toHaveLength(1)
      expect(JSON.stringify(found)).not.toContain('secret')
      expect(await library(other, list)).toEqual([])
    })

    it('preserves what was bought when its actor is gone [GUE-016]', async () => {
      const device = await payingMember(bound(), 40)
      const [video] = (await forSale(bound(), 30)).slice(20)
      if (video === undefined) throw new Error('no video')
      await buyVideo(device, video.id)
      const { store } = bound().environment.backend
      const actor = await store.get(actors, video.actorId)
      await store.transaction((tx) => tx.delete(actors, video.actorId))
      const [found] = await library(device)
      await store.transaction((tx) => (actor === undefined ? Promise.resolve() : tx.put(actors, actor)))
      expect(found).toMatchObject({ subjectId: video.id, actor: null, isOwned: true, cover: video.cover })
    })

    it('moves to the archive and back what is the guest’s or saved, and nothing else [GUE-016, GUE-017]', async () => {
      const device = await payingMember(bound(), 300)
      const [bought, saved, others] = await forSale(bound(), 3)
      if (bought === undefined || saved === undefined || others === undefined) throw new Error('no videos')
      await buyVideo(device, bought.id)
      await save(device, saved.id)
      const archive = { medium: 'videos', source: 'archive' } as const
      expect(await device.ports.library.archive('video', others.id, true)).toBe(false)
      expect(await device.ports.library.archive('album', bought.id, true)).toBe(false)
      expect(await device.ports.library.archive('video', bought.id, true)).toBe(true)
      pass()
      expect(await device.ports.library.archive('video', saved.id, true)).toBe(true)
      expect(idsOf(await library(device, archive))).toEqual([saved.id, bought.id])
      expect(await library(device)).toEqual([])
      expect(await library(device, { medium: 'videos', source: 'pinned' })).toEqual([])
      expect((await device.ports.videos.byId(bought.id))?.guestInfo.bought).toBe(true)
      expect(await device.ports.library.archive('video', bought.id, false)).toBe(true)
      expect(idsOf(await library(device))).toEqual([bought.id])
      expect(idsOf(await library(device, archive))).toEqual([saved.id])
    })

    it('shows no picture of pinned sedcards above the rating of the guest, also with a proof of age that a restriction outweighs', async () => {
      const device = await member(bound())
      const { environment } = bound()
      const [actor] = await environment.backend.store.find(actors, 'recommended', { prefix: [], limit: 1 })
      if (actor === undefined) throw new Error('nobody to pin')
      await environment.setActor(actor.id, { photoRatings: [{ variant: 'l0', rating: 18 }] })
      await device.ports.gallery.pin({ kind: 'sedcards', id: actor.id }, true)
      const cover = async () => (await library(device, { medium: 'photos', source: 'pinned' }))[0]?.cover.variant
      expect(await cover()).not.toBe('l0')
      const { id: guestId } = device.guest
      await environment.backend.store.transaction((tx) =>
        tx.put(ageChecks, { guestId, avsStatus: 'accepted', avsRejectMessage: null }),
      )
      expect(await cover()).toBe('l0')
      await environment.setGuest(guestId, { restrictionLevel: 3 })
      expect(await cover()).not.toBe('l0')
      await environment.setActor(actor.id, { photoRatings: [] })
    })

    it('lists pinned albums and sedcards, which can be archived as what is saved, and unpinned [GUE-017, MED-010, MED-011]', async () => {
      const device = await member(bound())
      const { items } = await device.ports.albums.list({ filter: {}, sort: 'cheapest', first: 1, offset: 0 })
      const [album] = items
      const [actor] = await bound().environment.backend.store.find(actors, 'recommended', { prefix: [], limit: 1 })
      if (album === undefined || actor === undefined) throw new Error('nothing to pin')
      const pinned = { medium: 'photos', source: 'pinned' } as const
      const archive = { medium: 'photos', source: 'archive' } as const
      expect(await device.ports.library.archive('sedcards', actor.id, true)).toBe(false)
      await device.ports.gallery.pin({ kind: 'album', id: album.id }, true)
      pass()
      await device.ports.gallery.pin({ kind: 'sedcards', id: actor.id }, true)
      const shown = await device.ports.gallery.sedcards(actor.id, {})
      const [found] = await library(device, pinned)
      expect(found).toMatchObject({
        kind: 'sedcards',
        subjectId: actor.id,
        medium: 'photos',
        activity: 'saved',
        isOwned: false,
        pictures: shown?.items.length,
        cover: shown?.items.find(({ picture }) => picture.variant === 'l0')?.picture,
        actor: { name: actor.name },
      })
      expect(idsOf(await library(device, pinned))).toEqual([actor.id, album.id])
      expect(idsOf(await library(device, pinned, { order: 'oldest' }))).toEqual([album.id, actor.id])
      expect(idsOf(await library(device, pinned, { search: actor.name }))).toContain(actor.id)
      expect((await device.ports.library.sidebar()).counts.photos).toMatchObject({ pinned: 2, archive: 0 })
      const picture = { kind: 'picture', id: shown?.items[0]?.pictureId ?? '' } as const
      await device.ports.gallery.pin(picture, true)
      expect((await device.ports.library.sidebar()).counts.photos).toMatchObject({ pinned: 3 })
      await device.ports.gallery.pin(picture, false)
      expect(await device.ports.library.archive('album', album.id, true)).toBe(true)
      pass()
      expect(await device.ports.library.archive('sedcards', actor.id, true)).toBe(true)
      expect(idsOf(await library(device, archive))).toEqual([actor.id, album.id])
      expect(await library(device, pinned)).toEqual([])
      expect(await device.ports.library.archive('sedcards', actor.id, false)).toBe(true)
      await device.ports.gallery.pin({ kind: 'sedcards', id: actor.id }, false)
      expect(await library(device, pinned)).toEqual([])
    })

    it('finds by words of a title or of a name, in every page', async () => {
      const device = await payingMember(bound(), 300)
      const wanted = await forSale(bound(), 5)
      for (const { id } of wanted) await buyVideo(device, id)
      const [one] = await library(device)
      if (one?.actor === undefined || one.actor === null) throw new Error('nobody')
      const byName = await library(device, undefined, { search: one.actor.name.toUpperCase() })
      expect(idsOf(byName)).toContain(one.subjectId)
      expect(new Set(byName.map(({ actor }) => actor?.name))).toEqual(new Set([one.actor.name]))
      expect(idsOf(await library(device, undefined, { search: one.title }))).toContain(one.subjectId)
      expect(await library(device, undefined, { search: 'nothing has this name' })).toEqual([])
    })

    it('lists as clips what is short, and as audio what is for listening, each video once', async () => {
      const device = await payingMember(bound(), 300)
      const [short, listening, other] = (await forSale(bound(), 12)).slice(9)
      if (short === undefined || listening === undefined || other === undefined) throw new Error('no videos')
      const { store } = bound().environment.backend
      await store.transaction(async (tx) => {
        await tx.put(videos, { ...short, duration: CLIP_SECONDS, tags: ['cooking'] })
        await tx.put(videos, { ...listening, duration: CLIP_SECONDS + 1, tags: ['music'] })
        await tx.put(videos, { ...other, duration: CLIP_SECONDS + 1, tags: ['cooking'] })
      })
      for (const { id } of [short, listening, other]) {
        await save(device, id)
        pass()
        await buyVideo(device, id)
      }
      const media = await unlockMedia(bound(), device, 'video')
      expect(idsOf(await library(device, { mix: 'clips' }))).toEqual([media, short.id])
      expect(idsOf(await library(device, { mix: 'audio' }))).toEqual([listening.id])
    })

    it('writes what was watched, once for a video and the latest first, until it is cleared [GUE-016]', async () => {
      const device = await member(bound())
      const [a, b] = await forSale(bound(), 2)
      if (a === undefined || b === undefined) throw new Error('no videos')
      for (const { id } of [a, b, a]) {
        pass()
        expect(await device.ports.library.watched(id)).toBe(true)
      }
      expect(idsOf(await library(device, { mix: 'history' }))).toEqual([a.id, b.id])
      expect((await device.ports.library.sidebar()).lastWatched?.subjectId).toBe(a.id)
      await device.ports.library.forget(a.id)
      expect(idsOf(await library(device, { mix: 'history' }))).toEqual([b.id])
      await device.ports.library.clearHistory()
      expect(await library(device, { mix: 'history' })).toEqual([])
      expect(await device.ports.library.watched(asId<VideoId>('none'))).toBe(false)
    })

    it('writes nothing while the history is off, on no device of the guest: a refusal', async () => {
      const device = await member(bound())
      const other = await loggedIn(bound(), device)
      const [a, b] = await forSale(bound(), 2)
      if (a === undefined || b === undefined) throw new Error('no videos')
      await device.ports.library.watched(a.id)
      expect((await device.ports.library.sidebar()).recordsHistory).toBe(true)
      await device.ports.library.recordHistory(false)
      expect(await other.ports.library.watched(b.id)).toBe(false)
      expect(idsOf(await library(device, { mix: 'history' }))).toEqual([a.id])
      expect((await other.ports.library.sidebar()).recordsHistory).toBe(false)
      await other.ports.library.recordHistory(true)
      expect(await device.ports.library.watched(b.id)).toBe(true)
    })

    it('answers all that a guest did, across kinds, in pages that fit together [GUE-039]', async () => {
      const device = await payingMember(bound(), 300)
      const [a, b] = await forSale(bound(), 2)
      if (a === undefined || b === undefined) throw new Error('no videos')
      await save(device, a.id)
      pass()
      await buyVideo(device, a.id)
      pass()
      await device.ports.library.watched(b.id)
      // In one moment, in three lanes.
      pass()
      const album = await buyAlbum(bound(), device)
      const picture = await unlockMedia(bound(), device, 'picture')
      await device.ports.library.watched(a.id)
      const all: string[] = []
      for (let after: string | null = null, more = true; more;) {
        const page = await device.ports.library.activities(1, after)
        all.push(...page.items.map(({ activity, subjectId }) => `${activity} ${subjectId}`))
        after = page.next
        more = page.next !== null
      }
      expect(all).toEqual([
        `bought ${album}`,
        `unlocked ${picture}`,
        `watched ${a.id}`,
        `watched ${b.id}`,
        `bought ${a.id}`,
        `saved ${a.id}`,
      ])
    })

    it('answers what is beside the library: favourites who are online, and no others [GUE-041]', async () => {
      const device = await member(bound())
      const { items } = await device.ports.actors.list({ filter: {}, sort: 'recommended', first: 500, offset: 0 })
      const [on, off] = [items.find(({ state }) => state.isOnline), items.find(({ state }) => !state.isOnline)]
      if (on === undefined || off === undefined) throw new Error('no actors')
      for (const { id } of [on, off]) await device.ports.actors.pin(id, true)
      await device.settle()
      const { online } = await device.ports.library.sidebar()
      expect(online.map(({ id, isOnline }) => [id, isOnline])).toEqual([[on.id, true]])
    })

    it('counts what a guest owns and has pinned, beside what they have sent and received [GUE-007]', async () => {
      const device = await payingMember(bound(), 300)
      const [video] = await forSale(bound(), 1)
      if (video === undefined) throw new Error('no video')
      await buyVideo(device, video.id)
      await buyAlbum(bound(), device)
      await unlockMedia(bound(), device, 'picture')
      const { items } = await device.ports.actors.list({ filter: {}, sort: 'recommended', first: 2, offset: 0 })
      for (const { id } of items) await device.ports.actors.pin(id, true)
      await device.settle()
      const { counts } = await device.ports.guest.current()
      expect(counts).toEqual({
        boughtVideos: 1,
        boughtPhotos: 1,
        privateCollection: 3,
        pinnedFavorites: 2,
        videochats: 0,
      })
    })

    it('is empty for a guest without an account, who leaves nothing: refusals', async () => {
      const device = await bound().device()
      const [video] = await forSale(bound(), 1)
      const id = video?.id ?? asId<VideoId>('')
      expect(await device.ports.library.watched(id)).toBe(false)
      expect(await device.ports.library.archive('video', id, true)).toBe(false)
      expect(await device.ports.library.recordHistory(true)).toBe(false)
      expect(await library(device, { mix: 'history' })).toEqual([])
      expect(await device.ports.library.activities(5, null)).toEqual({ items: [], next: null })
      expect((await device.ports.library.sidebar()).recordsHistory).toBe(false)
    })

    it('refuses a cursor that is none', async () => {
      const device = await member(bound())
      const query = { list: { mix: 'history' }, order: 'newest', search: '', first: 3, after: 'x' } as const
      await expect(device.ports.library.list(query)).rejects.toMatchObject({ code: 'invalid-request' })
    })
  })
