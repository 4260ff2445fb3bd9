import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtApp, SCRIPT } from '#test/adapters/server/built-app'
import { TestClock } from '#test/support/world/test-clock'
import { TestServer } from '#test/support/bindings/test-server'
import type { PageRenderer } from '@/adapters/server/pages/page-renderer'
import { readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import { foreignOriginsOf } from '@/adapters/server/base/http/foreign-origins'
import { withConfiguration } from '@/adapters/server/pages/web-app'

const built = builtApp()
let server: TestServer

beforeAll(async () => {
  server = await TestServer.start(null, {}, { web: built.web })
})
afterAll(async () => {
  await server.app.close()
  built.remove()
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers })

describe('the answer to the age question without a script', () => {
  const answer = (payload: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/age-gate',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  it('is stored by the device, and leads back to the page', async () => {
    const { statusCode, headers } = await answer('page=%2Fen%2Fcams%2F%3Fsort%3Dnewest')
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 303, location: '/en/cams/?sort=newest' })
    expect(headers['set-cookie']).toMatch(/^vesper\.ageGate=passed; Max-Age=31536000; Path=\/; SameSite=Lax$/u)
  })

  it('leads nowhere but to pages of ours', async () => {
    for (const page of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      '/rest/v1/x',
      '',
    ])
      expect((await answer(`page=${encodeURIComponent(page)}`)).headers.location).toBe('/')
  })

  it('is taken from no other site, and not longer than a form is', async () => {
    expect((await answer('page=%2Fen%2F', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404)
    expect((await answer(`page=${'x'.repeat(5_000)}`)).statusCode).toBe(413)
  })

  it('is taken from no other origin by a browser that does not name the site of a request', async () => {
    const from = async (origin: string) =>
      (await answer('page=%2Fen%2F', { origin, host: 'vesper.example' })).statusCode
    expect(await from('https://evil.example')).toBe(404)
    expect(await from('null')).toBe(404)
    expect(await from('https://vesper.example')).toBe(303)
  })
})

describe('pages, pictures and files of the app', () => {
  it('are limited by address, and not stored with headers about a limit', async () => {
    const limited = await TestServer.start(null, { pagesPerMinute: 3 }, { web: built.web, clock: new TestClock(0) })
    const from = async (remoteAddress: string, url: string) => {
      const { statusCode, headers } = await limited.app.inject({ url, remoteAddress })
      return { statusCode, wait: headers['retry-after'], limit: headers['ratelimit-limit'] }
    }
    const served = { statusCode: 200, wait: undefined, limit: undefined }
    for (const url of ['/en/', '/config.json']) expect(await from('192.0.2.1', url)).toEqual(served)
    expect((await from('192.0.2.1', '/art/nothing')).statusCode).toBe(404)
    for (const url of ['/en/', '/art/nothing', '/assets/app-1a2b.js'])
      expect(await from('192.0.2.1', url)).toMatchObject({ statusCode: 429, wait: '60' })
    expect(await from('192.0.2.2', '/en/')).toEqual(served)
    await limited.app.close()
  })
})

