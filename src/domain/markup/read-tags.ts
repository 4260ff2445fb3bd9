/** A piece of HTML: text with its entities decoded, or a tag. */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tag'
      /** Lower case. */
      readonly name: string
      readonly closes: boolean
      readonly attributes: ReadonlyMap<string, string>
    }

/** Tags whose content is not part of the page's text. */
const DROPPED = new Set(
  'script style iframe object embed applet svg math template noscript noembed noframes textarea title head select canvas audio video xmp plaintext'.split(
    ' ',
  ),
)

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  rsquo: '’',
}

/**
 * Removes characters that a text must not contain: control characters, unpaired surrogates, and
 * marks that change the reading direction.
 */
const cleaned = (text: string): string =>
  text
    .replaceAll(/[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/[\p{Cc}\s]/gu, (each) => (each === '\u00A0' ? each : ' '))

const isCharacter = (code: number): boolean => code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)

/** Decodes each entity once: the result is not decoded again. */
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(?<number>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>[a-z]{2,8}));/giu, (whole, ...rest) => {
    const { number, hex, name } = rest.at(-1) as Readonly<Record<string, string | undefined>>
    if (name !== undefined) return ENTITIES[name] ?? whole
    const code = number === undefined ? Number.parseInt(hex ?? '0', 16) : Number(number)
    return isCharacter(code) ? String.fromCodePoint(code) : ''
  })

const ATTRIBUTE = /(?<name>[^\s"'<>/=]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'<>`=]+)))?/gu

/** Reads attributes; the first of two with the same name counts, as in browsers. */
function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { groups } of text.matchAll(ATTRIBUTE)) {
    const name = (groups?.['name'] ?? '').toLowerCase()
    if (found.has(name)) continue
    found.set(name, decoded(groups?.['double'] ?? groups?.['single'] ?? groups?.['bare'] ?? ''))
  }
  return found
}

/**
 * Returns the end of the tag that begins at `from`, behind its `>`, which may not be in quotes.
 * `-1` when it does not end.
 */
function endOfTag(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at += 1) {
    const letter = html.charAt(at)
    if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at + 1
  }
  return -1
}

const TAG_NAME = /^<(?<slash>\/?)(?<name>[a-z][^\s/>]*)/iu
const MAX_TAG_NAME = 40

/**
 * Splits HTML into texts and tags, in linear time. A comment, a declaration, a script and the like
 * are left out with their content; an unterminated tag swallows the rest.
 */
export function readTags(html: string): readonly Token[] {
  const tokens: Token[] = []
  const lower = html.toLowerCase()
  const write = (text: string): void => {
    if (text !== '') tokens.push({ kind: 'text', text: cleaned(decoded(text)) })
  }
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    write(html.slice(at, open < 0 ? html.length : open))
    if (open < 0) break
    const named = TAG_NAME.exec(html.slice(open, open + MAX_TAG_NAME))?.groups
    if (html.startsWith('<!--', open)) at = behind(html, '-->', open + 4)
    else if (/[!?/]/u.test(html.charAt(open + 1)) && named === undefined) at = behind(html, '>', open + 2)
    else if (named === undefined) {
      write('&lt;')
      at = open + 1
    } else {
      const name = (named['name'] ?? '').toLowerCase()
      const begins = open + 1 + (named['slash'] ?? '').length + name.length
      const end = endOfTag(html, begins)
      if (end < 0) break
      const closes = named['slash'] === '/'
      if (DROPPED.has(name)) at = closes ? end : behind(lower, `</${name}`, end)
      else {
        tokens.push({ kind: 'tag', name, closes, attributes: attributesOf(html.slice(begins, end - 1)) })
        at = end
      }
    }
  }
  return tokens
}

/** Returns the index behind the next `mark`, or the end of the text. */
function behind(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  if (found < 0) return html.length
  // Skips the rest of a closing tag.
  return mark.startsWith('</') ? Math.max(found + mark.length, html.indexOf('>', found) + 1) : found + mark.length
}
