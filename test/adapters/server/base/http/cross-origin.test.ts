import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { builtApp } from '#test/adapters/server/built-app'

const APP = 'https://app.example'
const OTHER = 'https://elsewhere.example'

const built = builtApp()

async function serverFor(allowedOrigins: readonly string[]): Promise<TestServer> {
  return TestServer.start(await TestEnvironment.build(SMALL_WORLD), { allowedOrigins }, { web: built.web })
}

let server: TestServer
beforeAll(async () => {
  server = await serverFor([APP])
})
afterAll(async () => {
  await server.app.close()
  built.remove()
})

const preflight = (to: TestServer, origin: string, path = '/rest/v1/session/open') =>
  fetch(`${to.url}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,cache-control,content-type,x-feed-key',
    },
  })

const open = (origin: string, site: string) =>
  server.app.inject({
    method: 'POST',
    url: '/rest/v1/session/open',
    headers: { origin, 'sec-fetch-site': site },
    payload: { language: 'en' },
  })

/** How an attempt to open a socket from a page of this origin ends. */
const socketFrom = (origin: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, { origin })
    socket.on('open', () => {
      socket.close()
      resolve(101)
    })
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
    socket.on('error', () => undefined)
  })

describe('pages of another origin', () => {
  it.each(['/rest/v1/session/open', '/query', '/sandbox/v1/sheet', '/media/playlists/x.m3u8'])(
    'may call %s with their session where the operator allows them, and others may not',
    async (path) => {
      const answer = await preflight(server, APP, path)
      expect(answer.status).toBe(204)
      expect(answer.headers.get('access-control-allow-origin')).toBe(APP)
      expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
      expect(answer.headers.get('access-control-allow-headers')).toContain('x-feed-key')
      expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin')
      expect((await preflight(server, OTHER, path)).headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  it('read refusals too, with the headers that name when to try again', async () => {
    const { headers, statusCode } = await server.app.inject({
      url: '/rest/v1/guest/limits',
      headers: { origin: APP },
    })
    expect(statusCode).toBe(401)
    expect(headers['access-control-allow-origin']).toBe(APP)
    expect(headers['access-control-expose-headers']).toContain('retry-after')
  })

  it('are sent a cookie that a browser stores for a page of another site, and of the same site as ever', async () => {
    const cookie = async (origin: string, site: string) => (await open(origin, site)).headers['set-cookie']
    expect(await cookie(APP, 'cross-site')).toMatch(/; HttpOnly; Secure; SameSite=None; Partitioned$/u)
    expect(await cookie(APP, 'same-site')).toMatch(/; HttpOnly; SameSite=Lax$/u)
    expect(await cookie(OTHER, 'cross-site')).toMatch(/; HttpOnly; SameSite=Lax$/u)
  })

  it('may open a socket, show pictures and frame the checkout, and no other origin may', async () => {
    expect(await socketFrom(APP)).toBe(101)
    expect(await socketFrom(OTHER)).toBe(403)
    const { headers } = await server.app.inject({ url: '/checkout.html' })
    expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${APP}`)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect((await server.app.inject({ url: '/media/pictures/x.webp' })).headers['cross-origin-resource-policy']).toBe(
      'cross-origin',
    )
    const page = await server.app.inject({ url: '/en/' })
    expect(page.headers['x-frame-options']).toBe('DENY')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('are answered without any header of CORS where none is allowed, and nothing is shown elsewhere', async () => {
    const alone = await serverFor([])
    const { headers, status } = await preflight(alone, APP)
    expect(status).toBe(404)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    await alone.app.close()
  })
})
