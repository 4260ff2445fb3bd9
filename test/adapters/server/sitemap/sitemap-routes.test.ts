import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtApp } from '#test/adapters/server/built-app'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { sitemapSections } from '@/adapters/server/sitemap/sitemap-sections'
import { LANGUAGES } from '@/domain/navigation/language'
import { match } from '@/domain/routes/match'

const ORIGIN = 'https://vesper.example'

let server: TestServer
let remove: () => void

beforeAll(async () => {
  const built = builtApp()
  remove = built.remove
  const environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment, {}, { web: { ...built.web, publicOrigin: ORIGIN } })
})
afterAll(async () => {
  await server.app.close()
  remove()
})

const read = async (url: string) => {
  const { statusCode, body, headers } = await server.app.inject(url)
  return { statusCode, body, type: headers['content-type'], cache: headers['cache-control'] }
}

const locations = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>(?<address>[^<]*)<\/loc>/gu)].map(({ groups }) => groups?.['address'] ?? '')

describe('the site map', () => {
  it('lists what everybody may see, in files by language and kind, each address with its translations', async () => {
    const index = await read('/sitemap.xml')
    expect({ statusCode: index.statusCode, type: index.type, cache: index.cache }).toEqual({
      statusCode: 200,
      type: 'application/xml; charset=utf-8',
      cache: 'public, max-age=3600',
    })
    const files = locations(index.body)
    const names = Object.keys(sitemapSections)
    expect(names).toEqual(expect.arrayContaining(['pages', 'actors', 'videos', 'albums', 'stories']))
    expect(files).toEqual(
      LANGUAGES.flatMap((language) => names.map((name) => `${ORIGIN}/sitemap/${language}-${name}-1.xml`)),
    )
    const routes = new Set<string>()
    for (const file of files) {
      const { statusCode, body } = await read(file.replace(ORIGIN, ''))
      expect({ file, statusCode }).toEqual({ file, statusCode: 200 })
      const addresses = locations(body)
      expect(new Set(addresses).size).toBe(addresses.length)
      expect(body.match(/hreflang="es"/gu)).toHaveLength(addresses.length)
      const language = /sitemap\/(?<language>\w\w)-/u.exec(file)?.groups?.['language']
      const found = addresses.map((address) => match(address.replace(ORIGIN, '')))
      const named = found.flatMap((page) => (page.kind === 'route' ? [page] : []))
      expect(named).toHaveLength(addresses.length)
      for (const { route, language: written } of named) {
        routes.add(route)
        expect(written).toBe(language)
      }
    }
    for (const route of [
      'start',
      'cams',
      'category',
      'actor',
      'video',
      'actorAlbum',
      'blog',
      'blogPost',
      'blogArchive',
    ])
      expect(routes).toContain(route)
    for (const route of routes) expect(route).not.toMatch(/^member|^messenger/u)
  })

  it('has no file of another name, and none behind the last', async () => {
    for (const file of ['en-nothing-1', 'fr-videos-1', 'en-videos-0', 'en-videos-99', 'en-pages-2', 'en-constructor-1'])
      expect((await read(`/sitemap/${file}.xml`)).statusCode).toBe(404)
  })

  it('is named by robots.txt, where an operator has none of their own', async () => {
    expect((await read('/robots.txt')).body).toBe('User-agent: *')
    const { web, remove: removeOther } = builtApp()
    rmSync(join(web.root, 'robots.txt'))
    const other = await TestServer.start(
      await TestEnvironment.build(SMALL_WORLD),
      {},
      { web: { ...web, publicOrigin: ORIGIN } },
    )
    const { body } = await other.app.inject('/robots.txt')
    await other.app.close()
    const behind = await TestServer.start(await TestEnvironment.build(SMALL_WORLD), { trustProxy: 'loopback' }, { web })
    const addressed = await behind.app.inject({
      url: '/robots.txt',
      headers: { host: 'vesper.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })
    await behind.app.close()
    removeOther()
    expect(addressed.body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    expect(body).toContain('Disallow: /rest/')
  })
})
