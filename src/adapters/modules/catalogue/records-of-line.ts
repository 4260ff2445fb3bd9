import type { LineOf } from './lines'
import type { ActorRecord, ProfileRecord } from '@/adapters/backend/actors/actor-records'
import type { AlbumRecord } from '@/adapters/backend/albums/album-records'
import type { PostRecord } from '@/adapters/backend/blog/post-records'
import { mapLanguages } from '@/adapters/backend/kernel/localized'
import type { VideoRecord } from '@/adapters/backend/media/video-records'
import type { BannerRecord } from '@/adapters/backend/promo/banner-records'
import type { FormatRecord, TvPostRecord, TvVideoRecord } from '@/adapters/backend/tv/tv-records'
import { hashIdOf } from '@/adapters/backend/tv/hash-id'
import type { ActorState } from '@/domain/actors/actor'
import { blocksOf } from '@/domain/markup/blocks-of'
import { stampOf } from '@/domain/promo/stamp'

// The record of a line. `old` is the record that there is: what the platform has counted since stays.

/** An actor begins away, and comes when they do. */
const AWAY: ActorState = {
  isOnline: false,
  onlineSince: null,
  backAt: null,
  isBusy: false,
  freeChat: false,
  isOnlineMobileVideocall: false,
  isCurrentlyTicketShow: false,
  isLivePreviewEnabled: false,
  isVoyeurChatAvailable: false,
  isVoyeurInSingleChatAllowed: false,
  isActorAvailableForConversionChat: false,
}

/** An actor that nobody has rated yet, in the middle of the recommendations. */
const NO_FIGURES = { rank: 500_000, pinnedCount: 0, ratings: { count: 0, satisfaction: 0 } }

export function actorRecord(line: LineOf<'actor'>, old: ActorRecord | undefined): ActorRecord {
  const {
    kind: _kind,
    hidden: _hidden,
    from: _from,
    until: _until,
    texts,
    tv: _tv,
    roomRules: _rules,
    figures = NO_FIGURES,
    ...own
  } = line
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
  const {
    kind: _kind,
    hidden: _hidden,
    from: _from,
    until: _until,
    basePrice = line.price,
    figures = { likes: 0, sold: 0, trend: 0 },
    ...own
  } = line
  const { likes, sold, trend } = old ?? figures
  return { ...own, basePrice, likes, sold, trend }
}

export function albumRecord(line: LineOf<'album'>, old: AlbumRecord | undefined): AlbumRecord {
  const { kind: _kind, hidden: _hidden, from: _from, until: _until, figures = { sold: 0 }, ...own } = line
  return { ...own, sold: (old ?? figures).sold }
}

export const formatRecord = ({
  kind: _kind,
  hidden: _hidden,
  from: _from,
  until: _until,
  ...own
}: LineOf<'tvFormat'>): FormatRecord => own

export const tvVideoRecord = ({
  kind: _kind,
  hidden: _hidden,
  from: _from,
  until: _until,
  ...own
}: LineOf<'tvVideo'>): TvVideoRecord => ({
  ...own,
  hashId: hashIdOf(own.id),
})

export const tvPostRecord = ({
  kind: _kind,
  hidden: _hidden,
  from: _from,
  until: _until,
  ...own
}: LineOf<'tvPost'>): TvPostRecord => own

export const storyRecord = ({
  kind: _kind,
  hidden: _hidden,
  from: _from,
  until: _until,
  texts,
  ...own
}: LineOf<'story'>): PostRecord => ({
  ...own,
  texts: mapLanguages(texts, ({ title, teaser, html }) => ({ title, teaser, body: blocksOf(html) })),
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
