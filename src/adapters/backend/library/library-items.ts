import type { LibraryEntry } from './lane'
import { archivedContent, archiveKey } from './library-records'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { photoLimitOf, photosWithin } from '@/adapters/backend/actors/photos'
import { albums, guestAlbumKey, ownedAlbums } from '@/adapters/backend/albums/album-records'
import { markKey, postMarks } from '@/adapters/backend/feed/mark-records'
import { posts, type PostRecord } from '@/adapters/backend/feed/post-records'
import { guestVideoKey, ownedVideos, videos } from '@/adapters/backend/media/video-records'
import { channels, messages, unlockedMedia } from '@/adapters/backend/messenger/messenger-records'
import { takenRecord } from '@/adapters/backend/content/visibilities'
import type { Collection, Reader } from '@/adapters/stores/store'
import type { PictureRef } from '@/domain/actors/actor'
import type { AgeRating } from '@/domain/actors/avatars'
import { neutralAvatar } from '@/domain/media/neutral-pictures'
import { groupOf } from '@/domain/feed/feed-lists'
import { asId, type ActorId, type AlbumId, type GuestId, type PostId, type VideoId } from '@/domain/ids'
import { isForListening, type LibraryItem, type LibraryKind, type LibraryMedium } from '@/domain/library/library'
import type { VideoActor } from '@/domain/media/video'
import type { Language } from '@/domain/navigation/language'

/** Whose library it is. */
export interface LibraryViewer {
  readonly guest: GuestRecord
  readonly guestId: GuestId
  readonly language: Language
}

/** An item with what lists are filtered by. */
export interface FoundItem {
  readonly entry: LibraryEntry
  readonly item: LibraryItem
  readonly isForListening: boolean
}

interface Content extends Pick<LibraryItem, 'title' | 'duration' | 'pictures' | 'channelId'> {
  readonly medium: LibraryMedium
  readonly actorId: ActorId
  /** `null`: the first landscape of the actor takes its place: an avatar is not as wide as a tile. */
  readonly cover: PictureRef | null
  /** What it costs now. */
  readonly price: number
  readonly paid: number | null
  readonly tags: readonly string[]
}

type Contents = ReadonlyMap<string, Content>

const nothing = { title: '', duration: null, pictures: 0, channelId: null, tags: [], cover: null } as const

/** The same with what was taken away of what the guest has bought: it stays in their library. */
async function withBought<T>(
  reader: Reader,
  collection: Collection<T>,
  ids: readonly string[],
  bought: readonly string[],
): Promise<readonly T[]> {
  const records = await byId(reader, collection, ids)
  const known = new Set(records.map((record) => collection.key(record)))
  const missing = bought.filter((id) => !known.has(id))
  const taken = await Promise.all(missing.map((id) => takenRecord(reader, collection, id)))
  return [...records, ...taken.filter((each) => each !== null).map(({ record }) => record)]
}

/** The records of these ids by id: one query for all of them. */
async function byId<T>(reader: Reader, collection: Collection<T>, ids: readonly string[]): Promise<readonly T[]> {
  if (ids.length === 0) return []
  return (await reader.getMany(collection, ids)).filter((record) => record !== undefined)
}

const paidFor = <T extends { readonly price: number }>(found: readonly T[], idOf: (record: T) => string) =>
  new Map(found.map((record) => [idOf(record), record.price]))

/** The covers of records as this guest sees them, in their order. */
function coversOf(
  reader: Reader,
  records: readonly { readonly cover: PictureRef; readonly ageRating: AgeRating }[],
  { guestId }: LibraryViewer,
): Promise<readonly PictureRef[]> {
  const shown = new ShownPictures(reader, guestId)
  return Promise.all(records.map((record) => shown.cover(record)))
}

