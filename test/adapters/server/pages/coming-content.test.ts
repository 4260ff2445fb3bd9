import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtApp } from '#test/adapters/server/built-app'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { limit } from '#test/support/limit'
import { publicAddresses } from '#test/support/ui/public-addresses'
import { sampleContent } from '@/adapters/backend/assembly/sample-content'
import type { LineKind, WrittenLine } from '@/adapters/modules/catalogue/lines'
import { linesOf } from '@/adapters/modules/catalogue/lines-of-world'
import { storeCatalogue } from '@/adapters/modules/catalogue/store-catalogue'
import type { PageRenderer } from '@/adapters/server/pages/page-renderer'
import { VisitorSession } from '@/adapters/server/web/visitor-session'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { path } from '@/domain/routes/path'
import { LANGUAGES } from '@/domain/navigation/language'
import { pageRenderer } from '@/render'

const ORIGIN = 'https://vesper.example'

/** How long after its import content is released, ms. */
const WAIT = 30_000

const app = builtApp()
let environment: TestEnvironment
let server: TestServer
let renderer: PageRenderer
let ports: GuestPorts

beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment, {}, { web: { ...app.web, publicOrigin: ORIGIN } })
  const visitor = new VisitorSession(environment.backend.platform, 'DE')
  ports = await visitor.ports('en')
  renderer = pageRenderer(visitor, { backend: 'remote' })
})
afterAll(async () => {
  await server.app.close()
  app.remove()
})

const sample = [...linesOf(sampleContent(4, 4, Date.UTC(2026, 10, 1)))]

/** A line of the sample world under another name, released at a moment. */
function comingLine(kind: LineKind, id: string, title: string, moment: string, actorId: string): WrittenLine {
  const line = sample.find((each) => each.kind === kind)
  if (line === undefined || !('texts' in line)) throw new Error(`no ${kind}`)
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, { ...line.texts[language], title }]))
  const named = 'id' in line ? { id } : { slug: id }
  const released = 'releasedAt' in line ? { releasedAt: moment } : { publishedAt: moment }
  const more = 'actorId' in line ? { actorId, ageRating: 16 } : {}
  return { ...line, ...named, ...released, ...more, texts } as WrittenLine
}

/** Pages with broadcasts. */
const PROGRAMME: ReadonlySet<string> = new Set([
  path('tvLateNight', {}, 'en'),
  path('tvLivestream', {}, 'en'),
  path('tvPremiumLivestream', {}, 'en'),
  path('tvFormat', { formatKey: 'late-night' }, 'en'),
])

async function* written(line: WrittenLine): AsyncGenerator<string> {
  yield JSON.stringify(line)
}

/** Where a title or an address is found that guests can get to: pages, the site map, and the search. */
async function placesOf(title: string, id: string): Promise<ReadonlySet<string>> {
  const places = new Set<string>()
  const now = environment.clock.now()
  const renderedFor = { isPhone: false, isGatePassed: true, now, timeZone: 'Europe/Berlin' }
  for (const address of await publicAddresses(ports)) {
    const { html, data } = await renderer.render({ address, origin: ORIGIN, language: 'en', renderedFor })
    if (html.includes(title) || JSON.stringify(data.calls).includes(title)) places.add(address)
    if (html.includes(`/${id}/`)) places.add('link')
  }
  const { body } = await server.app.inject('/sitemap.xml')
  for (const [, file = ''] of body.matchAll(/<loc>https:\/\/vesper\.example([^<]*)<\/loc>/gu)) {
    const part = await server.app.inject(file)
    if (part.body.includes(`/${id}/`)) places.add('site map')
  }
  for (const searchCategory of ['blog', 'galleries', 'mediathek', 'photos', 'tv'] as const) {
    const address = path('search', { searchCategory, searchPattern: title }, 'en')
    const { html } = await renderer.render({ address, origin: ORIGIN, language: 'en', renderedFor })
    if (html.includes(`/${id}/`)) places.add('search')
  }
  if (JSON.stringify(await ports.search.global(title)).includes(id)) places.add('search')
  return places
}

describe('content that is imported before its release', () => {
  it.each([
    ['video', 'Quillon', () => path('newVideos', {}, 'en'), (id: string) => ports.videos.byId(id as never)],
    ['album', 'Brezmar', () => path('albums', {}, 'en'), (id: string) => ports.albums.byId(id as never)],
    ['tvVideo', 'Wexford', () => path('tvMediathekVideos', { mediathekKey: 'all' }, 'en'), () => Promise.resolve(null)],
    [
      'tvPost',
      'Dalmira',
      () => path('tvFormat', { formatKey: 'late-night' }, 'en'),
      (id: string) => ports.mediathek.post(id as never),
    ],
    ['story', 'Hovenstad', () => path('blog', {}, 'en'), (id: string) => ports.blog.post(id as never)],
  ] as const)(
    'is on no page, in no search and no site map, plays nothing, and is there once it is released: %s',
    async (kind, title, list, open) => {
      const [actor] = (await ports.actors.list({ filter: {}, sort: 'name', first: 1, offset: 0 })).items
      const { store } = environment.backend
      const now = environment.clock.now()
      const id = `coming-${kind.toLowerCase()}`
      const line = comingLine(kind, id, title, new Date(now + WAIT).toISOString(), actor?.id ?? '')
      await storeCatalogue({ store, now, isEqual: isDeepStrictEqual, onStored: () => undefined }, written(line))
      const before = [...(await placesOf(title, id))]
      // The programme announces what is broadcast before the mediathek has it, and links nothing.
      expect(kind === 'tvVideo' ? before.filter((place) => !PROGRAMME.has(place)) : before).toEqual([])
      expect({ opened: await open(id), source: await ports.videos.source(id as never) }).toEqual({
        opened: null,
        source: null,
      })
      await environment.advance(WAIT + 1_000)
      const places = await placesOf(title, id)
      expect([...places]).toEqual(expect.arrayContaining([list(), 'link', ...(kind === 'tvPost' ? [] : ['search'])]))
      // A video of the mediathek is opened by an address that only its link names.
      expect((await open(id)) === null).toBe(kind === 'tvVideo')
    },
    limit(60_000),
  )
})