describe('pages that the server renders', () => {
  const rendered: string[] = []
  let own: ReturnType<typeof builtApp>
  let pages: TestServer
  const renderer: PageRenderer = {
    screenOf: () => 'screen.tsx',
    changes: { moment: () => 0, watch: () => ({ change: 'none', end: () => undefined }) },
    render: async ({ address, renderedFor }) => {
      rendered.push(address)
      return {
        html: '<h1>rendered</h1>',
        styles: '',
        description: null,
        isMissing: address.includes('nobody'),
        movedTo: address.includes('other-name') ? '/en/amateur/mira/?sort=newest' : null,
        data: {
          renderedFor: { ...renderedFor, audience: 'everyone' },
          calls: [],
          written: {},
          configuration: readConfiguration({}),
        },
      }
    },
  }
  const BROWSER = { 'sec-fetch-mode': 'navigate' }
  const from = (remoteAddress: string, url: string, headers: Record<string, string> = BROWSER) =>
    pages.app.inject({ method: 'GET', url, remoteAddress, headers })

  beforeAll(async () => {
    own = builtApp()
    pages = await TestServer.start(null, {}, { web: { ...own.web, renderer }, clock: new TestClock(0) })
  })
  afterAll(async () => {
    await pages.app.close()
    own.remove()
  })

  it('name the host they were addressed by, and believe nothing else a guest sends through a trusted proxy', async () => {
    const origins: string[] = []
    const behind = await TestServer.start(
      null,
      { trustProxy: 'loopback' },
      {
        web: {
          ...own.web,
          renderer: {
            ...renderer,
            render: async (page) => {
              origins.push(page.origin)
              return renderer.render(page)
            },
          },
        },
      },
    )
    const ask = (url: string, proto: string) =>
      behind.app.inject({
        url,
        headers: { host: 'vesper.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': proto },
      })
    await ask('/en/cams/', 'https')
    await ask('/en/videos/', 'javascript:alert(1)//')
    await behind.app.close()
    expect(origins).toEqual(['https://vesper.example', 'http://vesper.example'])
  })

  it('let no script run that is in their content, and those of the built page all the same', async () => {
    const other = builtApp()
    writeFileSync(
      join(other.web.root, 'index.html'),
      '<!doctype html><script>built()</script><!--config--><div id="root"></div>',
    )
    const evil: PageRenderer = {
      ...renderer,
      render: async (page) => ({ ...(await renderer.render(page)), html: '<p><script>evil()</script></p>' }),
    }
    const holding = await TestServer.start(null, {}, { web: { ...other.web, renderer: evil } })
    const { headers, body } = await holding.app.inject('/en/')
    await holding.app.close()
    other.remove()
    expect(body).toContain('<script>evil()</script>')
    const policy = /script-src [^;]*/u.exec(String(headers['content-security-policy']))?.[0]
    const allowed = createHash('sha256').update('built()').digest('base64')
    expect(policy).toBe(`script-src 'self' 'sha256-${allowed}'`)
  })

  it('are answered with their status, and an address that is not theirs with the one that is', async () => {
    expect((await from('10.0.0.3', '/en/amateur/nobody/')).statusCode).toBe(404)
    const { statusCode, headers } = await from('10.0.0.3', '/en/amateur/other-name/?sort=newest')
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 301,
      location: '/en/amateur/mira/?sort=newest',
    })
  })

  it('are the built page for a client that has had too many rendered, and rendered for the next client', async () => {
    const before = rendered.length
    for (let number = 0; number < 60; number++) await from('10.0.0.1', `/en/cams/?max=${number}`)
    expect(rendered.length - before).toBe(20)
    const refused = await from('10.0.0.1', '/en/cams/?max=100')
    expect(refused.statusCode).toBe(200)
    expect(refused.body).not.toContain('rendered')
    const reader = await from('10.0.0.1', '/en/cams/?max=100', {})
    expect({ statusCode: reader.statusCode, retryAfter: reader.headers['retry-after'], body: reader.body }).toEqual({
      statusCode: 429,
      retryAfter: '1',
      body: refused.body,
    })
    expect((await from('10.0.0.2', '/en/cams/?max=100')).body).toContain('<h1>rendered</h1>')
    expect((await from('10.0.0.1', '/en/cams/?max=100')).body).toContain('<h1>rendered</h1>')
  })

  it('put the age question in the language of the browser where the address chooses none, each stored for itself [NAV-001]', async () => {
    const greetings: unknown[] = []
    const greeted = await TestServer.start(
      null,
      {},
      {
        web: {
          ...own.web,
          renderer: {
            ...renderer,
            render: async (page) => {
              greetings.push(page.greeting)
              return renderer.render(page)
            },
          },
        },
      },
    )
    const varies = async (url: string, accepted: string, cookie = '') => {
      const headers = { 'accept-language': accepted, cookie }
      return String((await greeted.app.inject({ url, headers })).headers['vary']).includes('accept-language')
    }
    expect(await varies('/', 'fr-FR, es;q=0.7, en-GB;q=0.9, de;q=0')).toBe(true)
    expect(await varies('/', 'es-MX,en;q=0.5')).toBe(true)
    expect(await varies('/', 'de-AT,en;q=0.5')).toBe(true)
    expect(await varies('/?from=a', '')).toBe(true)
    expect(await varies('/', 'en-US')).toBe(true)
    expect(await varies('/es/', 'en')).toBe(false)
    expect(await varies('/', 'en', 'vesper.ageGate=passed')).toBe(false)
    await greeted.app.close()
    expect(greetings).toEqual(['en', 'es', null, null, undefined, undefined])
  })

  it('that are late are the app for a browser after 300 ms; a search engine waits for them, and an empty page is none to it', async () => {
    const clock = new TestClock(0)
    const open: (() => void)[] = []
    const late: PageRenderer = {
      ...renderer,
      screenOf: (address) => (address.includes('messenger') ? null : 'screen.tsx'),
      render: async (page) => {
        await new Promise<void>((resolve) => open.push(resolve))
        return renderer.render(page)
      },
    }
    const slow = await TestServer.start(null, {}, { web: { ...own.web, renderer: late }, clock })
    /** The answer, once a rendering is under way and this much time has passed. */
    const after = async (ms: number, url: string, headers: Record<string, string>, finish = false) => {
      const begun = open.length
      const answered = slow.app.inject({ method: 'GET', url, headers })
      await expect.poll(() => open.length).toBe(begun + 1)
      await clock.pass(ms)
      if (finish) open.at(-1)?.()
      const { statusCode, body, headers: sent } = await answered
      return { statusCode, isWhole: body.includes('<h1>rendered</h1>'), wait: sent['retry-after'] }
    }
    expect(await after(300, '/en/cams/', BROWSER)).toEqual({ statusCode: 200, isWhole: false, wait: undefined })
    open.at(-1)?.()
    expect(await after(4_999, '/en/videos/', { 'sec-fetch-mode': 'cors' }, true)).toEqual({
      statusCode: 200,
      isWhole: true,
      wait: undefined,
    })
    expect(await after(5_000, '/en/feed/', {})).toEqual({ statusCode: 503, isWhole: false, wait: '1' })
    // What is no page for everybody is the app for everybody.
    expect((await slow.app.inject('/en/messenger/')).statusCode).toBe(200)
    open.at(-1)?.()
    await slow.app.close()
  })
})

