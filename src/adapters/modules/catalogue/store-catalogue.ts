import { readLine } from './check-catalogue'
import type { CatalogueLine } from './lines'
import {
  actorRecord,
  albumRecord,
  bannerRecord,
  formatRecord,
  profileRecord,
  storyRecord,
  tvPostRecord,
  tvVideoRecord,
  videoRecord,
} from './records-of-line'
import { ALWAYS, contentOf, isAlways, remaining, shownOf } from './visibility-of-line'
import { showContent } from '@/adapters/backend/assembly/show-content'
import { visibilities, visibilityId, type Shown } from '@/adapters/backend/content/visibilities'
import { actors, profiles } from '@/adapters/backend/actors/actor-records'
import { albums } from '@/adapters/backend/albums/album-records'
import { blogPosts } from '@/adapters/backend/blog/post-records'
import { videos } from '@/adapters/backend/media/video-records'
import { bannerHosts, bannerRecords } from '@/adapters/backend/promo/banner-records'
import { tvFormats, tvPosts, tvVideos } from '@/adapters/backend/tv/tv-records'
import type { Collection, Store, Transaction } from '@/adapters/stores/store'
import type { ActorId } from '@/domain/ids'

/** How many lines are stored in one transaction. One that fails leaves those before it stored: the file is imported again. */
const BATCH = 200

/** What an import has done. Lines that change nothing are not counted. */
export interface StoredCatalogue {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

interface Import {
  readonly store: Store
  /** Epoch ms: what is released later is stored and not shown. */
  readonly now: number
  /** Whether two records are the same, part by part. */
  readonly isEqual: (a: unknown, b: unknown) => boolean
  /** Called after its transaction for each record that was added or changed. */
  readonly onStored: (collection: string, key: string) => void
}

/** Stores a record made of the one that there is; how that went. */
type Apply = <T>(collection: Collection<T>, key: string, make: (old: T | undefined) => T) => Promise<Outcome>

type Outcome = keyof StoredCatalogue

/** Stores the records of a line; the outcome of the first is that of the line, where the others are as they were. */
async function applyLine(line: CatalogueLine, apply: Apply): Promise<Outcome> {
  switch (line.kind) {
    case 'actor': {
      const outcome = await apply(actors, line.id, (old) => actorRecord(line, old))
      const ofProfile = await apply(profiles, line.id, () => profileRecord(line))
      return outcome === 'unchanged' ? ofProfile : outcome
    }
    case 'video':
      return apply(videos, line.id, (old) => videoRecord(line, old))
    case 'album':
      return apply(albums, line.id, (old) => albumRecord(line, old))
    case 'tvFormat':
      return apply(tvFormats, line.key, () => formatRecord(line))
    case 'tvVideo':
      return apply(tvVideos, line.id, () => tvVideoRecord(line))
    case 'tvPost':
      return apply(tvPosts, line.slug, () => tvPostRecord(line))
    case 'story':
      return apply(blogPosts, line.slug, () => storyRecord(line))
    case 'banner':
      return apply(bannerRecords, line.id, () => bannerRecord(line))
    case 'bannerHost':
      return apply(bannerHosts, line.host, () => ({ host: line.host }))
  }
}

/**
 * Stores a catalogue that was checked: adds what is new, and gives what there is the content of its line. Importing the same
 * file again changes nothing. What guests bought, and what the platform counted, stays. Throws `UniqueViolation` where two
 * actors change their names so that one takes the other's before that is free.
 */
export async function storeCatalogue(
  { store, now, isEqual, onStored }: Import,
  lines: AsyncIterable<string>,
): Promise<StoredCatalogue> {
  const done = { added: 0, changed: 0, unchanged: 0 }
  const withVideos = new Set<ActorId>()

  const storeBatch = async (batch: readonly CatalogueLine[]): Promise<void> => {
    const { outcomes, stored } = await store.transaction(async (tx) => {
      const written: { readonly collection: string; readonly key: string }[] = []
      const apply: Apply = async (collection, key, make) => {
        const old = await tx.get(collection, key)
        const record = make(old)
        if (old !== undefined && isEqual(old, record)) return 'unchanged'
        await tx.put(collection, record)
        written.push({ collection: collection.name, key })
        return old === undefined ? 'added' : 'changed'
      }
      const each: Outcome[] = []
      for (const line of batch) {
        const content = contentOf(line)
        if (await isWithHiddenActor(tx, line)) each.push('unchanged')
        else if (content === null) each.push(await applyLine(line, apply))
        else {
          const before = await tx.get(visibilities, visibilityId(content.kind, content.key))
          // The record it changes, with what the platform has counted.
          if (before !== undefined) written.push(...(await showContent(tx, content, ALWAYS, now)).records)
          const released = await releaseBefore(tx, line)
          const outcome = await applyLine(line, apply)
          const shown = shownOf(line, before, released, now)
          if (!isAlways(shown, now)) written.push(...(await showContent(tx, content, shown, now)).records)
          const isAsBefore = isEqual(shown, remaining(whenShown(before ?? ALWAYS), now))
          each.push(outcome === 'unchanged' && !isAsBefore ? 'changed' : outcome)
        }
      }
      return { outcomes: each, stored: written }
    })
    for (const outcome of outcomes) done[outcome] += 1
    for (const { collection, key } of stored) onStored(collection, key)
  }

  let batch: CatalogueLine[] = []
  for await (const written of lines) {
    if (written.trim() === '') continue
    const read = readLine(written)
    if ('errors' in read) throw new Error(`A line that was checked before cannot be read: ${read.errors.join('; ')}`)
    if (read.line.kind === 'video') withVideos.add(read.line.actorId)
    batch.push(read.line)
    if (batch.length < BATCH) continue
    await storeBatch(batch)
    batch = []
  }
  await storeBatch(batch)
  for (const actorId of withVideos) {
    if (await store.transaction((tx) => countVideos(tx, actorId))) onStored(actors.name, actorId)
  }
  return done
}

const whenShown = ({ hidden, from, until, boughtStays }: Shown): Shown => ({ hidden, from, until, boughtStays })

/** Whether what a line is about was taken away with its actor: it stays as it was until they are shown again. */
async function isWithHiddenActor(tx: Transaction, line: CatalogueLine): Promise<boolean> {
  if (line.kind !== 'video' && line.kind !== 'album') return false
  const hidden = await tx.get(visibilities, visibilityId('actor', line.actorId))
  const { name } = line.kind === 'video' ? videos : albums
  return hidden?.taken.some(({ collection, key }) => collection === name && key === line.id) ?? false
}

/** When the record that a line is to change was to be released, epoch ms; `null`: there is none, or it has no such date. */
async function releaseBefore(tx: Transaction, line: CatalogueLine): Promise<number | null> {
  if (line.kind === 'video') return (await tx.get(videos, line.id))?.releasedAt ?? null
  if (line.kind === 'album') return (await tx.get(albums, line.id))?.releasedAt ?? null
  if (line.kind === 'tvPost') return (await tx.get(tvPosts, line.slug))?.publishedAt ?? null
  return line.kind === 'story' ? ((await tx.get(blogPosts, line.slug))?.publishedAt ?? null) : null
}

/** Notes at an actor how many videos are theirs; whether that has changed. */
async function countVideos(tx: Transaction, actorId: ActorId): Promise<boolean> {
  const actor = await tx.get(actors, actorId)
  const videoCount = await tx.count(videos, 'newestOfActor', [actorId])
  if (actor === undefined || actor.videoCount === videoCount) return false
  await tx.put(actors, { ...actor, videoCount })
  return true
}
