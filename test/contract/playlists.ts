import { expect, it } from 'vitest'
import { buyVideo, forSale } from './library-setup'
import type { Binding, Device } from '#test/support/bindings/binding'
import { loggedIn, member, payingMember } from '#test/support/bindings/accounts'
import { actors } from '@/adapters/backend/actors/actor-records'
import { playlistKey, playlists } from '@/adapters/backend/library/playlist-records'
import { videos } from '@/adapters/backend/media/video-records'
import { asId, type PlaylistId, type VideoId } from '@/domain/ids'
import { MAX_PLAYLIST_VIDEOS, MAX_PLAYLISTS } from '@/domain/library/playlist'

const LIST = asId<PlaylistId>('list-of-this-device')
const OK = { ok: true } as const
const refused = (reason: string) => ({ ok: false, reason })
const NONE = asId<VideoId>('none')

const videosOf = async ({ ports }: Device, id = LIST): Promise<readonly VideoId[] | undefined> =>
  (await ports.library.playlist(id))?.items.map(({ videoId }) => videoId)

const four = async (bound: Binding): Promise<readonly [VideoId, VideoId, VideoId, VideoId]> => {
  const [a, b, c, d] = (await forSale(bound, 4)).map(({ id }) => id)
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('no videos')
  return [a, b, c, d]
}