async function videoContents(reader: Reader, ids: readonly string[], viewer: LibraryViewer): Promise<Contents> {
  const keys = ids.map((id) => guestVideoKey(viewer.guestId, asId<VideoId>(id)))
  const owned = await byId(reader, ownedVideos, keys)
  const records = await withBought(
    reader,
    videos,
    ids,
    owned.map(({ videoId }) => videoId),
  )
  const paid = paidFor(owned, ({ videoId }) => videoId)
  const covers = await coversOf(reader, records, viewer)
  return new Map(
    records.map(({ id, actorId, texts, duration, cover, price, tags }, at) => [
      id,
      {
        ...nothing,
        medium: 'videos',
        title: texts[viewer.language].title,
        actorId,
        duration,
        cover: covers[at] ?? cover,
        price,
        tags,
        paid: paid.get(id) ?? null,
      },
    ]),
  )
}

async function albumContents(reader: Reader, ids: readonly string[], viewer: LibraryViewer): Promise<Contents> {
  const keys = ids.map((id) => guestAlbumKey(viewer.guestId, asId<AlbumId>(id)))
  const owned = await byId(reader, ownedAlbums, keys)
  const records = await withBought(
    reader,
    albums,
    ids,
    owned.map(({ albumId }) => albumId),
  )
  const paid = paidFor(owned, ({ albumId }) => albumId)
  const covers = await coversOf(reader, records, viewer)
  return new Map(
    records.map(({ id, actorId, texts, cover, price, pictures }, at) => [
      id,
      {
        ...nothing,
        medium: 'photos',
        title: texts[viewer.language].title,
        actorId,
        cover: covers[at] ?? cover,
        price,
        pictures: pictures.length,
        paid: paid.get(id) ?? null,
      },
    ]),
  )
}

/** Posts of texts alone belong to neither medium: the feed itself lists them. */
const mediumOfPost = ({ type }: PostRecord): LibraryMedium | null => {
  const group = groupOf(type)
  return group === 'texts' ? null : group === 'clips' ? 'videos' : 'photos'
}

async function postContents(reader: Reader, ids: readonly string[], viewer: LibraryViewer): Promise<Contents> {
  const keys = ids.map((id) => markKey(viewer.guestId, asId<PostId>(id)))
  const marks = await byId(reader, postMarks, keys)
  const bought = marks.filter(({ boughtAt }) => boughtAt !== null)
  const records = await withBought(
    reader,
    posts,
    ids,
    bought.map(({ postId }) => postId),
  )
  const paid = paidFor(bought, ({ postId }) => postId)
  const shown = new ShownPictures(reader, viewer.guestId)
  const posters = await Promise.all(
    records.map(async ({ clip, fsk }) => (clip === null ? null : shown.cover({ cover: clip.poster, ageRating: fsk }))),
  )
  return new Map(
    records.flatMap((record, at) => {
      const { id, actorId, texts, clip, price, photos } = record
      const medium = mediumOfPost(record)
      if (medium === null) return []
      const content: Content = {
        ...nothing,
        medium,
        title: texts[viewer.language].title,
        actorId,
        duration: medium === 'videos' ? (clip?.length ?? null) : null,
        pictures: medium === 'photos' ? photos.length : 0,
        cover: posters[at] ?? null,
        price,
        paid: paid.get(id) ?? null,
      }
      return [[id, content] as const]
    }),
  )
}

async function messageContents(reader: Reader, ids: readonly string[], viewer: LibraryViewer): Promise<Contents> {
  const [found, unlocked] = await Promise.all([byId(reader, messages, ids), byId(reader, unlockedMedia, ids)])
  const own = found.filter(({ guestId }) => guestId === viewer.guestId)
  const conversations = await byId(reader, channels, [...new Set(own.map(({ channelId }) => channelId))])
  const actorOf = new Map(conversations.map(({ id, actorId }) => [id, actorId]))
  const paid = paidFor(unlocked, ({ messageId }) => messageId)
  return new Map(
    own.flatMap(({ id, channelId, media }) => {
      const actorId = actorOf.get(channelId)
      if (media === null || actorId === undefined) return []
      const isVideo = media.kind === 'video'
      const content: Content = {
        ...nothing,
        medium: isVideo ? 'videos' : 'photos',
        actorId,
        duration: isVideo ? media.seconds : null,
        pictures: isVideo ? 0 : 1,
        cover: media.poster,
        channelId,
        price: media.price,
        paid: paid.get(id) ?? null,
      }
      return [[id, content] as const]
    }),
  )
}

