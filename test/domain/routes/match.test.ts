import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asId } from '@/domain/ids'
import { type Match, match } from '@/domain/routes/match'
import { path } from '@/domain/routes/path'
import { ROUTE_NAMES, ROUTES } from '@/domain/routes/routes'
import { LANGUAGES } from '@/domain/navigation/language'
import { anyLanguage, anyPage, anyQuery } from '#test/support/arbitraries/navigation'

const redirect = (to: string): Match => ({ kind: 'redirect', to })

describe('reading an address', () => {
  it('gives back page, parameters, language, query and hash of every address built, actor names lowered [NAV-006]', () => {
    fc.assert(
      fc.property(anyPage, anyLanguage, anyQuery, ({ route, params }, language, query) => {
        const found = match(`${path(route, params, language, query)}#below`)
        const expected = Object.fromEntries(
          Object.entries(params).map(([name, value]: [string, string]) => [
            name,
            (name === 'actorName' ? value.toLowerCase() : value).toWellFormed(),
          ]),
        )
        expect(found).toMatchObject({ kind: 'route', route, language, hash: '#below' })
        expect(found.kind === 'route' && found.params).toEqual(expected)
        expect(found.kind === 'route' && [...found.query]).toEqual(
          [...query].map((pair) => pair.map((x) => x.toWellFormed())),
        )
      }),
      { numRuns: 1_000 },
    )
  })

  it('builds addresses that a browser leaves as they are', () => {
    fc.assert(
      fc.property(anyPage, anyLanguage, ({ route, params }, language) => {
        const address = path(route, params, language)
        expect(new URL(address, 'https://vesper.example').pathname).toBe(address)
      }),
      { numRuns: 1_000 },
    )
  })

  it('uses the English segments wherever no translation is defined [NAV-005]', () => {
    expect(path('freeChat', {}, 'de')).toBe('/de/free-chat/')
    expect(path('newFaces', {}, 'es')).toBe('/es/new-girls/')
    expect(path('actorLiveShow', { actorName: 'mia' }, 'de')).toBe('/de/amateur/mia/live-show/')
    expect(path('videoSearch', { searchPattern: 'x' }, 'es')).toBe('/es/buscar/videos/x/')
  })

  it('has the same parameters in every language of a row, and no two pages with one pattern', () => {
    const parametersOf = (pattern: string) => pattern.match(/\{\w+\}/gu) ?? []
    for (const language of LANGUAGES) {
      const patterns = ROUTE_NAMES.map((route) => ROUTES[route][language])
      expect(new Set(patterns).size).toBe(patterns.length)
      for (const route of ROUTE_NAMES) {
        expect(parametersOf(ROUTES[route][language])).toEqual(parametersOf(ROUTES[route].en))
      }
    }
  })

  it('knows the start page as / or /{language}/ and gives German its short form [NAV-004]', () => {
    expect(match('/')).toMatchObject({ route: 'start', language: 'de' })
    expect(match('/es/')).toMatchObject({ route: 'start', language: 'es' })
    expect(match('/de/?a=1#b')).toEqual(redirect('/?a=1#b'))
    expect(match('')).toEqual(redirect('/'))
  })

  it('sends unknown languages to the same path in English [I18-003]', () => {
    expect(match('/fr/cams/?page=2#list')).toEqual(redirect('/en/cams/?page=2#list'))
    expect(match('/nl/')).toEqual(redirect('/en/'))
    expect(match('/it/suche/videos/jazz/')).toEqual(redirect('/en/search/videos/jazz/'))
    expect(match('/fr/nowhere/')).toEqual(redirect('/en/nowhere/'))
    expect(match('/de-AT/cams/')).toEqual(redirect('/de/cams/'))
  })

  it('sends every other spelling of an address to the one address of its page', () => {
    expect(match('/en/cams')).toEqual(redirect('/en/cams/'))
    expect(match('/EN/cams/')).toEqual(redirect('/en/cams/'))
    expect(match('/en/amateur/Anna/?x=1')).toEqual(redirect('/en/amateur/anna/?x=1'))
    expect(match('/en/suche/videos/100%/')).toEqual(redirect('/en/search/videos/100%25/'))
    expect(match('https://vesper.example/es/feed')).toEqual(redirect('/es/feed/'))
  })

  it('returns none, with the language for the message, for what is no page', () => {
    expect(match('/es/nowhere/')).toEqual({ kind: 'none', language: 'es' })
    expect(match('/tv/livestream/')).toEqual({ kind: 'none', language: 'en' })
    expect(match('/en/search/nonsense/x/')).toEqual({ kind: 'none', language: 'en' })
    expect(match('/en/amateur//')).toEqual({ kind: 'none', language: 'en' })
  })

  it('redirects at most once and never off the site', () => {
    const anyUrl = fc.oneof(
      fc.webPath(),
      fc
        .array(
          fc.constantFrom('', 'fr', 'de', 'en', 'EN', 'cams', 'amateur', 'Anna', '..', 'suche', 'videos', '//evil'),
        )
        .map((s) => `/${s.join('/')}`),
      fc.string(),
    )
    fc.assert(
      fc.property(anyUrl, (url) => {
        const found = match(url)
        if (found.kind !== 'redirect') return
        expect(found.to).toMatch(/^\/(?!\/)/u)
        expect(match(found.to).kind).not.toBe('redirect')
      }),
      { numRuns: 2_000 },
    )
  })

  it('refuses to build a link whose parameter is missing or misspelt', () => {
    // @ts-expect-error a profile needs a name
    expect(path('actor', {}, 'en')).toBe('/en/amateur/~/')
    // @ts-expect-error a video is not named by an album
    expect(path('video', { albumId: asId('1') }, 'en')).toBe('/en/videos/watch/~/')
  })
})
