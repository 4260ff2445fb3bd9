import type { LineOf } from './lines'
import { AWAY } from '@/domain/actors/away'
import type { ActorRecord, ProfileRecord } from '@/adapters/backend/actors/actor-records'
import type { AlbumRecord } from '@/adapters/backend/albums/album-records'
import type { PostRecord } from '@/adapters/backend/blog/post-records'
import { mapLanguages } from '@/adapters/backend/kernel/localized'
import type { VideoRecord } from '@/adapters/backend/media/video-records'
import type { BannerRecord } from '@/adapters/backend/promo/banner-records'
import type { FormatRecord, TvPostRecord, TvVideoRecord } from '@/adapters/backend/tv/tv-records'
import { hashIdOf } from '@/adapters/backend/tv/hash-id'
import { blocksOf } from '@/domain/markup/blocks-of'
import { stampOf } from '@/domain/promo/stamp'

type Deciding = 'kind' | 'hidden' | 'from' | 'until' | 'boughtStays'

/** A line without what decides when it is shown, which is no part of its record. */
function contentOf<L extends { readonly [member in Deciding]?: unknown }>(line: L): Omit<L, Deciding> {
  const { kind: _kind, hidden: _hidden, from: _from, until: _until, boughtStays: _bought, ...content } = line
  return content
}

// The record of a line. `old` is the record that there is: what the platform has counted since stays.

/** An actor that nobody has rated yet, in the middle of the recommendations. */
const NO_FIGURES = { rank: 500_000, pinnedCount: 0, ratings: { count: 0, satisfaction: 0 } }

export function actorRecord(line: LineOf<'actor'>, old: ActorRecord | undefined): ActorRecord {
  const { texts, tv: _tv, roomRules: _rules, figures = NO_FIGURES, ...own } = contentOf(line)
  const { state = AWAY, videoCount = 0, company } = old ?? {}
  const { rank, pinnedCount, ratings } = old ?? figures
  return {
    ...withoutMissing(own),
    texts: mapLanguages(texts, ({ threeWords }) => ({ threeWords })),
    rank,
    pinnedCount,
    ratings,
    videoCount,
    state,
    ...(company === undefined ? {} : { company }),
  }
}

export const profileRecord = ({ id, texts, tv, roomRules }: LineOf<'actor'>): ProfileRecord => ({
  actorId: id,
  texts: mapLanguages(texts, ({ threeWords: _words, ...shown }) => withoutMissing(shown)),
  ...withoutMissing({ tv, roomRules }),
})

export function videoRecord(line: LineOf<'video'>, old: VideoRecord | undefined): VideoRecord {
  const { basePrice = line.price, figures = { likes: 0, sold: 0, trend: 0 }, ...own } = contentOf(line)
  const { likes, sold, trend } = old ?? figures
  return { ...own, basePrice, likes, sold, trend }
}

export function albumRecord(line: LineOf<'album'>, old: AlbumRecord | undefined): AlbumRecord {
  const { figures = { sold: 0 }, ...own } = contentOf(line)
  return { ...own, sold: (old ?? figures).sold }
}

export const formatRecord = (line: LineOf<'tvFormat'>): FormatRecord => contentOf(line)

export const tvVideoRecord = (line: LineOf<'tvVideo'>): TvVideoRecord => ({
  ...contentOf(line),
  hashId: hashIdOf(line.id),
})

export const tvPostRecord = (line: LineOf<'tvPost'>): TvPostRecord => contentOf(line)

export const storyRecord = (line: LineOf<'story'>): PostRecord => ({
  ...contentOf(line),
  texts: mapLanguages(line.texts, ({ title, teaser, html }) => ({ title, teaser, body: blocksOf(html) })),
})

export const bannerRecord = ({ kind: _kind, from, expire, ...own }: LineOf<'banner'>): BannerRecord => ({
  ...own,
  from: stampOf(from),
  expire: stampOf(expire),
})

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** A member that is missing is not a member that is undefined. */
const withoutMissing = <T extends object>(value: T): Present<T> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Present<T>
