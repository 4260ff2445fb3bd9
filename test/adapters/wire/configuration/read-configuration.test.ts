import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ConfigurationError, readConfiguration } from '@/adapters/wire/configuration/read-configuration'

describe('the configuration', () => {
  it('has the embedded backend as its default, and needs nothing else', () => {
    const configuration = readConfiguration({})
    expect(configuration.backend).toBe('memory')
    expect({ actors: configuration.world.actors, videos: configuration.world.videos }).toEqual({
      actors: 240,
      videos: 3_000,
    })
  })

  it('carries the settings of a page: platform, affiliate, login and age [PAY-038]', () => {
    const given = {
      backend: 'remote',
      platform: 'vesper-es',
      affiliate: { webmasterId: '7', subReference: 'a', token: 't', clickId: 'c' },
      disableLogin: true,
      forceAVSModal: true,
      voicecallIdHash: 'hash',
      redirectAfterLogin: { delayMs: 500 },
    }
    expect(readConfiguration(given)).toMatchObject(given)
  })

  it('writes prices as documented unless the operator wants the way of the language', () => {
    expect(readConfiguration({}).moneyFormat).toBe('documented')
    expect(readConfiguration({ moneyFormat: 'locale' }).moneyFormat).toBe('locale')
    expect(() => readConfiguration({ moneyFormat: 'comma' })).toThrow(ConfigurationError)
  })

  it('lists every error at once', () => {
    const given = { backend: 'elsewhere', disableLogin: 'yes', world: { actors: -1 } }
    const failure = (() => {
      try {
        return readConfiguration(given)
      } catch (error) {
        return error
      }
    })()
    expect(failure).toBeInstanceOf(ConfigurationError)
    if (!(failure instanceof ConfigurationError)) return
    const named = failure.errors.map((one) => one.split(':')[0])
    expect(named).toEqual(expect.arrayContaining(['backend', 'disableLogin', 'world.actors']))
  })

  it('links outside only to addresses of the web [NAV-099][NAV-100][NAV-101][NAV-102]', () => {
    const social = [{ name: 'Fediverse', url: 'https://social.example/@vesper' }]
    expect(readConfiguration({ links: { social } }).links.social).toEqual(social)
    expect(() => readConfiguration({ links: { social: [{ name: 'x', url: 'javascript:alert(1)' }] } })).toThrow(
      ConfigurationError,
    )
  })

  it('takes any JSON value or refuses it with its own error', () => {
    const outcome = (value: unknown): string => {
      try {
        return typeof readConfiguration(value).version
      } catch (error) {
        return error instanceof ConfigurationError ? 'refused' : 'broken'
      }
    }
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(['string', 'refused']).toContain(outcome(value))
      }),
      { numRuns: 1_000 },
    )
  })
})
