import type { GuestPorts } from '@/application/platform/guest-ports'
import { MAX_PAGE_SIZE, type Page } from '@/application/paging/page'
import type { Language } from '@/domain/navigation/language'
import { LISTED_ROUTES } from '@/domain/navigation/listed-pages'
import { BLOG_CATEGORIES, type ParamsOf, type PlainRoute } from '@/domain/navigation/params'
import { path } from '@/domain/navigation/path'
import { ROUTES, type RouteName } from '@/domain/navigation/routes'

/** Writes the address of what is listed, in one language. */
export type AddressIn = (language: Language) => string

/** Part of what a site map lists. */
export interface SitemapSection {
  /** The pages whose addresses it lists. */
  readonly routes: readonly RouteName[]
  /** How many addresses there are. */
  total(ports: GuestPorts): Promise<number>
  /** At most `MAX_PAGE_SIZE` of them. */
  part(ports: GuestPorts, offset: number): Promise<readonly AddressIn[]>
}

const at =
  <R extends RouteName>(route: R, params: ParamsOf<R>): AddressIn =>
  (language) =>
    path(route, params, language)

const plainRoutes = LISTED_ROUTES.filter((route): route is PlainRoute => !ROUTES[route].en.includes('{'))

/** Lists with an address of their own, of which there are so few that they share a file with the pages without a parameter. */
const few: Readonly<Partial<Record<RouteName, (ports: GuestPorts) => Promise<readonly AddressIn[]>>>> = {
  category: async ({ actors }) => (await actors.categories()).map(({ slug }) => at('category', { categorySlug: slug })),
  blogCategory: async () => BLOG_CATEGORIES.map((blogCategory) => at('blogCategory', { blogCategory })),
  blogArchive: async ({ blog }) =>
    (await blog.archive({ pageSize: 1 })).years.map(({ year }) => at('blogArchive', { year: String(year) })),
}

async function pages(ports: GuestPorts): Promise<readonly AddressIn[]> {
  const found = await Promise.all(Object.values(few).map((list) => list(ports)))
  return [...plainRoutes.map((route) => at(route, {})), ...found.flat()]
}

const listed = <R extends RouteName, T>(
  route: R,
  list: (ports: GuestPorts, first: number, offset: number) => Promise<Page<T>>,
  paramsOf: (item: T) => ParamsOf<R>,
): SitemapSection => ({
  routes: [route],
  total: async (ports) => (await list(ports, 1, 0)).total,
  part: async (ports, offset) =>
    (await list(ports, MAX_PAGE_SIZE, offset)).items.map((item) => at(route, paramsOf(item))),
})

/** All that a site map lists, by the name that its file has. Only what a visitor without an account is shown. */
export const sitemapSections: Readonly<Record<string, SitemapSection>> = {
  pages: {
    routes: [...plainRoutes, ...(Object.keys(few) as RouteName[])],
    total: async (ports) => (await pages(ports)).length,
    part: async (ports, offset) => (offset === 0 ? pages(ports) : []),
  },
  actors: listed(
    'actor',
    ({ actors }, first, offset) => actors.list({ filter: {}, sort: 'name', first, offset }),
    ({ name }) => ({ actorName: name }),
  ),
  videos: listed(
    'video',
    ({ videos }, first, offset) => videos.list({ filter: {}, sort: 'newest', first, offset }),
    ({ id }) => ({ videoId: id }),
  ),
  albums: listed(
    'actorAlbum',
    ({ albums }, first, offset) => albums.list({ filter: {}, sort: 'newest', first, offset }),
    ({ id, actor }) => ({ actorName: actor.name, albumId: id }),
  ),
  stories: listed(
    'blogPost',
    ({ blog }, first, offset) => blog.posts({ category: 'latest', page: offset / first + 1, pageSize: first }),
    ({ slug }) => ({ postSlug: slug }),
  ),
}
