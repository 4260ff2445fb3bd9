import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { REST_PREFIX, type RestCall } from '@/adapters/wire/base/rest-call'
import { features } from '@/adapters/wire/contract/features'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start(await TestEnvironment.build(SMALL_WORLD))
})
afterAll(() => server.app.close())

const posts = features
  .flatMap(({ operations }) => operations)
  .filter(({ operation }) => operation.transport === 'rest')
  .map(({ operation }) => operation as RestCall<unknown, unknown>)
  .filter(({ method }) => method === 'POST')

describe('every call that changes something', () => {
  it('takes JSON only: a text, with which a form of another site could send it, is 415', async () => {
    const opened = await server.app.inject({
      method: 'POST',
      url: '/rest/v1/session/open',
      payload: { language: 'en' },
    })
    const { accessToken } = opened.json<{ accessToken: string }>()
    const taken: string[] = []
    for (const { path } of posts) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: `${REST_PREFIX}${path.replaceAll(/:\w+/gu, 'x')}`,
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'text/plain' },
        payload: '',
      })
      if (statusCode !== 415) taken.push(`${path} ${statusCode}`)
    }
    expect(posts.length).toBeGreaterThan(40)
    expect(taken).toEqual([])
  })
})