describe('the web app', () => {
  it('is one page at every page address, with its configuration inside', async () => {
    for (const url of ['/', '/en/', '/en/cams/', '/en/cams/?sort=newest', '/en/amateur/mira/']) {
      const answer = await get(url)
      expect({ url, statusCode: answer.statusCode }).toEqual({ url, statusCode: 200 })
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.body).toContain('<script type="application/json" id="config">{"backend":"remote"}</script>')
    }
  })

  it('redirects an address that has another name', async () => {
    const answer = await get('/de/')
    expect({ statusCode: answer.statusCode, location: answer.headers.location }).toEqual({
      statusCode: 301,
      location: '/',
    })
  })

  it('returns 404 for a page that does not exist, and still shows the app that reports it', async () => {
    const answer = await get('/en/no-such-page/')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('id="root"')
  })

  it('returns 404 for an address whose screen is not there, and 200 where there is one [RUL-011]', async () => {
    const own = builtApp()
    const hasScreen = (address: string) => !address.startsWith('/en/vipclub')
    const pages = await TestServer.start(null, {}, { web: { ...own.web, hasScreen } })
    const status = async (url: string) => (await pages.app.inject({ method: 'GET', url })).statusCode
    expect([await status('/en/vipclub/'), await status('/en/cams/')]).toEqual([404, 200])
    await pages.app.close()
    own.remove()
  })

  it('answers no page where a call, an asset or a picture is missing', async () => {
    for (const url of [
      '/rest/v1/nothing',
      '/assets/gone.js',
      '/art/9/a0-w60.webp',
      '/media/play/x.m3u8',
      '/en/x.js',
      '/.env',
    ]) {
      const answer = await get(url)
      expect({ url, statusCode: answer.statusCode }).toEqual({ url, statusCode: 404 })
      expect(answer.body).not.toContain('id="root"')
    }
  })

  it('serves nothing outside its own folder', async () => {
    for (const url of [
      '/assets/../index.html',
      '/assets/..%2f..%2fetc%2fpasswd',
      '/art/..%2findex.html',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const answer = await get(url)
      expect(answer.body).not.toContain('root:')
      expect(answer.body).not.toContain('<!--config-->')
    }
  })

  it('lists no folder', async () => {
    for (const url of ['/assets/', '/assets', '/art/', '/art/1/', '/art/1']) {
      const answer = await get(url)
      expect({ url, statusCode: answer.statusCode }).toEqual({ url, statusCode: 404 })
      expect(answer.body).not.toMatch(/app-1a2b|a0-w60/u)
    }
  })

  it('caches hashed files and pictures for a year, and serves files that were compressed before', async () => {
    const year = 'public, max-age=31536000, immutable'
    const plain = await get('/assets/app-1a2b.js')
    expect({ statusCode: plain.statusCode, body: plain.body, cacheControl: plain.headers['cache-control'] }).toEqual({
      statusCode: 200,
      body: SCRIPT,
      cacheControl: year,
    })
    const squeezed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(squeezed.headers['content-encoding']).toBe('br')
    expect(squeezed.headers['content-type']).toContain('javascript')
    expect((await get('/art/1/a0-w60.webp')).headers['cache-control']).toBe(year)
  })

  it('sends its page compressed, and not again to a client that has it', async () => {
    const page = await get('/en/', { 'accept-encoding': 'br' })
    expect(page.headers['content-encoding']).toBe('br')
    const again = await get('/en/', { 'if-none-match': String(page.headers.etag) })
    expect({ statusCode: again.statusCode, body: again.body }).toEqual({ statusCode: 304, body: '' })
  })

  it('leads to the pictures where the configuration names another origin for them, and lets its pages load them', async () => {
    const configuration = { backend: 'remote', artUrl: 'https://art.example', restUrl: 'https://api.example' }
    const { web } = builtApp(configuration)
    const origins = foreignOriginsOf(readConfiguration(configuration), false)
    const elsewhere = await TestServer.start(null, {}, { web: { ...web, origins } })
    const answer = await elsewhere.app.inject({ url: '/art/1/a0-w60.webp' })
    expect({ statusCode: answer.statusCode, location: answer.headers.location }).toEqual({
      statusCode: 307,
      location: 'https://art.example/art/1/a0-w60.webp',
    })
    const page = await elsewhere.app.inject({ url: '/en/' })
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("img-src 'self' data: https://api.example https://art.example;")
    expect(policy).toContain('frame-src https://api.example')
    await elsewhere.app.close()
  })

  it('hands out its configuration and other files beside the page', async () => {
    expect((await get('/config.json')).json()).toEqual({ backend: 'remote' })
    expect((await get('/robots.txt')).body).toBe('User-agent: *')
  })

  it('cannot be broken out of by a text in its configuration', () => {
    const html = withConfiguration('<!--config-->', { platform: '</script><script>alert(1)</script>$&' })
    expect(html.match(/<\/script>/gu)).toHaveLength(1)
    expect(html).toContain('\\u003c/script>')
    expect(html).toContain('$&')
  })
})

