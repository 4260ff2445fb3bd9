import { assert, boolean, constantFrom, property, webPath } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logout } from '@/adapters/wire/guest/guest-calls'
import { LANGUAGES } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'
import {
  filesFor,
  isBehindGate,
  isForEverybody,
  isLogout,
  languagesOf,
  LOGOUT_PATH,
  pageKeys,
  storedAddress,
  treatmentOf,
  type BuildFiles,
} from '@/service-worker/rules'

const ORIGIN = 'https://vesper.test'

const of = (address: string, mode = 'cors', method = 'GET') =>
  treatmentOf({ method, mode, url: new URL(address, ORIGIN).href }, ORIGIN)

describe('how the worker answers', () => {
  it('serves pages, built files and public pictures', () => {
    expect(of('/en/cams/?sort=newest', 'navigate')).toBe('page')
    expect(of('/', 'navigate')).toBe('page')
    expect(of('/assets/app-1a2b.js')).toBe('asset')
    expect(of('/art/6/p0-w320.webp', 'no-cors')).toBe('picture')
    expect(of('/art/brand/icon-192.png', 'no-cors')).toBe('picture')
  })

  it('passes on documents that are no page', () => {
    for (const address of ['/checkout.html#secret', '/service-worker.js', '/en.webmanifest'])
      expect({ address, of: of(address, 'navigate') }).toEqual({ address, of: 'through' })
  })

  it('touches no call, nothing that is granted to one guest, and nothing of another host', () => {
    for (const address of [
      '/rest/v1/guest/profile/get?access_token=x',
      '/query?language=en',
      '/socket',
      '/sandbox/v1/submit',
      '/media/pictures/1?ticket=x',
      '/age-gate',
      '/config.json',
      '/service-worker.js',
      '/art/granted/6/1-w640.webp',
      '/art/clips/3/main.m3u8',
      '/art/6/p0-w320.webp?ticket=x',
      'https://elsewhere.test/assets/app-1a2b.js',
    ])
      expect({ address, of: of(address) }).toEqual({ address, of: null })
    expect(of('/en/cams/', 'navigate', 'POST')).toBeNull()
    expect(of('/rest/v1/any', 'navigate')).toBeNull()
  })

  it('touches nothing that changes anything, at any address', () => {
    assert(
      property(
        webPath(),
        constantFrom('POST', 'PUT', 'DELETE', 'PATCH'),
        constantFrom('cors', 'navigate', 'no-cors'),
        (address, method, mode) => of(`/x${address}`, mode, method) === null,
      ),
    )
  })

  it('knows the call that logs a guest out, wherever the calls go', () => {
    expect(logout.path).toBe(LOGOUT_PATH)
    expect(isLogout({ method: 'POST', url: `${ORIGIN}/rest/v1/vxpay/logout?language=en` })).toBe(true)
    expect(isLogout({ method: 'POST', url: 'https://api.test/rest/v1/vxpay/logout' })).toBe(true)
    expect(isLogout({ method: 'GET', url: `${ORIGIN}/rest/v1/vxpay/logout` })).toBe(false)
    expect(isLogout({ method: 'POST', url: `${ORIGIN}/rest/v1/vxpay/login` })).toBe(false)
  })
})

describe('the key of a stored page', () => {
  it('has the filters of its list in one order, and nothing without an effect', () => {
    const address = storedAddress(`${ORIGIN}/en/cams/?sort=newest&noscroll=1&language=de&utm_source=mail`)
    expect(address).toBe(`${ORIGIN}/en/cams/?language=de&sort=newest`)
    expect(storedAddress(`${ORIGIN}/en/cams/#top`)).toBe(`${ORIGIN}/en/cams/`)
  })

  it('is missing where a parameter could be a token, or is what the guest has typed', () => {
    for (const query of ['token=abc', 'q=mira', 'sort=newest&key=1', 'access_token=x'])
      expect({ query, storedAddress: storedAddress(`${ORIGIN}/en/cams/?${query}`) }).toEqual({
        query,
        storedAddress: null,
      })
  })

  it('separates what is behind the age question, which who has not answered it is never given', () => {
    assert(
      property(webPath(), boolean(), (address, isPassed) => {
        const keys = pageKeys(`${ORIGIN}/x${address}`, isPassed)
        expect(keys.filter(isBehindGate)).toHaveLength(isPassed ? 1 : 0)
        expect(new Set(keys).size).toBe(isPassed ? 2 : 1)
      }),
    )
    // A key of another version of the worker is behind it in case of doubt.
    expect(isBehindGate(`${ORIGIN}/en/`)).toBe(true)
  })
})

describe('what is stored when the worker is installed', () => {
  const files: BuildFiles = {
    entry: '/assets/app.js',
    core: ['/assets/app.js', '/assets/first.js'],
    backends: { remote: ['/assets/remote.js', '/assets/first.js'], memory: ['/assets/memory.js'] },
    languages: { de: ['/assets/de.js'], en: ['/assets/en.js'], es: ['/assets/es.js'] },
  }

  it('is what this guest needs: one backend, the languages of the open pages, each file once', () => {
    expect(filesFor(files, 'remote', ['en'])).toEqual([
      '/assets/app.js',
      '/assets/first.js',
      '/assets/remote.js',
      '/assets/en.js',
    ])
    expect(filesFor(files, 'unknown', [])).toEqual(files.core)
  })

  it('knows the language of a page by its address', () => {
    for (const language of LANGUAGES)
      expect(languagesOf([ORIGIN + path('start', {}, language), ORIGIN + path('cams', {}, language)])).toEqual([
        language,
      ])
    expect(languagesOf([`${ORIGIN}/en/`, `${ORIGIN}/es/`])).toEqual(['en', 'es'])
  })
})

describe('what the worker stores of responses', () => {
  it('is what everybody may be sent: no failure, and nothing that was sent to one session only', () => {
    expect(isForEverybody(200, 'public, max-age=31536000, immutable')).toBe(true)
    expect(isForEverybody(200, null)).toBe(true)
    for (const header of ['private, no-store', 'no-store', 'private, max-age=3600', 'max-age=3600, Private'])
      expect({ header, isForEverybody: isForEverybody(200, header) }).toEqual({ header, isForEverybody: false })
    for (const status of [0, 206, 304, 404, 503])
      expect({ status, isForEverybody: isForEverybody(status, null) }).toEqual({ status, isForEverybody: false })
  })
})
