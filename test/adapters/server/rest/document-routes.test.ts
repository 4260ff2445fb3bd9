import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { publishedDocuments } from '@/adapters/wire/contract/published-documents'

const ORIGIN = 'https://pages.example'

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start(await TestEnvironment.build(SMALL_WORLD), { allowedOrigins: [ORIGIN] })
})
afterAll(() => server.app.close())

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(`${server.url}${path}`, { headers })

describe('the documents of the contract', () => {
  it.each(publishedDocuments)(
    'are sent by the server as they are printed: $name [ADD-034]',
    async ({ name, contentType }) => {
      const response = await get(`/${name}`)
      expect({ status: response.status, contentType: response.headers.get('content-type') }).toEqual({
        status: 200,
        contentType: `${contentType}; charset=utf-8`,
      })
      expect(response.headers.get('cache-control')).toBe('public, max-age=60')
      expect(await response.text()).toBe(
        readFileSync(`${import.meta.dirname}/../../../../docs/contract/${name}`, 'utf8'),
      )
    },
  )

  it('are sent again only where they have changed', async () => {
    const etag = (await get('/openapi.json')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{20,}"$/u)
    const again = await get('/openapi.json', { 'if-none-match': `"other", ${etag}` })
    expect({ status: again.status, text: await again.text(), etag: again.headers.get('etag') }).toEqual({
      status: 304,
      text: '',
      etag,
    })
    const other = (await get('/schema.graphql')).headers.get('etag')
    expect(other).not.toBe(etag)
    expect((await get('/openapi.json', { 'if-none-match': String(other) })).status).toBe(200)
  })

  it('can be read by pages of the origins that are allowed, and by no others', async () => {
    const readable = async (origin: string) =>
      (await get('/asyncapi.json', { origin })).headers.get('access-control-allow-origin')
    expect(await readable(ORIGIN)).toBe(ORIGIN)
    expect(await readable('https://other.example')).toBeNull()
  })

  it('name one another and the version that the server reports', async () => {
    const openapi = (await (await get('/openapi.json')).json()) as { info: { version: string }; paths: object }
    const { version } = (await (await get('/rest/v1/contract')).json()) as { version: string }
    expect(openapi.info.version).toBe(version)
    expect(Object.keys(openapi.paths)).toEqual(expect.arrayContaining(publishedDocuments.map(({ name }) => `/${name}`)))
    expect(buildSchema(await (await get('/schema.graphql')).text()).getQueryType()?.name).toBe('Query')
  })
})
