import { MAX_PAGE_SIZE, type Page } from '@/application/paging/page'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { Language } from '@/domain/navigation/language'
import type { ParamsOf } from '@/domain/routes/params'
import { path } from '@/domain/routes/path'
import type { RouteName } from '@/domain/routes/routes'

/** Writes the address of what is listed, in one language. */
export type AddressIn = (language: Language) => string

/** The addresses of one page with a parameter: so many that a site map has files of its own for them. */
interface ManyPages {
  readonly route: RouteName
  /** The name that the files have, in lower-case letters. */
  readonly file: string
  /** How many addresses there are. */
  readonly total: (ports: GuestPorts) => Promise<number>
  /** At most `MAX_PAGE_SIZE` of them. */
  readonly part: (ports: GuestPorts, offset: number) => Promise<readonly AddressIn[]>
}

/** The addresses of one page with a parameter: so few that they are in the file of the pages without one. */
interface FewPages {
  readonly route: RouteName
  readonly all: (ports: GuestPorts) => Promise<readonly AddressIn[]>
}

/** The addresses of one page with a parameter, of which a site map lists what a visitor without an account is shown. */
export type ListedPages = ManyPages | FewPages

/** The address of a page with these parameters. */
export const addressOf =
  <R extends RouteName>(route: R, params: ParamsOf<R>): AddressIn =>
  (language) =>
    path(route, params, language)

/** Declares pages whose addresses are a list of a port; `first` is how many of it are read at once. */
export const manyPages = <R extends RouteName, T>(
  file: string,
  route: R,
  list: (ports: GuestPorts, first: number, offset: number) => Promise<Page<T>>,
  paramsOf: (item: T) => ParamsOf<R>,
): ManyPages => ({
  file,
  route,
  total: async (ports) => (await list(ports, 1, 0)).total,
  part: async (ports, offset) =>
    (await list(ports, MAX_PAGE_SIZE, offset)).items.map((item) => addressOf(route, paramsOf(item))),
})

/** Declares pages by all their parameters. */
export const fewPages = <R extends RouteName>(
  route: R,
  all: (ports: GuestPorts) => Promise<readonly ParamsOf<R>[]>,
): FewPages => ({ route, all: async (ports) => (await all(ports)).map((params) => addressOf(route, params)) })
