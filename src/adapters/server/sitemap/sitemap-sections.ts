import type { GuestPorts } from '@/application/platform/guest-ports'
import { MAX_PAGE_SIZE, type Page } from '@/application/paging/page'
import type { Language } from '@/domain/navigation/language'
import { BLOG_CATEGORIES, type ParamsOf } from '@/domain/navigation/params'
import { path } from '@/domain/navigation/path'
import type { RouteName } from '@/domain/navigation/routes'

/** Writes the address of what is listed, in one language. */
export type AddressIn = (language: Language) => string

/** Part of what a site map lists. */
export interface SitemapSection {
  /** How many addresses there are. */
  total(ports: GuestPorts): Promise<number>
  /** At most `MAX_PAGE_SIZE` of them. */
  part(ports: GuestPorts, offset: number): Promise<readonly AddressIn[]>
}

const at =
  <R extends RouteName>(route: R, params: ParamsOf<R>): AddressIn =>
  (language) =>
    path(route, params, language)

const PAGES = [
  'start',
  'cams',
  'newFaces',
  'freeChat',
  'topCams',
  'videos',
  'allVideos',
  'freeClips',
  'videoTrends',
  'videosOnSale',
  'newVideos',
  'vipVideos',
  'videoStars',
  'albums',
  'blog',
  'help',
  'prices',
  'accessibility',
  'imprint',
  'termsOfService',
  'dataProtection',
] as const satisfies readonly RouteName[]

/** The lists that have an address of their own: categories of actors, and those of the magazine with its years. */
async function pages({ actors, blog }: GuestPorts): Promise<readonly AddressIn[]> {
  const [categories, { years }] = await Promise.all([actors.categories(), blog.archive({ pageSize: 1 })])
  return [
    ...PAGES.map((route) => at(route, {})),
    ...categories.map(({ slug }) => at('category', { categorySlug: slug })),
    ...BLOG_CATEGORIES.map((blogCategory) => at('blogCategory', { blogCategory })),
    ...years.map(({ year }) => at('blogArchive', { year: String(year) })),
  ]
}

const listed = <T>(
  list: (ports: GuestPorts, first: number, offset: number) => Promise<Page<T>>,
  addressOf: (item: T) => AddressIn,
): SitemapSection => ({
  total: async (ports) => (await list(ports, 1, 0)).total,
  part: async (ports, offset) => (await list(ports, MAX_PAGE_SIZE, offset)).items.map(addressOf),
})

/** All that a site map lists, by the name that its file has. Only what a visitor without an account is shown. */
export const sitemapSections: Readonly<Record<string, SitemapSection>> = {
  pages: {
    total: async (ports) => (await pages(ports)).length,
    part: async (ports, offset) => (offset === 0 ? pages(ports) : []),
  },
  actors: listed(
    ({ actors }, first, offset) => actors.list({ filter: {}, sort: 'name', first, offset }),
    ({ name }) => at('actor', { actorName: name }),
  ),
  videos: listed(
    ({ videos }, first, offset) => videos.list({ filter: {}, sort: 'newest', first, offset }),
    ({ id }) => at('video', { videoId: id }),
  ),
  albums: listed(
    ({ albums }, first, offset) => albums.list({ filter: {}, sort: 'newest', first, offset }),
    ({ id, actor }) => at('actorAlbum', { actorName: actor.name, albumId: id }),
  ),
  stories: listed(
    ({ blog }, first, offset) => blog.posts({ category: 'latest', page: offset / first + 1, pageSize: first }),
    ({ slug }) => at('blogPost', { postSlug: slug }),
  ),
}