async function sedcardContents(reader: Reader, ids: readonly string[], { guest }: LibraryViewer): Promise<Contents> {
  if (ids.length === 0) return new Map()
  const [records, fsk] = await Promise.all([byId(reader, actors, ids), photoLimitOf(reader, guest)])
  return new Map(
    records.map((actor) => {
      const photos = photosWithin(actor, fsk).map(({ picture }) => picture)
      const cover = photos.find(({ variant }) => variant.startsWith('l')) ?? photos[0] ?? null
      const content = {
        medium: 'photos',
        actorId: actor.id,
        cover,
        pictures: photos.length,
        price: 0,
        paid: null,
      } as const
      return [actor.id, { ...nothing, ...content }]
    }),
  )
}

const contentsOf: Readonly<
  Record<LibraryKind, (reader: Reader, ids: readonly string[], viewer: LibraryViewer) => Promise<Contents>>
> = {
  video: videoContents,
  album: albumContents,
  post: postContents,
  message: messageContents,
  sedcards: sedcardContents,
}

const actorOf = ({ id, name, state }: ActorRecord, avatar: PictureRef): VideoActor => ({
  id,
  name,
  avatar,
  isOnline: state.isOnline,
})

/**
 * What entries are about, in their order; `null`: there is no such content any more. A few queries for all of them. What was bought stays
 * when its actor is gone; what was only saved or watched leaves with them, since it has no page any more.
 */
export async function libraryItems(
  reader: Reader,
  entries: readonly LibraryEntry[],
  viewer: LibraryViewer,
): Promise<readonly (FoundItem | null)[]> {
  const idsOf = (wanted: LibraryKind): readonly string[] => [
    ...new Set(entries.filter(({ kind }) => kind === wanted).map(({ subjectId }) => subjectId)),
  ]
  const [video, album, post, message, sedcards, archived] = await Promise.all([
    contentsOf.video(reader, idsOf('video'), viewer),
    contentsOf.album(reader, idsOf('album'), viewer),
    contentsOf.post(reader, idsOf('post'), viewer),
    contentsOf.message(reader, idsOf('message'), viewer),
    contentsOf.sedcards(reader, idsOf('sedcards'), viewer),
    reader.getMany(
      archivedContent,
      entries.map(({ kind, subjectId }) => archiveKey(viewer.guestId, kind, subjectId)),
    ),
  ])
  const contents = { video, album, post, message, sedcards }
  const actorIds = Object.values(contents).flatMap((each) => [...each.values()].map(({ actorId }) => actorId))
  const known = new Map((await byId(reader, actors, [...new Set(actorIds)])).map((actor) => [actor.id, actor]))
  const shown = new ShownPictures(reader, viewer.guestId)
  const avatars = new Map(
    await Promise.all([...known.values()].map(async (actor) => [actor.id, await shown.avatar(actor)] as const)),
  )
  return entries.map((entry, place) => {
    const content = contents[entry.kind].get(entry.subjectId)
    if (content === undefined) return null
    const actor = known.get(content.actorId)
    const paid = entry.paid ?? content.paid
    if (actor === undefined && paid === null) return null
    return {
      entry,
      isForListening: isForListening(content.tags),
      item: {
        id: `${entry.lane}.${entry.kind}.${entry.subjectId}`,
        kind: entry.kind,
        subjectId: entry.subjectId,
        medium: content.medium,
        title: content.title,
        actor: actor === undefined ? null : actorOf(actor, avatars.get(actor.id) ?? neutralAvatar),
        cover: content.cover ?? { family: actor?.family ?? 1, variant: 'l0' },
        activity: entry.activity,
        at: entry.at,
        isOwned: paid !== null,
        coins: paid ?? content.price,
        duration: content.duration,
        pictures: content.pictures,
        isArchived: archived[place] !== undefined,
        channelId: content.channelId,
      },
    }
  })
}
