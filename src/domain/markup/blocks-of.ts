import type { Block, Span } from './block'
import { isSafeLink } from './safe-link'
import { readTags } from './read-tags'
import { artworkAt } from '@/domain/media/artwork'

/** Longest HTML that is read, in characters; what is beyond it is left out. */
export const MAX_MARKUP = 200_000

const HEADINGS: Readonly<Record<string, 2 | 3>> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 }

/** Tags that end a paragraph, besides headings, lists and quotes. */
const BLOCKS = new Set(
  'p div section article header footer main aside nav figure figcaption table tr td th tbody thead dl dt dd pre hr br address form'.split(
    ' ',
  ),
)

const ART = /^\/art\/(?<file>.+)$/u

/** A span that is being written. Its text is in parts: joining it each time would take time that grows with its square. */
interface OpenSpan extends Omit<Span, 'text'> {
  readonly parts: string[]
}

/** Collects blocks while tags go by; a text belongs to what was opened last. */
class BlockWriter {
  readonly blocks: Block[] = []
  #spans: OpenSpan[] = []
  /** Whether a blank would be the second in a row, or the first of a block. */
  #isBlank = true
  #items: Span[][] | null = null
  #isOrdered = false
  #heading: 2 | 3 | null = null
  #quotes = 0
  #strong = 0
  #emphasis = 0
  #href: string | null = null

  text(text: string): void {
    // Blanks are one blank, and none where a block begins.
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

  /** Ends the block that is being written. */
  end(): void {
    const spans = trimmed(this.#spans.map(({ parts, ...look }) => ({ text: parts.join(''), ...look })))
    this.#spans = []
    this.#isBlank = true
    if (spans.length === 0) return
    if (this.#items !== null) this.#items.push(spans)
    else if (this.#heading !== null) this.blocks.push({ kind: 'heading', level: this.#heading, spans })
    else this.blocks.push({ kind: this.#quotes > 0 ? 'quote' : 'paragraph', spans })
  }

  /** Ends everything, also what was never closed. */
  finish(): readonly Block[] {
    this.#list(false, true)
    return this.blocks
  }

  #list(ordered: boolean, closes: boolean): void {
    this.end()
    // A list in a list goes on as one: its entries are those of the list around it.
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
    // An entry without a list is one of a list that has no order.
    this.#items ??= []
  }

  /** Only pictures of our own are shown: any other address would notify a stranger of who reads the text. */
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

/** Without blanks at both ends. */
function trimmed(spans: readonly Span[]): Span[] {
  const cut = [...spans]
  const last = cut.at(-1)
  if (last === undefined) return cut
  const text = last.text.replace(/ $/u, '')
  if (text !== '') return [...cut.slice(0, -1), { ...last, text }]
  return trimmed(cut.slice(0, -1))
}

/**
 * Reads HTML that comes from outside as blocks: headings, paragraphs, quotes, lists, links and pictures of our own. This is the one way in
 * for such a text, and a list of what is allowed: a tag that is not on it leaves its text, an attribute that is not on it leaves nothing
 * (docs/decisions/0057). Never throws.
 */
export function blocksOf(html: string): readonly Block[] {
  const writer = new BlockWriter()
  for (const token of readTags(html.slice(0, MAX_MARKUP))) {
    if (token.kind === 'text') writer.text(token.text)
    else writer.tag(token.name, token.closes, token.attributes)
  }
  return writer.finish()
}
