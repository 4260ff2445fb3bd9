import * as z from 'zod/mini'
import { globalResult, searchResult } from './search-result'
import { actorSummary } from '@/adapters/wire/actors/actor'
import { album } from '@/adapters/wire/albums/album'
import { offset, pageOf } from '@/adapters/wire/base/pages'
import { mutation, query, type QueryCall } from '@/adapters/wire/base/query-call'
import { get } from '@/adapters/wire/base/rest-call'
import { answerText, flag, requestedLanguage, text, type Wire } from '@/adapters/wire/base/scalars'
import { blogPost } from '@/adapters/wire/blog/post'
import { video } from '@/adapters/wire/media/video'
import { tvSeries, tvVideo } from '@/adapters/wire/tv/mediathek'
import type { Page } from '@/application/paging/page'
import type { SearchPageQuery } from '@/application/search/search-gateway'

/** What a guest typed; the platform cuts it to sixty characters. */
const pattern = text(200)

const page: Wire<SearchPageQuery> = z.object({ pattern, offset })

/** Pages of what is found; each is one type of the query schema. */
export const foundModelPage = pageOf(actorSummary)
export const foundVideoPage = pageOf(video)
export const foundAlbumPage = pageOf(album)
export const foundSeriesPage = pageOf(tvSeries)
export const foundEpisodePage = pageOf(tvVideo)
export const foundPostPage = pageOf(blogPost)

const byCategory = <T>(name: string, answer: Wire<Page<T>>): QueryCall<SearchPageQuery, Page<T>> =>
  query(name, page, answer)

/** SEA-019. */
export const searchResultCall = get(
  'searchResult',
  '/searchResult/search/:language/:searchPattern',
  z.object({ language: requestedLanguage, searchPattern: text(200, 1) }),
  z.object({ result: z.nullable(searchResult) }),
)

/** SEA-020. */
export const globalSearch = query('globalSearch', z.object({ pattern }), globalResult)

/** SEA-021: one query for each category. */
export const actorsSearch = byCategory('actorsSearch', foundModelPage)
export const modelsSearch = byCategory('modelsSearch', foundModelPage)
export const videosSearch = byCategory('videosSearch', foundVideoPage)
export const asmrSearch = byCategory('asmrSearch', foundVideoPage)
export const photosSearch = byCategory('photosSearch', foundAlbumPage)
export const galleriesSearch = byCategory('galleriesSearch', foundAlbumPage)
export const tvSearch = byCategory('tvSearch', foundSeriesPage)
export const mediathekSearch = byCategory('mediathekSearch', foundEpisodePage)
export const blogSearch = byCategory('blogSearch', foundPostPage)

/** SEA-022. */
export const searchSuggestions = query('suggestions', z.object({ pattern }), z.array(answerText(500)))

/** SEA-023; a guest counts once, however often it is sent. */
export const storeSearchPattern = mutation('storeSearchPattern', z.object({ pattern }), flag)
