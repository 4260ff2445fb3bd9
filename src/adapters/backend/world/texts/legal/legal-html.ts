import type { Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'

/** A text in parts, as its author writes it: `[words](page)` is a link to a page. */
interface LegalSource {
  readonly lead: string
  readonly sections: readonly { readonly title: string; readonly text: string }[]
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string): string => text.replaceAll(/[&<>]/gu, (letter) => ESCAPES[letter] ?? letter)

const LINK = /\[(?<words>[^\]]+)\]\((?<page>contact|imprint|help|termsOfService|dataProtection)\)/gu

const linked = (text: string, language: Language): string =>
  escaped(text).replaceAll(LINK, (_, words: string, page: 'contact' | 'imprint') => {
    return `<a href="${path(page, {}, language)}">${words}</a>`
  })

const paragraphs = (text: string, language: Language): string =>
  text
    .split('\n\n')
    .map((each) => `<p>${linked(each, language)}</p>`)
    .join('')

/**
 * Returns the HTML of a legal text, as an operator would supply it: a lead, then sections under
 * headings.
 */
export const legalHtml = ({ lead, sections }: LegalSource, language: Language): string =>
  paragraphs(lead, language) +
  sections.map(({ title, text }) => `<h2>${escaped(title)}</h2>${paragraphs(text, language)}`).join('')
