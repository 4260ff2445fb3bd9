import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limit } from '../../../scripts/setup/machine-speed.ts'
import { readingMinutes, textOf, type Block, type Span } from '@/domain/markup/block'
import { blocksOf, MAX_MARKUP } from '@/domain/markup/blocks-of'
import { htmlOf } from '@/domain/markup/html-of'
import { isSafeLink } from '@/domain/markup/safe-link'

const plain = (text: string): Span => ({ text, strong: false, emphasis: false, href: null })
const paragraph = (...spans: readonly Span[]): Block => ({ kind: 'paragraph', spans })

const words = fc.stringMatching(/^[a-z<>&"']{1,8}(?: [a-zäöü]{1,8}){0,4}$/u)
const href = fc.constantFrom(null, '/en/blog/', 'https://example.org/a?b=c#d', 'mailto:someone@example.org')
const span = fc.record({ text: words, strong: fc.boolean(), emphasis: fc.boolean(), href })

/** Neighbours that look the same would be one span. */
const spans = fc.array(span, { minLength: 1, maxLength: 4 }).map((list) =>
  list.filter((each, index) => {
    const before = list[index - 1]
    return before?.strong !== each.strong || before.emphasis !== each.emphasis || before.href !== each.href
  }),
)

const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const), spans }),
  fc.record({ kind: fc.constantFrom('paragraph' as const, 'quote' as const), spans }),
  fc.record({
    kind: fc.constant('list' as const),
    ordered: fc.boolean(),
    items: fc.array(spans, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('picture' as const),
    picture: fc.record({ family: fc.integer({ min: 1, max: 200 }), variant: fc.constant('l1' as const) }),
    caption: words,
  }),
)

/** Pieces that parsers of HTML trip over, in any order. */
const hostile = fc
  .array(
    fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="java\nscript:alert(1)">',
      '</a>',
      '<svg/onload=alert(1)>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<style>',
      '</style',
      '<p',
      '>',
      '"',
      "'",
      '&#106;avascript:',
      '&lt;b&gt;',
      '<math><mi//xlink:href="data:x">',
      '<iframe srcdoc="<script>1</script>">',
      '</iframe>',
      '<ul><li>',
      '</ul>',
      '<h2>',
      '<blockquote>',
      '<b>',
      '</b>',
      '<a href=//evil.example>',
      '<template><p>',
      '<textarea></p>',
      '<noscript><p title="</noscript><img src=x>">',
      '\u0000',
      '\u202E',
      '\uD800',
      'text ',
      '<a href="/en/\\evil">',
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

const linksIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    const all = block.kind === 'picture' ? [] : block.kind === 'list' ? block.items.flat() : block.spans
    return all.flatMap(({ href }) => (href === null ? [] : [href]))
  })

describe('HTML that comes from outside', () => {
  it('is read as headings, paragraphs, quotes, lists, links and pictures of our own', () => {
    const html =
      '<h1>One</h1><p>Two <b>three</b> <a href="/en/blog/">four</a></p><blockquote><p>Five</p></blockquote>' +
      '<ol><li>Six<li><em>Seven</em></ol><img src="/art/4012/l1-w640.webp" alt="Eight"><h4>Nine</h4>loose'
    expect(blocksOf(html)).toEqual([
      { kind: 'heading', level: 2, spans: [plain('One')] },
      paragraph(plain('Two '), { ...plain('three'), strong: true }, plain(' '), {
        ...plain('four'),
        href: '/en/blog/',
      }),
      { kind: 'quote', spans: [plain('Five')] },
      { kind: 'list', ordered: true, items: [[plain('Six')], [{ ...plain('Seven'), emphasis: true }]] },
      { kind: 'picture', picture: { family: 4012, variant: 'l1' }, caption: 'Eight' },
      { kind: 'heading', level: 3, spans: [plain('Nine')] },
      paragraph(plain('loose')),
    ])
  })

  it.each([
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['a script in capitals that looks closed', 'a<SCRIPT>"</scr"</sCRIPT >b', 'ab'],
    ['a style', 'a<style>p{background:url(//x)}</style>b', 'ab'],
    ['a drawing with a script', 'a<svg><script>1</script></svg>b', 'ab'],
    ['a frame', 'a<iframe srcdoc="<p>x</p>">y</iframe>b', 'ab'],
    ['a comment with tags', 'a<!-- <p>x</p> -->b', 'ab'],
    ['handlers', '<p onmouseover="x()">ab</p>', 'ab'],
    ['a tag that does not end', 'ab<p title="', 'ab'],
    ['a script that does not end', 'ab<script>x', 'ab'],
    ['a hidden second tag in an attribute', 'a<b title="><script>x</script>">b</b>', 'ab'],
    ['an entity within an entity', 'a&amp;lt;b', 'a&lt;b'],
    ['a sign that is no tag', 'a < b', 'a < b'],
    ['marks that turn the direction of reading', 'a\u202Eb', 'ab'],
  ])('loses %s and nothing of its words', (_, html, text) => {
    expect(blocksOf(html).map(textOf).join('')).toBe(text)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example/',
    '/\\evil.example/',
    'https://a"onclick=x',
    'http://plain.example/',
    'https://evil.example\\@good.example/',
    'mailto:a@b?bcc=c@d',
    '/en/%2e%2e/',
    'blob:x',
    '',
  ])('links nowhere where the address is %j', (address) => {
    expect(isSafeLink(address)).toBe(false)
    expect(linksIn(blocksOf(`<a href='${address}'>x</a>`))).toEqual([])
  })

  it.each([
    'https://spy.example/x.png',
    '/art/../secret',
    '/art/granted/1/0-w640.webp',
    'data:image/png;base64,x',
    '/media/x',
  ])('shows no picture that is not a public one of ours: %s', (src) =>
    expect(blocksOf(`<img src="${src}">`)).toEqual([]),
  )

  it('reads any text, however broken, as blocks whose links are safe, and reading its HTML again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 200 })), (html) => {
        const blocks = blocksOf(html)
        expect(linksIn(blocks).every(isSafeLink)).toBe(true)
        const written = htmlOf(blocks)
        expect(
          written.replaceAll(/<\/?(?:h2|h3|p|blockquote|ul|ol|li|strong|em)>|<a href="[^"<>]*">|<\/a>/gu, ''),
        ).not.toMatch(/</u)
        expect(blocksOf(written)).toEqual(blocks)
      }),
      { numRuns: 300 },
    )
  })

  it('writes blocks as HTML that is read as the same blocks', () => {
    fc.assert(
      fc.property(fc.array(anyBlock, { maxLength: 5 }), (blocks) => {
        expect(blocksOf(htmlOf(blocks))).toEqual(blocks)
      }),
    )
  })

  it('takes time that grows with its length, and no more', () => {
    const started = performance.now()
    for (const piece of [
      '<',
      '<a ',
      '<a "',
      '<!--',
      '&#x',
      '<script>',
      "<p x='",
      '</',
      '<b><i>',
      ' ',
      'x<b></b>',
      '<li>x',
    ])
      blocksOf(piece.repeat(MAX_MARKUP / 4 / piece.length))
    expect(performance.now() - started).toBeLessThan(limit(3_000))
  })

  it('takes a minute at least, and one more for every 220 words', () => {
    expect(readingMinutes([])).toBe(1)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (count) => {
        const text = Array.from({ length: count }, () => 'word').join(' ')
        expect(readingMinutes([paragraph(plain(text))])).toBe(Math.max(1, Math.ceil(count / 220)))
      }),
    )
  })
})