describe('the headers of a page', () => {
  it('allow scripts of our own and nothing that was not meant', async () => {
    const policy = String((await get('/en/')).headers['content-security-policy'])
    const directives = new Map(
      policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
    )
    expect(directives.get('script-src')).toBe("'self'")
    expect(directives.get('default-src')).toBe("'self'")
    expect(directives.get('object-src')).toBe("'none'")
    expect(directives.get('base-uri')).toBe("'none'")
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/u)
    // Pages connect to this host only: a scheme alone would be any host.
    expect(directives.get('connect-src')).toBe("'self' data:")
    expect(policy).not.toMatch(/(?:wss?|https?):|\*/u)
    expect(directives.get('style-src-attr')).toBe("'none'")
  })

  it('let the script run that is in a page itself, named by its fingerprint, and only on that page', async () => {
    const code = "document.documentElement.dataset.theme = 'light'"
    const own = builtApp()
    writeFileSync(join(own.web.root, 'index.html'), `<!doctype html><script>${code}</script><!--config-->`)
    const other = await TestServer.start(null, {}, { web: own.web })
    const scripts = async (url: string) => {
      const { headers } = await other.app.inject({ method: 'GET', url })
      return /script-src [^;]*/u.exec(String(headers['content-security-policy']))?.[0]
    }
    const fingerprint = createHash('sha256').update(code).digest('base64')
    expect(await scripts('/en/')).toBe(`script-src 'self' 'sha256-${fingerprint}'`)
    expect(await scripts('/checkout.html')).toBe("script-src 'self'")
    expect(await scripts('/assets/app-1a2b.js')).toBe("script-src 'self'")
    await other.app.close()
    own.remove()
  })

  it('let no site frame a page, and only ourselves the checkout', async () => {
    const framing = async (url: string) => {
      const { headers } = await get(url)
      return {
        lastDirective: String(headers['content-security-policy']).split('; ').at(-1),
        frameOptions: headers['x-frame-options'],
      }
    }
    expect(await framing('/en/')).toEqual({ lastDirective: "frame-ancestors 'none'", frameOptions: 'DENY' })
    expect(await framing('/checkout.html?id=1')).toEqual({
      lastDirective: "frame-ancestors 'self'",
      frameOptions: 'SAMEORIGIN',
    })
    expect(await framing('/index.html')).toEqual({ lastDirective: "frame-ancestors 'none'", frameOptions: 'DENY' })
  })

  it('forbid what else a browser should not do', async () => {
    expect((await get('/en/')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age=') as string,
    })
  })

  it('report that the service is alive without any platform [API-032]', async () => {
    expect((await get('/alive')).json()).toEqual({ alive: true })
  })
})

