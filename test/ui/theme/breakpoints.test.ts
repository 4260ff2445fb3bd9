import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BREAKPOINTS, MOBILE_MENU_BELOW } from '@/domain/navigation/breakpoints'

/** Widths of queries that are not about the layout of a page, by file (`*`: any), each with its reason. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  '*': { 359: 'a page enlarged fourfold is 320 px wide: what does not fit then gives way' },
  'chat/base/room-card.module.css': {
    560: 'an upright phone has the card at its foot, one on its side beside the picture',
  },
  'chat/base/card-at-foot.ts': { 560: 'the same' },
  'kit/media/picture.tsx': { 560: 'which file of a picture is loaded' },
  'chat/room/room-screen.module.css': { 600: 'a phone on its side has the picture beside the talk' },
  'chat/tips/tip-strip.module.css': { 599: 'the picture is above the talk up to there' },
  'checkout/checkout-frame.module.css': { 479: 'the width of the frame in the page, not of the page' },
}

const steps = new Set<number>([...Object.values(BREAKPOINTS), MOBILE_MENU_BELOW])
const isDerived = (bound: string, width: number): boolean => steps.has(bound === 'max' ? width + 1 : width)

/** The widths of the queries of a text about the window; a container's are about a box, wherever it is. */
function* widthsIn(text: string, query: RegExp): Generator<readonly [bound: string, width: number]> {
  for (const [condition] of text.matchAll(query))
    for (const [, bound = '', width = ''] of condition.matchAll(/(?<bound>min|max)-width:\s*(?<width>[\d.]+)px/gu))
      yield [bound, Number(width)]
}

const STYLES = /@media[^{]*/gu
/** In code: a whole query, as a component observes the window; `sizes` of a picture end with a length. */
const CODE = /'\((?:min|max)-width: \d+px\)'/gu

const widths = [
  ...globSync('src/ui/**/*.css').map((file) => [file, STYLES] as const),
  ...globSync('src/ui/**/*.{ts,tsx}').map((file) => [file, CODE] as const),
].flatMap(([file, query]) =>
  [...widthsIn(readFileSync(file, 'utf8'), query)].map((found) => [file.replace('src/ui/', ''), ...found] as const),
)

it('derives every width at which a page changes its layout from the breakpoints [NAV-097]', () => {
  expect(BREAKPOINTS).toEqual({ xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368 })
  expect(widths.length).toBeGreaterThan(100)
  const others = widths.filter(
    ([file, bound, width]) =>
      !isDerived(bound, width) && EXCEPTIONS[file]?.[width] === undefined && EXCEPTIONS['*']?.[width] === undefined,
  )
  expect(others).toEqual([])
})

it('names no exception that there is none of', () => {
  for (const [file, reasons] of Object.entries(EXCEPTIONS))
    for (const width of Object.keys(reasons))
      expect(
        widths.some(([found, , value]) => (file === '*' || found === file) && value === Number(width)),
        `${file}: ${width}`,
      ).toBe(true)
})
