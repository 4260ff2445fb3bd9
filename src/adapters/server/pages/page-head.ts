import type { RenderedContent, WantedPage } from './page-renderer'
import { LANGUAGES } from '@/domain/navigation/language'
import { match } from '@/domain/routes/match'
import { ROUTES } from '@/domain/routes/routes'
import { switchLanguage } from '@/domain/routes/switch-language'
import type { Crumb } from '@/domain/seo/breadcrumb'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/gu, (letter) => ESCAPES[letter] ?? letter)

/** JSON that cannot end the element around it. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Longest description that search engines show, in letters. */
const MAX_DESCRIPTION = 300

const cut = (text: string): string =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…`

/** Returns the path of a page, without parameters that only filter it. */
const pathOf = (address: string): string => address.split(/[?#]/u)[0] ?? address

/** The facts whose value is an address. */
const ADDRESSES: ReadonlySet<string> = new Set(['url', 'image', 'thumbnailUrl', 'item'])

/** Structured data with complete addresses, and with descriptions that are cut. */
function published(facts: unknown, page: { readonly url: string; readonly origin: string }, name = ''): unknown {
  if (Array.isArray(facts)) return facts.map((each: unknown) => published(each, page, name))
  if (typeof facts === 'object' && facts !== null)
    return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, published(value, page, key)]))
  if (typeof facts !== 'string') return facts
  if (name === 'description') return cut(facts)
  if (!ADDRESSES.has(name)) return facts
  if (facts === '') return page.url
  return facts.startsWith('/') ? page.origin + facts : facts
}

/** The way to a page, as search engines show it above a result. */
const wayTo = (crumbs: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: address,
  })),
})

function isUnlisted(address: string): boolean {
  const page = match(address)
  return page.kind === 'route' && ROUTES[page.route].isIndexed === false
}

/**
 * Returns the head for search engines: title, description, the address of the page and of its
 * translations, and its subject. A page that is missing or has results of a search is not to be
 * listed.
 */
export function headOf(content: RenderedContent, { address, origin, language }: WantedPage): string {
  const { title = '', description = '', subject = null, breadcrumb = [] } = content.description ?? {}
  const meta = `<title>${escaped(title)}</title><meta name="description" content="${escaped(cut(description))}">`
  if (content.isMissing || isUnlisted(address)) return `${meta}<meta name="robots" content="noindex">`
  const path = pathOf(address)
  const url = `${origin}${path}`
  const alternates = LANGUAGES.map(
    (each) => `<link rel="alternate" hreflang="${each}" href="${escaped(origin + switchLanguage(path, each))}">`,
  )
  const about = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description,
    url: '',
    inLanguage: language,
    isFamilyFriendly: false,
    isPartOf: { '@type': 'WebSite', name: 'Vesper', url: '/' },
    ...(breadcrumb.length === 0 ? {} : { breadcrumb: wayTo(breadcrumb) }),
    ...subject,
  }
  return [
    meta,
    `<link rel="canonical" href="${escaped(url)}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escaped(origin + switchLanguage(path, 'en'))}">`,
    `<script type="application/ld+json">${inlineJson(published(about, { url, origin }))}</script>`,
  ].join('')
}
