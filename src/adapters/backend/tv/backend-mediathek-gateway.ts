import { previewSeconds } from '@/domain/media/preview'
import { planOf, type TvPlan } from './tv-plan'
import { tvPosts, tvVideos, type TvVideoRecord } from './tv-records'
import { tvOffer, tvRightOf } from './tv-standing'
import { broadcastOf, formatOf, hostsOf, isReleased, postOf, seriesOf, videoOf, type TvViewer } from './tv-view'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { GuestRecord, SessionRecord } from '@/adapters/backend/access/guest-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { mediaRules } from '@/adapters/backend/media/media-rules'
import { MAX_PAGE_SIZE, type Page } from '@/application/paging/page'
import type { MediathekGateway, MediathekQuery, TvSeriesQuery } from '@/application/tv/mediathek-gateway'
import type { VideoId } from '@/domain/ids'
import { ALL_VIDEOS, isTvSection, TV_CHANNELS } from '@/domain/tv/channel'
import { airingsBetween } from '@/domain/tv/schedule'
import type { MediathekState, TvFormat, TvPostDetails, TvSeries, TvVideo, TvVideoDetails } from '@/domain/tv/tv'

/** Length of the preview of a video, s. */
const PREVIEW_SECONDS = 30

/** Number of videos suggested after one, and of posts beside one. */
const SUGGESTED = 12
const SIMILAR = 3

/** Time ahead for which the broadcasts of a format are listed, ms, and their maximum number. */
const AHEAD = 7 * 86_400_000
const LISTED = 6

const cut = <T>(
  all: readonly T[],
  { first, offset }: { readonly first: number; readonly offset: number },
): Page<T> => ({
  items: all.slice(offset, offset + Math.min(first, MAX_PAGE_SIZE)),
  total: all.length,
})

/** A caller with all that TV has. */
interface Opened {
  readonly plan: TvPlan
  readonly viewer: TvViewer
  readonly guest: GuestRecord
  readonly session: SessionRecord
  /** Released videos, the newest first. */
  readonly videos: readonly TvVideoRecord[]
}

