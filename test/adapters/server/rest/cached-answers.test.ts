import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'

let server: TestServer
let token = ''

beforeAll(async () => {
  server = await TestServer.start(await TestEnvironment.build(SMALL_WORLD))
  const payload = { language: 'en' }
  const opened = await server.app.inject({ method: 'POST', url: '/rest/v1/session/open', payload })
  token = opened.json<{ accessToken: string }>().accessToken
})
afterAll(() => server.app.close())

const cacheOf = async (path: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const { statusCode, headers: answered } = await server.app.inject({ url: `/rest/v1${path}`, headers })
  return [statusCode, answered['cache-control']]
}

describe('answers that may be used again', () => {
  it('are those of the blog, for 60 seconds and for one guest [BLO-011]', async () => {
    for (const path of [
      '/blog/frontpage',
      '/blog/posts/latest?page=1&pageSize=3&exclude=a,b',
      '/blog/archives?year=2026',
      '/blog/archives/interviews?page=2&pageSize=9',
      '/blog/pm',
      '/blog/actors?ids=1,2',
      '/blog/post/the-magazine-is-here',
    ])
      expect({ path, cache: await cacheOf(path) }).toEqual({ path, cache: [200, 'private, max-age=60'] })
  })

  it('are those about jumbotrons [OTH-012]', async () => {
    for (const path of ['/video/jumbotron/homepage', '/video/jumbotron/config?type=videoStation'])
      expect({ path, cache: await cacheOf(path) }).toEqual({ path, cache: [200, 'private, max-age=60'] })
    expect(await cacheOf('/video/jumbotron/config?type=nowhere')).toEqual([400, 'no-store'])
  })

  it('are no refusals, and nothing else', async () => {
    expect(await cacheOf('/blog/posts/nonsense')).toEqual([400, 'no-store'])
    expect(await cacheOf('/blog/posts/latest?page=0')).toEqual([400, 'no-store'])
    expect(await cacheOf('/seo/getActorSeoContent/1/none')).toEqual([200, 'no-store'])
    token = 'wrong'
    expect(await cacheOf('/blog/frontpage')).toEqual([401, 'no-store'])
  })
})