/** Playlists of a guest: a part of the library. */
export function playlistRules(bound: () => Binding): void {
  const filled = async (device: Device, ids: readonly VideoId[]): Promise<void> => {
    expect(await device.ports.library.createPlaylist(LIST, 'Rainy Sundays')).toEqual(OK)
    for (const id of ids) expect(await device.ports.library.addToPlaylist(LIST, id, null)).toEqual(OK)
  }

  it('creates a playlist once, from two tabs at a time; the title is that of the first', async () => {
    const device = await member(bound())
    const other = await loggedIn(bound(), device)
    const both = [device, other].map(({ ports }) => ports.library.createPlaylist(LIST, '  Rainy Sundays '))
    expect(await Promise.all(both)).toEqual([OK, OK])
    bound().environment.clock.sleep(1_000)
    expect(await other.ports.library.createPlaylist(LIST, 'Another')).toEqual(OK)
    const second = asId<PlaylistId>('second')
    await other.ports.library.createPlaylist(second, 'Cooking')
    const [video] = await four(bound())
    await device.ports.library.addToPlaylist(LIST, video, null)
    const found = await other.ports.library.playlists(video)
    expect(found.map(({ id, title, count, hasVideo }) => [id, title, count, hasVideo])).toEqual([
      [second, 'Cooking', 0, false],
      [LIST, 'Rainy Sundays', 1, true],
    ])
    expect(found[1]?.covers).toEqual([(await bound().environment.backend.store.get(videos, video))?.cover])
    expect((await device.ports.library.playlists(null)).map(({ hasVideo }) => hasVideo)).toEqual([false, false])
  })

  it('renames and deletes a playlist, as often as it is requested', async () => {
    const device = await member(bound())
    await filled(device, [])
    for (let index = 0; index < 2; index += 1)
      expect(await device.ports.library.renamePlaylist(LIST, ' City nights ')).toEqual(OK)
    expect((await device.ports.library.playlist(LIST))?.title).toBe('City nights')
    for (const title of ['   ', 'x'.repeat(61)]) {
      expect(await device.ports.library.renamePlaylist(LIST, title)).toEqual(refused('invalid-title'))
      expect(await device.ports.library.createPlaylist(asId<PlaylistId>('new'), title)).toEqual(
        refused('invalid-title'),
      )
    }
    for (let index = 0; index < 2; index += 1) expect(await device.ports.library.deletePlaylist(LIST)).toEqual(OK)
    expect(await device.ports.library.playlist(LIST)).toBeNull()
    expect(await device.ports.library.playlists(null)).toEqual([])
    expect(await device.ports.library.renamePlaylist(LIST, 'City nights')).toEqual(refused('not-found'))
  })

  it('has its videos in the order of the guest: positions are absolute, and what is repeated changes nothing', async () => {
    const device = await member(bound())
    const [a, b, c, d] = await four(bound())
    await filled(device, [a, b, c])
    const { library } = device.ports
    expect(await library.addToPlaylist(LIST, a, null)).toEqual(OK)
    expect(await videosOf(device)).toEqual([a, b, c])
    for (let index = 0; index < 2; index += 1) expect(await library.addToPlaylist(LIST, d, 1)).toEqual(OK)
    expect(await videosOf(device)).toEqual([a, d, b, c])
    for (let index = 0; index < 2; index += 1) expect(await library.moveInPlaylist(LIST, a, 2)).toEqual(OK)
    expect(await videosOf(device)).toEqual([d, b, a, c])
    expect(await library.moveInPlaylist(LIST, d, MAX_PLAYLIST_VIDEOS)).toEqual(OK)
    expect(await videosOf(device)).toEqual([b, a, c, d])
    for (let index = 0; index < 2; index += 1) expect(await library.removeFromPlaylist(LIST, c)).toEqual(OK)
    expect(await videosOf(device)).toEqual([b, a, d])
    expect(await library.moveInPlaylist(LIST, c, 0)).toEqual(refused('not-found'))
    expect(await library.addToPlaylist(LIST, NONE, null)).toEqual(refused('not-found'))
    expect((await library.playlist(LIST))?.items.map(({ position }) => position)).toEqual([0, 1, 2])
  })

  it('is whole after two tabs have added, moved and removed at a time', async () => {
    const device = await member(bound())
    const other = await loggedIn(bound(), device)
    const [a, b, c, d] = await four(bound())
    await filled(device, [a, b])
    await Promise.all([
      device.ports.library.addToPlaylist(LIST, c, null),
      other.ports.library.addToPlaylist(LIST, d, 0),
      device.ports.library.moveInPlaylist(LIST, a, 3),
      other.ports.library.removeFromPlaylist(LIST, b),
    ])
    expect((await videosOf(device))?.toSorted()).toEqual([a, c, d].toSorted())
    expect(await videosOf(other)).toEqual(await videosOf(device))
  })

  it('is the guest’s alone: one of another guest is answered like one that does not exist', async () => {
    const [device, other] = [await member(bound()), await member(bound())]
    const [a, b] = await four(bound())
    await filled(device, [a])
    for (const id of [LIST, asId<PlaylistId>('of-nobody')]) {
      const { library } = other.ports
      expect(await library.playlist(id)).toBeNull()
      const answers = [
        await library.renamePlaylist(id, 'Mine'),
        await library.addToPlaylist(id, b, null),
        await library.moveInPlaylist(id, a, 0),
        await library.removeFromPlaylist(id, a),
      ]
      expect(answers).toEqual(Array.from({ length: 4 }, () => refused('not-found')))
      expect(await library.deletePlaylist(id)).toEqual(OK)
      // A playlist of their own, whose id is the same by chance.
      expect(await library.createPlaylist(id, 'Mine')).toEqual(OK)
      expect(await videosOf(other, id)).toEqual([])
    }
    expect(await device.ports.library.playlist(LIST)).toMatchObject({ title: 'Rainy Sundays', count: 1 })
  })

  it('refuses a guest without an account, and one playlist more than a guest may have', async () => {
    const [device, visitor] = [await member(bound()), await bound().device()]
    const [a] = await four(bound())
    expect(await visitor.ports.library.createPlaylist(LIST, 'Mine')).toEqual(refused('login-required'))
    expect(await visitor.ports.library.addToPlaylist(LIST, a, null)).toEqual(refused('login-required'))
    expect(await visitor.ports.library.playlists(null)).toEqual([])
    expect(await visitor.ports.library.playlist(LIST)).toBeNull()
    const { library } = device.ports
    const [guestId, more] = [device.guest.id, asId<PlaylistId>('more')]
    await bound().environment.backend.store.transaction(async (tx) => {
      for (let at = 0; at < MAX_PLAYLISTS; at += 1) {
        const id = asId<PlaylistId>(`list-${at}`)
        await tx.put(playlists, { guestId, id, title: 'T', videoIds: [], createdAt: at, changedAt: at })
      }
    })
    expect(await library.createPlaylist(more, 'More')).toEqual(refused('too-many'))
    expect(await library.createPlaylist(asId<PlaylistId>('list-7'), 'More')).toEqual(OK)
    expect(await library.playlists(null)).toHaveLength(MAX_PLAYLISTS)
    await library.deletePlaylist(asId<PlaylistId>('list-7'))
    expect(await library.createPlaylist(more, 'More')).toEqual(OK)
  })

  it('refuses one video more than a playlist holds; videos that do not exist any more make room', async () => {
    const device = await member(bound())
    const [video] = await forSale(bound(), 1)
    if (video === undefined) throw new Error('no video')
    const { store } = bound().environment.backend
    const { library } = device.ports
    const guestId = device.guest.id
    const copies = Array.from({ length: MAX_PLAYLIST_VIDEOS }, (_, index) => asId<VideoId>(`copy-${index}`))
    const fill = (videoIds: readonly VideoId[]) =>
      store.transaction((tx) =>
        tx.put(playlists, { guestId, id: LIST, title: 'T', videoIds, createdAt: 1, changedAt: 1 }),
      )
    await store.transaction(async (tx) => {
      for (const id of copies) await tx.put(videos, { ...video, id })
    })
    await fill(copies)
    const onFull = [
      await library.addToPlaylist(LIST, video.id, null),
      await library.addToPlaylist(LIST, asId<VideoId>('copy-3'), null),
    ]
    await store.transaction(async (tx) => {
      for (const id of copies.slice(1)) await tx.delete(videos, id)
    })
    const onGone = await library.addToPlaylist(LIST, video.id, null)
    const left = (await store.get(playlists, playlistKey(guestId, LIST)))?.videoIds
    await store.transaction((tx) => tx.delete(videos, asId<VideoId>('copy-0')))
    expect([...onFull, onGone]).toEqual([refused('too-many'), OK, OK])
    expect(left).toEqual(['copy-0', video.id])
  })

  it('shows nothing of a video that is gone, or whose actor is gone unless it was bought', async () => {
    const device = await payingMember(bound(), 300)
    const [saved, bought] = (await forSale(bound(), 24)).slice(-2)
    const [a] = await four(bound())
    if (saved === undefined || bought === undefined) throw new Error('no videos')
    await buyVideo(device, bought.id)
    await filled(device, [saved.id, bought.id, a])
    const { store } = bound().environment.backend
    await store.transaction(async (tx) => {
      const record = await tx.get(playlists, playlistKey(device.guest.id, LIST))
      if (record !== undefined) await tx.put(playlists, { ...record, videoIds: [NONE, ...record.videoIds] })
    })
    const left = await Promise.all([...new Set([saved.actorId, bought.actorId])].map((id) => store.get(actors, id)))
    await store.transaction(async (tx) => {
      for (const actor of left) if (actor !== undefined) await tx.delete(actors, actor.id)
    })
    const [found, [summary]] = [await device.ports.library.playlist(LIST), await device.ports.library.playlists(null)]
    await store.transaction(async (tx) => {
      for (const actor of left) if (actor !== undefined) await tx.put(actors, actor)
    })
    expect(found?.count).toBe(4)
    expect(found?.items.map(({ videoId, position, actor }) => [videoId, position, actor === null])).toEqual([
      [bought.id, 2, true],
      [a, 3, false],
    ])
    expect(summary?.covers).toHaveLength(2)
    expect(JSON.stringify([found, summary])).not.toContain(saved.texts.en.title)
    expect(await videosOf(device)).toEqual([saved.id, bought.id, a])
  })
}
