import { features } from '@/adapters/wire/contract/features'
import { addressOf, type AddressIn } from '@/adapters/wire/base/site-map'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { LISTED_ROUTES } from '@/domain/routes/listed-pages'
import type { PlainRoute } from '@/domain/routes/params'
import { ROUTES, type RouteName } from '@/domain/routes/routes'

/** Part of what a site map lists. */
export interface SitemapSection {
  /** The pages whose addresses it lists. */
  readonly routes: readonly RouteName[]
  /** Returns the number of addresses. */
  total(ports: GuestPorts): Promise<number>
  /** Returns at most `MAX_PAGE_SIZE` addresses. */
  part(ports: GuestPorts, offset: number): Promise<readonly AddressIn[]>
}

const listed = features.flatMap(({ sitemap = [] }) => sitemap)
const few = listed.filter((pages) => 'all' in pages)
const many = listed.filter((pages) => 'file' in pages)
const plainRoutes = LISTED_ROUTES.filter((route): route is PlainRoute => !ROUTES[route].en.includes('{'))

async function pages(ports: GuestPorts): Promise<readonly AddressIn[]> {
  const found = await Promise.all(few.map(({ all }) => all(ports)))
  return [...plainRoutes.map((route) => addressOf(route, {})), ...found.flat()]
}

/**
 * The sections of the site map by the name of their file. They list only pages that are shown to a
 * visitor without an account.
 */
export const sitemapSections: Readonly<Record<string, SitemapSection>> = {
  pages: {
    routes: [...plainRoutes, ...few.map(({ route }) => route)],
    total: async (ports) => (await pages(ports)).length,
    part: async (ports, offset) => (offset === 0 ? pages(ports) : []),
  },
  ...Object.fromEntries(many.map(({ file, route, total, part }) => [file, { routes: [route], total, part }])),
}
