import type { PageSubject } from '@/application/platform/rendered-page'
import type { RenderedContent, WantedPage } from './page-renderer'
import { LANGUAGES } from '@/domain/navigation/language'
import { match } from '@/domain/navigation/match'
import { ROUTES } from '@/domain/navigation/routes'
import { switchLanguage } from '@/domain/navigation/switch-language'
import type { Crumb } from '@/domain/seo/breadcrumb'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/gu, (letter) => ESCAPES[letter] ?? letter)

/** JSON that cannot end the element around it. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Longest description that search engines show, in letters. */
const MAX_DESCRIPTION = 300

const cut = (text: string): string =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…`

/** Where a page is, without what only filters it. */
const pathOf = (address: string): string => address.split(/[?#]/u)[0] ?? address

const PAGE_TYPES = { person: 'ProfilePage', video: 'ItemPage', album: 'ImageGallery', article: 'WebPage' } as const

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** What the structured data of a page contain about its subject. The address a video is played from is granted to a session, so there is none. */
function factsOf(
  subject: PageSubject,
  { url, origin, description }: { readonly url: string; readonly origin: string; readonly description: string },
): object {
  if (subject.kind === 'person') return { mainEntity: { '@type': 'Person', name: subject.name, url } }
  if (subject.kind === 'article') {
    const article = {
      '@type': 'Article',
      headline: subject.name,
      description,
      url,
      image: origin + subject.picture,
      datePublished: new Date(subject.releasedAt).toISOString(),
      author: { '@type': 'Person', name: subject.authorName },
      isAccessibleForFree: true,
    }
    return { mainEntity: article }
  }
  const { name, releasedAt, isFree, picture, author } = subject
  const shared = {
    isAccessibleForFree: isFree,
    author: { '@type': 'Person', name: author.name, url: origin + author.address },
  }
  if (subject.kind === 'album')
    return {
      ...shared,
      image: origin + picture,
      datePublished: dayOf(releasedAt),
      mainEntity: { '@type': 'ItemList', name, numberOfItems: subject.pictureCount },
    }
  const video = {
    '@type': 'VideoObject',
    name,
    description,
    url,
    thumbnailUrl: origin + picture,
    uploadDate: new Date(releasedAt).toISOString(),
    duration: `PT${subject.duration}S`,
    isFamilyFriendly: false,
    ...shared,
  }
  return { mainEntity: video }
}

/** The way to a page, as search engines show it above a result. */
const wayTo = (crumbs: readonly Crumb[], origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + address,
  })),
})

function isUnlisted(address: string): boolean {
  const page = match(address)
  return page.kind === 'route' && ROUTES[page.route].isIndexed === false
}

/**
 * What search engines read: title, description, the address of the page and of its translations, and what it is about.
 * A page that is missing or has results of a search is not to be listed.
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
  const site = { '@type': 'WebSite', name: 'Vesper', url: `${origin}/` }
  const about = {
    '@context': 'https://schema.org',
    '@type': subject === null ? 'WebPage' : PAGE_TYPES[subject.kind],
    name: title,
    description: cut(description),
    url,
    inLanguage: language,
    isFamilyFriendly: false,
    isPartOf: site,
    ...(breadcrumb.length === 0 ? {} : { breadcrumb: wayTo(breadcrumb, origin) }),
    ...(subject === null ? {} : factsOf(subject, { url, origin, description: cut(description) })),
  }
  return [
    meta,
    `<link rel="canonical" href="${escaped(url)}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escaped(origin + switchLanguage(path, 'en'))}">`,
    `<script type="application/ld+json">${inlineJson(about)}</script>`,
  ].join('')
}
