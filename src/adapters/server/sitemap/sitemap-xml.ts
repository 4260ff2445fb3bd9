import type { AddressIn } from '@/adapters/wire/base/site-map'
import { LANGUAGES, type Language } from '@/domain/navigation/language'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (letter) => ESCAPES[letter] ?? letter)

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The index of the site maps at these addresses. */
export const indexXml = (addresses: readonly string[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${addresses
    .map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

function urlXml(addressIn: AddressIn, language: Language, origin: string): string {
  const alternates = LANGUAGES.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${escaped(origin + addressIn(each))}"/>`,
  )
  return `<url><loc>${escaped(origin + addressIn(language))}</loc>${alternates.join('')}</url>\n`
}

/** The site map of pages in one language; each names its translations. */
export const sitemapXml = (addresses: readonly AddressIn[], language: Language, origin: string): string =>
  `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${addresses
    .map((address) => urlXml(address, language, origin))
    .join('')}</urlset>\n`
