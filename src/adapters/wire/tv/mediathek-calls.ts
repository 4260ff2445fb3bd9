import * as z from 'zod/mini'
import { mediathekState, tvFormat, tvPostDetails, tvSeries, tvVideo, tvVideoDetails } from './mediathek'
import { tvGenre } from './tv'
import { first, offset, pageOf } from '@/adapters/wire/base/pages'
import { query, within, type QueryCall } from '@/adapters/wire/base/query-call'
import { fresh, get } from '@/adapters/wire/base/rest-call'
import { ID, nothing, text } from '@/adapters/wire/base/scalars'
import { videoId } from '@/adapters/wire/media/video'
import type { Page } from '@/application/paging/page'
import type { MediathekQuery, TvSeriesQuery } from '@/application/tv/mediathek-gateway'
import type { TvSeries, TvVideo } from '@/domain/tv/tv'

const key = text(100, 1, undefined, ID)

/** TVS-017. */
export const series: QueryCall<TvSeriesQuery, Page<TvSeries>> = within(
  'tv',
  query('series', z.object({ genre: z.exactOptional(tvGenre), first, offset }), pageOf(tvSeries)),
)

/** NAV-038. */
export const seriesByKey = within('tv', query('seriesByKey', z.object({ key }), z.nullable(tvSeries)))

/** TVS-018. */
export const mediathekVideos: QueryCall<MediathekQuery, Page<TvVideo>> = within(
  'tv',
  query('mediathekVideos', z.object({ key, first, offset }), pageOf(tvVideo)),
)

/** TVS-019. */
export const recommendations = within('tv', query('recommendations', z.object({ first }), z.array(tvVideo)))

/** TVS-009, TVS-016. */
export const tvFormatCall = fresh(
  get('tvFormat', '/tv/format/:key', z.object({ key }), z.object({ format: z.nullable(tvFormat) })),
)

/** TVS-010, TVS-016. */
export const tvPostCall = fresh(
  get('tvPost', '/tv/post/:slug', z.object({ slug: key }), z.object({ post: z.nullable(tvPostDetails) })),
)

/** TVS-011, TVS-016. */
export const tvVideoCall = fresh(
  get('tvVideo', '/tv/video/:videoId', z.object({ videoId }), z.object({ video: z.nullable(tvVideoDetails) })),
)

/** TVS-012, TVS-016. */
export const tvSuggest = fresh(
  get('tvSuggest', '/tv/suggest/:hashId', z.object({ hashId: key }), z.object({ videos: z.array(tvVideo) })),
)

/** TVS-013, TVS-016. */
export const updateMediathek = fresh(get('updateMediathek', '/tv/updateMediathek', nothing, mediathekState))
