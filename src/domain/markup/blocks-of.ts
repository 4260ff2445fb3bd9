import type { Block, Span } from './block'
import { isSafeLink } from './safe-link'
import { readTags } from './read-tags'
import { artworkAt } from '@/domain/pictures/artwork'

/** Maximum length of parsed HTML in characters; the rest is left out. */
export const MAX_MARKUP = 200_000

const HEADINGS: Readonly<Record<string, 2 | 3>> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 }

/** Tags that end a paragraph, besides headings, lists and quotes. */
const BLOCKS = new Set(
  'p div section article header footer main aside nav figure figcaption table tr td th tbody thead dl dt dd pre hr br address form'.split(
    ' ',
  ),
)

const ART = /^\/art\/(?<file>.+)$/u

/**
 * A span under construction. Its text stays in parts, because joining it each time would take
 * quadratic time.
 */
interface OpenSpan extends Omit<Span, 'text'> {
  readonly parts: string[]
}

/** Collects blocks while tags are read; a text belongs to the most recently opened tag. */
class BlockWriter {
  readonly blocks: Block[] = []
  #spans: OpenSpan[] = []
  /** Whether the next blank would be the second in a row, or the first of a block. */
  #isBlank = true
  #items: Span[][] | null = null
  #isOrdered = false
  #heading: 2 | 3 | null = null
  #quotes = 0
  #strong = 0
  #emphasis = 0
  #href: string | null = null

  text(text: string): void {
    // Collapses blanks to one, and removes them at the beginning of a block.
    const joined = text.replaceAll(/ +/gu, ' ')
    const shown = this.#isBlank ? joined.replace(/^ /u, '') : joined
    if (shown === '') return
    this.#isBlank = shown.endsWith(' ')
    const look = { strong: this.#strong > 0, emphasis: this.#emphasis > 0, href: this.#href }
    const last = this.#spans.at(-1)
    if (last?.strong === look.strong && last.emphasis === look.emphasis && last.href === look.href)
      last.parts.push(shown)
    else this.#spans.push({ parts: [shown], ...look })
  }

  tag(name: string, closes: boolean, attributes: ReadonlyMap<string, string>): void {
    const step = closes ? -1 : 1
    if (name === 'b' || name === 'strong') this.#strong = Math.max(0, this.#strong + step)
    else if (name === 'i' || name === 'em' || name === 'cite') this.#emphasis = Math.max(0, this.#emphasis + step)
    else if (name === 'a') this.#href = closes ? null : safe(attributes.get('href'))
    else if (name === 'ul' || name === 'ol') this.#list(name === 'ol', closes)
    else if (name === 'li') this.#item()
    else if (name === 'img') this.#picture(attributes)
    else if (name === 'blockquote') {
      this.end()
      this.#quotes = Math.max(0, this.#quotes + step)
    } else if (HEADINGS[name] !== undefined) {
      this.end()
      this.#heading = closes ? null : HEADINGS[name]
    } else if (BLOCKS.has(name)) this.end()
  }

  /** Ends the current block. */
  end(): void {
    const spans = trimmed(this.#spans.map(({ parts, ...look }) => ({ text: parts.join(''), ...look })))
    this.#spans = []
    this.#isBlank = true
    if (spans.length === 0) return
    if (this.#items !== null) this.#items.push(spans)
    else if (this.#heading !== null) this.blocks.push({ kind: 'heading', level: this.#heading, spans })
    else this.blocks.push({ kind: this.#quotes > 0 ? 'quote' : 'paragraph', spans })
  }

  /** Ends everything, including tags that were never closed. */
  finish(): readonly Block[] {
    this.#list(false, true)
    return this.blocks
  }

  #list(ordered: boolean, closes: boolean): void {
    this.end()
    // A nested list is flattened: its entries join the surrounding list.
    if (!closes) {
      if (this.#items === null) this.#isOrdered = ordered
      this.#items ??= []
      return
    }
    const items = this.#items ?? []
    this.#items = null
    if (items.length > 0) this.blocks.push({ kind: 'list', ordered: this.#isOrdered, items })
  }

  #item(): void {
    this.end()
    // An entry outside a list begins an unordered one.
    this.#items ??= []
  }

  /** Adds a picture of our own; any other address would notify a stranger of who reads the text. */
  #picture(attributes: ReadonlyMap<string, string>): void {
    const file = ART.exec(attributes.get('src') ?? '')?.groups?.['file'] ?? ''
    const artwork = artworkAt(file)
    if (artwork?.kind !== 'picture') return
    this.end()
    const { family, variant } = artwork
    const caption = (attributes.get('alt') ?? '').replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim()
    if (this.#items === null) this.blocks.push({ kind: 'picture', picture: { family, variant }, caption })
  }
}

const safe = (address: string | undefined): string | null =>
  address !== undefined && isSafeLink(address) ? address : null

/** Strips blanks at both ends. */
function trimmed(spans: readonly Span[]): Span[] {
  const cut = [...spans]
  const last = cut.at(-1)
  if (last === undefined) return cut
  const text = last.text.replace(/ $/u, '')
  if (text !== '') return [...cut.slice(0, -1), { ...last, text }]
  return trimmed(cut.slice(0, -1))
}

/**
 * Reads HTML that comes from outside as blocks: headings, paragraphs, quotes, lists, links and
 * pictures of our own. Such text has no other way in. The tags and attributes are an allowlist: any
 * other tag keeps only its text, and any other attribute is dropped (docs/decisions/0057). Never
 * throws.
 */
export function blocksOf(html: string): readonly Block[] {
  const writer = new BlockWriter()
  for (const token of readTags(html.slice(0, MAX_MARKUP))) {
    if (token.kind === 'text') writer.text(token.text)
    else writer.tag(token.name, token.closes, token.attributes)
  }
  return writer.finish()
}
