import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOwnAddress, isWebAddress, ownAddressOr } from '@/domain/navigation/own-address'

const OWN = 'https://own.example'

/** What attempts at another host are made of. */
const SEPARATORS = ['/', '//', '\\', '.', '..', '%2e', '%2E%2e', '%2f', '%5c', '%09', '@', ':', '?', '#', ' ']
const ODDITIES = ['\t', '\n', '\r', '\0', '\u007f', '\u0085', '\ud83d', '\udc20', '🐈']
const WORDS = ['http:', 'https://', 'javascript:', 'data:', 'evil.example', 'en', 'a']
const bits = [...SEPARATORS, ...ODDITIES, ...WORDS]

const attempt = fc.array(fc.constantFrom(...bits), { maxLength: 8 }).map((parts) => parts.join(''))

const anything = fc.oneof(
  attempt,
  attempt.map((rest) => `/${rest}`),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.webPath(),
)

/** Text that contains no character a browser changes, as all of our own segments. */
const segment = fc
  .string({ minLength: 1 })
  .map((text) => encodeURIComponent(`x${text.replaceAll(/[/\\\p{Cc}]/gu, '')}`))

describe('an address of ours', () => {
  it('stays on this site for a browser, with any content', () => {
    fc.assert(
      fc.property(anything, (address) => {
        fc.pre(isOwnAddress(address))
        const { origin, pathname } = new URL(address, OWN)
        expect(origin).toBe(OWN)
        // Followed as a path, or decoded and followed, it stays there too.
        for (const again of [pathname, decodedOnce(pathname)]) expect(new URL(again, OWN).origin).toBe(OWN)
      }),
      { numRuns: 5_000 },
    )
  })

  it('is read by a browser segment by segment as it is written', () => {
    fc.assert(
      fc.property(anything, (address) => {
        fc.pre(isOwnAddress(address))
        const written = address.split(/[?#]/u)[0] ?? ''
        expect(new URL(address, OWN).pathname.split('/')).toHaveLength(written.split('/').length)
      }),
    )
  })

  it('may be any page of the product, with any query and hash', () => {
    fc.assert(
      fc.property(fc.array(segment), fc.boolean(), segment, segment, (segments, closes, query, hash) => {
        const path = `/${segments.join('/')}${closes && segments.length > 0 ? '/' : ''}`
        expect(isOwnAddress(path)).toBe(true)
        expect(isOwnAddress(`${path}?to=https://elsewhere.test/&q=${query}#${hash}`)).toBe(true)
      }),
    )
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'https://evil.example/',
    'HTTPS:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '/.//evil.example',
    '/en/..//evil.example',
    '/%2e%2e//evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/a\ud83d',
    '/a?b=\udc20',
    '',
    'en/',
    '?a',
    '#a',
  ])('is not %j', (address) => {
    expect(isOwnAddress(address)).toBe(false)
    expect(ownAddressOr(address, '/')).toBe('/')
  })

  it('is returned unchanged where a fallback was available', () => {
    expect(ownAddressOr('/en/cams/?a=b#c', '/')).toBe('/en/cams/?a=b#c')
  })
})

describe('an address of the web', () => {
  it('is a page of ours or of another site, and no script', () => {
    for (const address of ['/en/', 'https://bank.example/', 'HTTP://bank.example'])
      expect(isWebAddress(address)).toBe(true)
    for (const address of ['javascript:alert(1)', '//evil.example', '/\t/evil.example', ' https://x', 'data:,x', ''])
      expect(isWebAddress(address)).toBe(false)
  })
})

function decodedOnce(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
