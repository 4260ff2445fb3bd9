import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clickDecision, type LinkClick } from '@/domain/navigation/click'

const origin = 'https://vesper.example'
const plain: LinkClick = {
  button: 0,
  ctrlKey: false,
  shiftKey: false,
  metaKey: false,
  altKey: false,
  href: `${origin}/en/cams/`,
  target: null,
  download: false,
}
const decide = (change: Partial<LinkClick>, width = 1_400) => clickDecision({ ...plain, ...change }, origin, width)

describe('a click on a link', () => {
  it('navigates without a full reload on desktop [NAV-085]', () => {
    expect(decide({})).toBe('desktop-router')
    expect(decide({ target: '_self' })).toBe('desktop-router')
  })

  it('goes through the mobile router where the mobile menu is on [NAV-086]', () => {
    expect(decide({}, 390)).toBe('mobile-router')
    expect(decide({}, 1_022)).toBe('mobile-router')
    expect(decide({}, 1_023)).toBe('desktop-router')
  })

  it('is left to the browser with ctrl, shift, meta, alt or the middle button [NAV-087]', () => {
    for (const key of ['ctrlKey', 'shiftKey', 'metaKey', 'altKey'] as const)
      expect(decide({ [key]: true })).toBe('browser')
    expect(decide({ button: 1 })).toBe('browser')
  })

  it('is left to the browser when it leads to another window, another site or a file', () => {
    expect(decide({ target: '_blank' })).toBe('browser')
    expect(decide({ download: true })).toBe('browser')
    expect(decide({ href: 'https://elsewhere.example/en/cams/' })).toBe('browser')
    expect(decide({ href: 'mailto:help@vesper.example' })).toBe('browser')
    expect(decide({ href: 'http://' })).toBe('browser')
  })

  it('is ours only when it is plain and leads to this site', () => {
    fc.assert(
      fc.property(
        fc.record({
          button: fc.nat(4),
          ctrlKey: fc.boolean(),
          shiftKey: fc.boolean(),
          metaKey: fc.boolean(),
          altKey: fc.boolean(),
          href: fc.oneof(
            fc.webUrl(),
            fc.webPath().map((path) => origin + path),
          ),
          target: fc.option(fc.constantFrom('', '_self', '_blank', 'frame')),
          download: fc.boolean(),
        }),
        (click) => {
          const isPlain = !click.ctrlKey && !click.shiftKey && !click.metaKey && !click.altKey && click.button === 0
          const isHere = click.href.startsWith(`${origin}/`) || click.href === origin
          const isSameWindow = !click.download && !['_blank', 'frame'].includes(click.target ?? '')
          expect(clickDecision(click, origin, 1_400) !== 'browser').toBe(isPlain && isHere && isSameWindow)
        },
      ),
    )
  })
})
