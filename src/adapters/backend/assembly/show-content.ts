import { stopJob } from './stop-job'
import { AWAY } from '@/domain/actors/away'
import { actors, profiles } from '@/adapters/backend/actors/actor-records'
import { albums } from '@/adapters/backend/albums/album-records'
import { blogPosts } from '@/adapters/backend/blog/post-records'
import {
  CONTENT_KINDS,
  isShownAt,
  nextChange,
  visibilities,
  visibilityId,
  type ContentKindName,
  type Shown,
  type TakenRecord,
  type Visibility,
} from '@/adapters/backend/content/visibilities'
import { posts } from '@/adapters/backend/feed/post-records'
import { jobs } from '@/adapters/backend/kernel/jobs'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { videos } from '@/adapters/backend/media/video-records'
import { bannerRecords } from '@/adapters/backend/promo/banner-records'
import { reactions } from '@/adapters/backend/reactions/reaction-records'
import { shows } from '@/adapters/backend/shows/show-records'
import { tvFormats, tvPosts, tvVideos } from '@/adapters/backend/tv/tv-records'
import { decodeRecord, withVersion } from '@/adapters/stores/record-codec'
import type { Collection, Reader, Transaction } from '@/adapters/stores/store'
import { parseJson } from '@/domain/access/json'

/** The records of a kind, the one that is named first. */
const RECORDS = {
  actor: [actors, profiles],
  video: [videos],
  album: [albums],
  tvFormat: [tvFormats],
  tvVideo: [tvVideos],
  tvPost: [tvPosts],
  story: [blogPosts],
  post: [posts],
  show: [shows],
  reaction: [reactions],
  banner: [bannerRecords],
} satisfies Readonly<Record<ContentKindName, readonly Collection<never>[]>>

/**
 * Returns collections as ones of records whose type is unknown here: a record goes back into the
 * collection it came from.
 */
const recordsOf = (kind: ContentKindName): readonly Collection<object>[] =>
  RECORDS[kind] as readonly Collection<never>[] as unknown as readonly Collection<object>[]

const all = CONTENT_KINDS.flatMap(recordsOf)

/** Returns the content of an actor, which is hidden and shown together with the actor. */
async function contentOf(tx: Transaction, actorId: string): Promise<readonly (readonly [string, readonly object[]])[]> {
  const prefix = [actorId]
  const listed = await tx.find(albums, 'newest', { prefix: [] })
  return [
    [videos.name, await tx.find(videos, 'newestOfActor', { prefix })],
    [albums.name, listed.filter((album) => album.actorId === actorId)],
    [posts.name, await tx.find(posts, 'ofActor', { prefix })],
    [shows.name, await tx.find(shows, 'ofActor', { prefix })],
  ]
}

export type ShowOutcome = 'unknown' | 'shown' | 'hidden'

interface Changed {
  readonly outcome: ShowOutcome
  /** The records that were put or deleted. */
  readonly records: readonly { readonly collection: string; readonly key: string }[]
}

/** Returns whether there is such content, shown or not. */
export async function knowsContent(reader: Reader, kind: ContentKindName, key: string): Promise<boolean> {
  const [first] = recordsOf(kind)
  if ((await reader.get(visibilities, visibilityId(kind, key))) !== undefined) return true
  return first !== undefined && (await reader.get(first, key)) !== undefined
}

/**
 * Hides content, shows it again, or sets the time in which it is shown. The setting applies when
 * the transaction is committed.
 */
