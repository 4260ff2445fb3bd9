import { artworkAt } from '@/domain/pictures/artwork'
import { LANGUAGES, type Language } from '@/domain/navigation/language'

/** How the worker answers a request; `through`: a document it only passes on. `null`: the browser sends it without the worker. */
export type Treatment = 'page' | 'through' | 'asset' | 'picture' | null

/** What of a request decides how it is answered. */
export interface RequestFacts {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Addresses that are calls, files of others or granted to one guest: nothing of them is stored. */
const CALLS = /^\/(?:rest|query|socket|sandbox|media|age-gate)(?:\/|$)/u

/** A document that ends like a file is none of the app's pages, as the sandbox's checkout. */
const FILE = /\.\w{1,11}$/u

/** How a request is answered. What carries a session is never the worker's: it treats only documents, built files and public pictures. */
export function treatmentOf({ method, mode, url }: RequestFacts, origin: string): Treatment {
  const { origin: host, pathname, search } = new URL(url)
  if (method !== 'GET' || host !== origin || CALLS.test(pathname)) return null
  if (mode === 'navigate') return FILE.test(pathname) ? 'through' : 'page'
  if (search !== '') return null
  if (pathname.startsWith('/assets/')) return 'asset'
  if (!pathname.startsWith('/art/')) return null
  const kind = artworkAt(pathname.slice('/art/'.length))?.kind
  return kind === 'picture' || kind === 'brand' ? 'picture' : null
}

/** Whether a response may be stored on the device, which several people may use: what was sent to one session only may not, nor a failure. */
export const isForEverybody = (status: number, cacheControl: string | null): boolean =>
  status === 200 && !/\b(?:private|no-store)\b/iu.test(cacheControl ?? '')

/** The path of the call that logs a guest out, below the prefix of REST. */
export const LOGOUT_PATH = '/vxpay/logout'

/** Whether a request logs the guest out, on this host or where the calls go. */
export const isLogout = ({ method, url }: Pick<RequestFacts, 'method' | 'url'>): boolean =>
  method === 'POST' && new URL(url).pathname.endsWith(LOGOUT_PATH)

/** The parameters that filter and sort a list. What was searched for is not among them. */
const LIST_PARAMETERS = new Set(['language', 'type', 'mode', 'max', 'online', 'sort', 'tag'])

/** Parameters of which a page shows nothing. */
const isWithoutEffect = (name: string): boolean => name === 'noscroll' || name.startsWith('utm_')

/**
 * The address under which a page is stored; `null`: not at all, because a parameter is unknown and could be a token, or is a text the
 * guest has typed.
 */
export function storedAddress(url: string): string | null {
  const { origin, pathname, searchParams } = new URL(url)
  const parameters = [...searchParams].filter(([name]) => !isWithoutEffect(name))
  if (!parameters.every(([name]) => LIST_PARAMETERS.has(name))) return null
  const search = new URLSearchParams(parameters.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
  return `${origin}${pathname}${search === '' ? '' : `?${search}`}`
}

const GATE = 'gate'

/** The key of a stored page: what was rendered for guests who have answered the age question is separate from the rest. */
export function pageKey(address: string, isGatePassed: boolean): string {
  const url = new URL(address)
  url.searchParams.set(GATE, isGatePassed ? 'passed' : 'open')
  return url.href
}

/** Whether a stored page is only for guests who have answered the age question. */
export const isBehindGate = (key: string): boolean => new URL(key).searchParams.get(GATE) !== 'open'

/** Under which keys a page may be looked for, the best first. A page with the age question in front may be shown to everybody. */
export const pageKeys = (address: string, isGatePassed: boolean): readonly string[] =>
  isGatePassed ? [pageKey(address, true), pageKey(address, false)] : [pageKey(address, false)]

/** The files of a build, by what needs them. */
export interface BuildFiles {
  /** The script that starts the app: its name changes with every build. */
  readonly entry: string
  /** What every page needs. */
  readonly core: readonly string[]
  /** What the backend of the configuration needs. */
  readonly backends: Readonly<Record<string, readonly string[]>>
  readonly languages: Readonly<Record<Language, readonly string[]>>
}

/** What is stored when the worker is installed: what the app needs to open in the languages of the guest. */
export function filesFor(files: BuildFiles, backend: string, languages: readonly Language[]): readonly string[] {
  const wanted = [files.core, files.backends[backend] ?? [], ...languages.map((language) => files.languages[language])]
  return [...new Set(wanted.flat())]
}

/** The languages of the pages that are open, by their addresses. */
export function languagesOf(urls: readonly string[]): readonly Language[] {
  const found = urls.map((url) => {
    const first = new URL(url).pathname.split('/')[1]
    return LANGUAGES.find((language) => language === first) ?? 'de'
  })
  return [...new Set(found)]
}