describe('the service worker', () => {
  it('is revalidated whenever a browser looks for it, so that no version is held up', async () => {
    const answer = await get('/service-worker.js')
    expect({ statusCode: answer.statusCode, body: answer.body, cacheControl: answer.headers['cache-control'] }).toEqual(
      { statusCode: 200, body: 'works()', cacheControl: 'no-cache' },
    )
    expect(answer.headers['content-type']).toMatch(/^(?:text|application)\/javascript/u)
  })

  it('is answered with the one that removes itself where an operator has retired it', async () => {
    const retired = builtApp()
    const other = await TestServer.start(null, {}, { web: { ...retired.web, retiresWorker: true } })
    const answer = await other.app.inject({ method: 'GET', url: '/service-worker.js' })
    expect({ statusCode: answer.statusCode, body: answer.body, cacheControl: answer.headers['cache-control'] }).toEqual(
      { statusCode: 200, body: 'retires()', cacheControl: 'no-cache' },
    )
    await other.app.close()
    retired.remove()
  })

  it('has a manifest beside it that pages may load', async () => {
    const answer = await get('/en.webmanifest')
    expect({ statusCode: answer.statusCode, contentType: answer.headers['content-type'] }).toEqual({
      statusCode: 200,
      contentType: 'application/manifest+json',
    })
    expect((await get('/en/')).headers['content-security-policy']).toContain("manifest-src 'self'")
  })
})
