import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clearDeviceCookie, deviceKeyOf, setDeviceCookie } from '@/adapters/server/base/http/device-cookie'

const KEY = 'k'.repeat(32)
const OTHER = 'o'.repeat(32)

let app: FastifyInstance

/** A server without any plugin: what a route of media has. */
beforeAll(async () => {
  app = fastify({ trustProxy: true })
  app.get('/read', (request: FastifyRequest) => ({ key: deviceKeyOf(request) }))
  app.get('/set', async (request: FastifyRequest, reply: FastifyReply) => {
    setDeviceCookie(request, reply, KEY)
    return {}
  })
  app.get('/clear', async (request: FastifyRequest, reply: FastifyReply) => {
    clearDeviceCookie(request, reply)
    return {}
  })
  await app.ready()
})
afterAll(() => app.close())

async function keyRead(cookie: string, protocol: 'http' | 'https' = 'https'): Promise<string | null> {
  const answer = await app.inject({ url: '/read', headers: { cookie, 'x-forwarded-proto': protocol } })
  return answer.json<{ key: string | null }>().key
}

describe('the cookie of a device', () => {
  it.each([
    ['/set', 'https', `__Host-device=${KEY}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`],
    ['/set', 'http', `device=${KEY}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`],
    ['/clear', 'https', '__Host-device=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'],
    ['/clear', 'http', 'device=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'],
  ])('is written by %s over %s under the name that no other host can write', async (url, protocol, expected) => {
    const answer = await app.inject({ url, headers: { 'x-forwarded-proto': protocol } })
    expect(answer.headers['set-cookie']).toBe(expected)
  })

  it('is read over https under the prefixed name only', async () => {
    expect(await keyRead(`device=${OTHER}; __Host-device=${KEY}`)).toBe(KEY)
    expect(await keyRead(`device=${OTHER}`)).toBeNull()
    expect(await keyRead(`__Host-device=${OTHER}; device=${KEY}`, 'http')).toBe(KEY)
  })

  it('is read from the root where another path has one of the same name', async () => {
    expect(await keyRead(`device=${OTHER}; device=${KEY}`, 'http')).toBe(KEY)
  })

  it.each(['', 'short', `${KEY}!`, `"${KEY}"`, 'x'.repeat(201), '../../etc/passwd/and/more'])(
    'is not read where its value could not be a key: %s',
    async (value) => expect(await keyRead(`__Host-device=${value}`)).toBeNull(),
  )
})