export async function showContent(
  tx: Transaction,
  { kind, key }: Pick<Visibility, 'kind' | 'key'>,
  shown: Shown,
  now: number,
): Promise<Changed> {
  const id = visibilityId(kind, key)
  const old = await tx.get(visibilities, id)
  const { hidden, from, until, boughtStays } = shown
  const isShown = isShownAt(shown, now)
  const before = old?.taken ?? []
  const taken = isShown ? [] : before.length > 0 ? before : await take(tx, kind, key)
  if (!isShown && taken.length === 0) return { outcome: 'unknown', records: [] }
  const [first] = recordsOf(kind)
  if (isShown && before.length === 0 && (first === undefined || (await tx.get(first, key)) === undefined))
    return { outcome: 'unknown', records: [] }
  if (isShown) await putBack(tx, before)
  const next = nextChange(shown, now)
  if (isShown && next === null) await tx.delete(visibilities, id)
  else {
    const assets = taken.flatMap(assetsOf)
    await tx.put(visibilities, { id, kind, key, hidden, from, until, boughtStays, taken, assets, next })
  }
  if (!isShown && before.length === 0) await tx.put(jobs, stopJob(id, now))
  const moved = isShown ? before : before.length > 0 ? [] : taken
  return {
    outcome: isShown ? 'shown' : 'hidden',
    records: [
      ...moved.map((each) => ({ collection: each.collection, key: each.key })),
      { collection: visibilities.name, key: id },
    ],
  }
}

/** Shows what is due and takes away what is over, the first of them that there are. */
export async function showDueContent({ store, clock }: PlatformContext): Promise<void> {
  const now = clock.now()
  const waiting = await store.find(visibilities, 'byNext', { prefix: [], limit: BATCH })
  for (const { id } of waiting.filter(({ next }) => next !== null && next <= now))
    await store.transaction(async (tx) => {
      const current = await tx.get(visibilities, id)
      if (current !== undefined) await showContent(tx, current, current, now)
    })
}

/** Number of records shown or hidden in one sweep. */
const BATCH = 100

async function take(tx: Transaction, kind: ContentKindName, key: string): Promise<readonly TakenRecord[]> {
  const own = await Promise.all(
    recordsOf(kind).map(async (collection) => ({ collection, record: await tx.get(collection, key) })),
  )
  if (own[0]?.record === undefined) return []
  const further = kind === 'actor' ? await contentOf(tx, key) : []
  const more = further.flatMap(([name, records]) =>
    records.map((record) => ({ collection: collectionOf(name), record })),
  )
  const taken: TakenRecord[] = []
  for (const { collection, record } of [...own, ...more]) {
    if (record === undefined || collection === undefined) continue
    const recordKey = collection.key(record)
    const document = withVersion(collection, JSON.stringify(record))
    taken.push({ collection: collection.name, key: recordKey, document })
    await tx.delete(collection, recordKey)
  }
  return taken
}

/**
 * Returns a record as it is shown again: unchanged, except that nobody is online and nothing runs,
 * because that has ended meanwhile.
 */
function idle<T extends object>(record: T): T {
  const stopped = 'isRunning' in record ? { ...record, isRunning: false } : record
  return 'state' in stopped ? { ...stopped, state: AWAY } : stopped
}

const collectionOf = (name: string): Collection<object> | undefined => all.find((each) => each.name === name)

async function putBack(tx: Transaction, taken: readonly TakenRecord[]): Promise<void> {
  for (const { collection: name, key, document } of taken) {
    const collection = collectionOf(name)
    // A record that was imported meanwhile is newer.
    if (collection === undefined || (await tx.get(collection, key)) !== undefined) continue
    await tx.put(collection, idle(decodeRecord(collection, key, parseJson(document))))
  }
}

/**
 * Returns the names of files in a record: of a video its asset, of an album its pictures, of a post
 * both.
 */
export function assetsOf({ collection, document }: TakenRecord): readonly string[] {
  if (collection === videos.name) return [decodeRecord(videos, '', parseJson(document)).assetId]
  if (collection === albums.name) return decodeRecord(albums, '', parseJson(document)).pictures
  if (collection !== posts.name) return []
  const { photos, clip } = decodeRecord(posts, '', parseJson(document))
  return clip === null ? photos : [...photos, clip.assetId]
}
