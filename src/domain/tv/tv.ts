import type { TvNeed } from './access'
import type { TvChannel, TvGenre } from './channel'
import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId, VideoId } from '@/domain/ids'
import type { Money } from '@/domain/money/money'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** A person who appears on TV, with the fields a page shows. */
export interface TvHost {
  readonly id: ActorId
  readonly name: string
  readonly avatar: PictureRef
  readonly isOnline: boolean
}

/** A broadcast for guests, in the requested language (TVS-006). Times are epoch ms. */
export interface Broadcast {
  readonly id: string
  readonly channel: TvChannel
  readonly formatKey: string
  readonly title: string
  /** Title of this episode; empty for a format without episodes. */
  readonly episode: string
  readonly text: string
  readonly genre: TvGenre
  readonly picture: PictureRef
  readonly hosts: readonly TvHost[]
  readonly start: number
  readonly end: number
  /** The same episode in the mediathek; `null` when it is not there (yet). */
  readonly video: { readonly id: VideoId; readonly hashId: string } | null
}

/** The current and the next broadcast of a channel (TVS-021). */
export interface CurrentProgram {
  readonly channel: TvChannel
  readonly now: Broadcast
  readonly next: Broadcast
}

/** Price of the TV subscription and its duration in whole days. */
export interface TvOffer {
  readonly price: Money
  readonly days: number
}

/**
 * The stream of a channel (TVS-015): the address of a live playlist, granted to the session until
 * `until` (epoch ms), or the guest's missing requirement. `locked`: the guest may watch nothing at
 * all.
 */
export type TvStream =
  | { readonly ok: true; readonly url: GrantedAddress; readonly until: number }
  | { readonly ok: false; readonly reason: TvNeed | 'locked'; readonly offer: TvOffer }

/** A headline and its text. */
export interface LateNightText {
  readonly headline: string
  readonly text: string
}

/** A night of the show, in each language that it is announced in (TVS-008). Times are epoch ms. */
export interface LateNightEvent {
  readonly id: string
  readonly de: LateNightText
  readonly en: LateNightText
  /** Beyond the documented languages; absent where the platform announces in these only. */
  readonly es?: LateNightText | undefined
  readonly begin: number
  readonly end: number
}

/** The late-night show (TVS-005, TVS-008). */
export interface LateNightShow {
  readonly title: string
  readonly tagline: string
  readonly description: string
  readonly headerImages: readonly PictureRef[]
  readonly actors: readonly TvHost[]
  /** The nights that are not over, the next one first. */
  readonly events: readonly LateNightEvent[]
}

/** A series of the mediathek (TVS-017). */
export interface TvSeries {
  /** Its key in the addresses of its page and its videos (NAV-038, NAV-039). */
  readonly id: string
  readonly title: string
  readonly tagline: string
  readonly description: string
  readonly genre: TvGenre
  readonly picture: PictureRef
  /** Whether all of its videos belong to the TV subscription. */
  readonly isPremium: boolean
  readonly videoCount: number
  readonly newestAt: number
}

/** A video of the mediathek (TVS-018). `duration` is whole seconds, `releasedAt` epoch ms. */
export interface TvVideo {
  readonly id: VideoId
  /** Identifies the video in suggestions, where guessing the next id must not work (TVS-012). */
  readonly hashId: string
  readonly seriesKey: string
  readonly seriesTitle: string
  readonly title: string
  readonly season: number
  readonly episode: number
  readonly duration: number
  readonly releasedAt: number
  readonly isPremium: boolean
  readonly cover: PictureRef
}

/** The player's source of a mediathek video: all of it, or its preview. */
export interface TvVideoSource {
  readonly kind: 'full' | 'preview'
  /** An HLS playlist for this session and a limited time. */
  readonly playlistUrl: GrantedAddress
  readonly seconds: number
}

/** A video of the mediathek with the fields of its page (TVS-003, TVS-011). */
export interface TvVideoDetails extends TvVideo {
  readonly description: string
  readonly genre: TvGenre
  readonly hosts: readonly TvHost[]
  readonly need: TvNeed | null
  /** `null` when the guest may watch nothing. */
  readonly source: TvVideoSource | null
  readonly offer: TvOffer
  /** The next episode of the series, if it is released. */
  readonly next: TvVideo | null
  readonly previous: TvVideo | null
}

/** A post of the editors about a format, in a list (TVS-002). */
export interface TvPost {
  readonly slug: string
  readonly formatKey: string
  readonly title: string
  readonly teaser: string
  readonly picture: PictureRef
  /** Epoch ms. */
  readonly publishedAt: number
}

/** The position of a page in the tree of pages: the format that a post is about, by its key. */
export interface TvBreadcrumb {
  readonly formatKey: string
  readonly title: string
}

/** A post with the fields of its page (TVS-002, TVS-010). */
export interface TvPostDetails extends TvPost {
  readonly paragraphs: readonly string[]
  readonly breadcrumbs: readonly TvBreadcrumb[]
  /** The previous post; `null` for the first. */
  readonly previous: TvPost | null
  readonly similar: readonly TvPost[]
}

/** A format with the fields of its page (TVS-001, TVS-009). */
export interface TvFormat {
  readonly key: string
  readonly title: string
  readonly tagline: string
  readonly description: string
  readonly genre: TvGenre
  readonly picture: PictureRef
  readonly isPremium: boolean
  readonly hosts: readonly TvHost[]
  /** The next broadcasts, at most a week ahead. */
  readonly broadcasts: readonly Broadcast[]
  readonly posts: readonly TvPost[]
  readonly videoCount: number
}

/**
 * The current content of the mediathek (TVS-013); a new `version` means that lists are out of date.
 */
export interface MediathekState {
  readonly version: number
  readonly series: number
  readonly videos: number
}
