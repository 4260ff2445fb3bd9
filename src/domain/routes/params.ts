import { BLOG_CATEGORIES, type BlogCategory } from '@/domain/blog/blog-category'
import type { AlbumId, ChannelId, ContestId, VideoId } from '@/domain/ids'
import { SEARCH_CATEGORIES, type SearchCategory } from '@/domain/search/search-category'
import type { ROUTES, RouteName } from './routes'

/** The type of every path parameter; the name decides, so one name means the same on every page. */
export type ParamTypes = {
  readonly actorName: string
  readonly albumId: AlbumId
  readonly blogCategory: BlogCategory
  readonly categorySlug: string
  readonly channelId: ChannelId
  readonly contestId: ContestId
  readonly formatKey: string
  readonly hashId: string
  readonly mediathekKey: string
  readonly postSlug: string
  readonly searchCategory: SearchCategory
  readonly searchPattern: string
  readonly series: string
  readonly tagGroup: string
  readonly topList: string
  readonly videoId: VideoId
  readonly year: string
}

type NamesIn<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/**
 * The parameters of a page, read from its row in the table, so that a link with a missing one does
 * not compile.
 */
export type ParamsOf<R extends RouteName> = {
  readonly [Name in NamesIn<(typeof ROUTES)[R]['en']> & keyof ParamTypes]: ParamTypes[Name]
}

/** Pages whose address has no parameters. */
export type PlainRoute = { [R in RouteName]: keyof ParamsOf<R> extends never ? R : never }[RouteName]

const among = (values: readonly string[]) => (value: string) => values.includes(value)

/** Parameters that accept only certain values; any other text there means a page we do not have. */
export const PARAM_RULES: Readonly<Partial<Record<string, (value: string) => boolean>>> = {
  blogCategory: among(BLOG_CATEGORIES),
  searchCategory: among(SEARCH_CATEGORIES),
  year: (value) => /^\d{4}$/u.test(value),
}

/**
 * Returns an actor's name as paths write it, in lower case, so that one page has one address
 * [NAV-006].
 */
export const actorNameInPath = (name: string): string => name.toLowerCase()
