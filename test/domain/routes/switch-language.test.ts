import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { match } from '@/domain/routes/match'
import { path } from '@/domain/routes/path'
import { switchLanguage } from '@/domain/routes/switch-language'
import { anyLanguage, anyPage, anyQuery } from '#test/support/arbitraries/navigation'

describe('switching the language', () => {
  it('preserves page, parameters, query and hash', () => {
    fc.assert(
      fc.property(anyPage, anyLanguage, anyLanguage, anyQuery, ({ route, params }, from, to, query) => {
        const switched = match(switchLanguage(`${path(route, params, from, query)}#h`, to))
        const before = match(`${path(route, params, from, query)}#h`)
        expect(switched).toEqual({ ...before, language: to })
      }),
    )
  })

  it('preserves the query character by character', () => {
    expect(switchLanguage('/de/suche/videos/jazz/?a=%20x&a=+y&flag#h', 'es')).toBe(
      '/es/buscar/videos/jazz/?a=%20x&a=+y&flag#h',
    )
  })

  it('leads from no page to the start page', () => {
    expect(switchLanguage('/en/nowhere/?x=1', 'de')).toBe('/?x=1')
    expect(switchLanguage('/fr/cams/', 'es')).toBe('/es/cams/')
  })
})