/** The mediathek out of the store. */
export class BackendMediathekGateway implements MediathekGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async series({ genre, ...page }: TvSeriesQuery): Promise<Page<TvSeries>> {
    const { plan, viewer } = await this.opened()
    const all = plan.formats
      .flatMap((format) => seriesOf(plan, format, viewer) ?? [])
      .filter((series) => genre === undefined || series.genre === genre)
      .toSorted((a, b) => b.newestAt - a.newestAt || (a.id < b.id ? -1 : 1))
    return cut(all, page)
  }

  async seriesByKey(key: string): Promise<TvSeries | null> {
    const { plan, viewer } = await this.opened()
    const format = plan.format(key)
    return format === undefined ? null : seriesOf(plan, format, viewer)
  }

  async videos({ key, ...page }: MediathekQuery): Promise<Page<TvVideo>> {
    const { plan, viewer, videos } = await this.opened()
    const { items, total } = cut(
      videos.filter(({ formatKey }) =>
        isTvSection(key) ? key === ALL_VIDEOS || formatOf(plan, formatKey).genre === key : formatKey === key,
      ),
      page,
    )
    return { items: items.map((video) => videoOf(plan, video, viewer)), total }
  }

  async recommendations(first: number): Promise<readonly TvVideo[]> {
    const { plan, viewer, videos } = await this.opened()
    const newest = [...Map.groupBy(videos, ({ formatKey }) => formatKey).values()].flatMap(([video]) => video ?? [])
    return newest.slice(0, first).map((video) => videoOf(plan, video, viewer))
  }

  async format(key: string): Promise<TvFormat | null> {
    const { plan, viewer, videos } = await this.opened()
    const format = plan.format(key)
    if (format === undefined) return null
    const { store } = this.platform
    const posts = await store.find(tvPosts, 'newest', { prefix: [] })
    const airings = TV_CHANNELS.flatMap((channel) =>
      airingsBetween(plan.formats, channel, viewer.now, viewer.now + AHEAD),
    )
      .filter(({ formatKey }) => formatKey === key)
      .toSorted((a, b) => a.start - b.start)
      .slice(0, LISTED)
    return {
      key,
      ...format.texts[viewer.language],
      genre: format.genre,
      picture: format.picture,
      isPremium: format.isPremium,
      hosts: await hostsOf(store, format.hosts, viewer),
      broadcasts: await Promise.all(airings.map((airing) => broadcastOf(store, plan, airing, viewer))),
      posts: posts.filter(({ formatKey }) => formatKey === key).map((post) => postOf(post, viewer)),
      videoCount: videos.filter(({ formatKey }) => formatKey === key).length,
    }
  }

  async post(slug: string): Promise<TvPostDetails | null> {
    const { plan, viewer } = await this.opened()
    const all = await this.platform.store.find(tvPosts, 'newest', { prefix: [] })
    const index = all.findIndex((post) => post.slug === slug)
    const post = all[index]
    if (post === undefined) return null
    const before = all[index + 1]
    const others = all.filter((each) => each !== post)
    // About the same format first, then the newest.
    const similar = others.toSorted(
      (a, b) => Number(b.formatKey === post.formatKey) - Number(a.formatKey === post.formatKey),
    )
    return {
      ...postOf(post, viewer),
      paragraphs: post.texts[viewer.language].paragraphs,
      breadcrumbs: [{ formatKey: post.formatKey, title: formatOf(plan, post.formatKey).texts[viewer.language].title }],
      previous: before === undefined ? null : postOf(before, viewer),
      similar: similar.slice(0, SIMILAR).map((each) => postOf(each, viewer)),
    }
  }

  async video(videoId: VideoId): Promise<TvVideoDetails | null> {
    const opened = await this.opened()
    const { plan, viewer, guest, session, videos } = opened
    const record = videos.find(({ id }) => id === videoId)
    if (record === undefined) return null
    const { store, rules } = this.platform
    const format = formatOf(plan, record.formatKey)
    const { refusal } = await tvRightOf(store, guest, format.isPremium, viewer.now)
    const kind = refusal === null ? 'full' : 'preview'
    const seconds = kind === 'full' ? record.duration : previewSeconds(record.duration, PREVIEW_SECONDS)
    const grant = { assetId: String(record.clip), rendition: kind, seconds, sessionId: session.id } as const
    const beside = (step: number): TvVideo | null => {
      const other = videos.find(
        ({ formatKey, position }) => formatKey === record.formatKey && position === record.position + step,
      )
      return other === undefined ? null : videoOf(plan, other, viewer)
    }
    return {
      ...videoOf(plan, record, viewer),
      description: record.texts[viewer.language].description,
      genre: format.genre,
      hosts: await hostsOf(store, format.hosts, viewer),
      need: refusal === 'locked' ? null : refusal,
      source:
        refusal === 'locked'
          ? null
          : { kind, seconds, playlistUrl: await rules.of(mediaRules).playlists.address(grant) },
      offer: tvOffer,
      next: beside(1),
      previous: beside(-1),
    }
  }

  async suggestions(hashId: string): Promise<readonly TvVideo[]> {
    const { plan, viewer, videos } = await this.opened()
    const [seen] = await this.platform.store.find(tvVideos, 'byHash', { prefix: [hashId], limit: 1 })
    if (seen === undefined || !isReleased(seen, viewer.now)) return []
    const { genre } = formatOf(plan, seen.formatKey)
    const rank = (video: TvVideoRecord): number => {
      if (video.formatKey === seen.formatKey) return video.position > seen.position ? 0 : 2
      return formatOf(plan, video.formatKey).genre === genre ? 1 : 3
    }
    return videos
      .filter(({ id }) => id !== seen.id)
      .toSorted((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? a.position - b.position : 0))
      .slice(0, SUGGESTED)
      .map((video) => videoOf(plan, video, viewer))
  }

  async update(): Promise<MediathekState> {
    const { plan, viewer, videos } = await this.opened()
    return {
      version: videos[0]?.releasedAt ?? 0,
      series: plan.formats.filter((format) => seriesOf(plan, format, viewer) !== null).length,
      videos: videos.length,
    }
  }

  private async opened(): Promise<Opened> {
    const { store, clock } = this.platform
    const { guest, session } = await requireSession(store, this.caller)
    const now = clock.now()
    const [plan, all] = await Promise.all([planOf(store), store.find(tvVideos, 'newest', { prefix: [] })])
    return {
      plan,
      viewer: { guestId: guest.id, language: this.caller.language(), now },
      guest,
      session,
      videos: all.filter((video) => isReleased(video, now)),
    }
  }
}
