import { beforeAll, describe, expect, it } from 'vitest'
import { everyText } from '#test/support/ui/every-text'
import { TestEnvironment } from '#test/support/bindings/environment'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { withPorts } from '#test/support/with-ports'
import type { PageRenderer, RenderedContent } from '@/adapters/server/pages/page-renderer'
import { VisitorSession } from '@/adapters/server/web/visitor-session'
import { BackendError } from '@/application/errors/backend-error'
import type { Platform } from '@/application/platform/platform'
import { asId, type ActorId } from '@/domain/ids'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'
import { shownActors } from '@/adapters/page-data/shown-actors'
import { hasScreen, pageRenderer } from '@/render'

const renderedFor = { isPhone: false, isGatePassed: false, now: Date.UTC(2026, 10, 21, 20), timeZone: 'Europe/Berlin' }

/** As React writes a text into markup. */
const escapeOf = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

describe('pages from the server', () => {
  let platform: Platform
  let renderer: PageRenderer
  let visitor: VisitorSession
  let names: readonly string[]
  const render = (address: string, language: Language = 'en', more: Partial<typeof renderedFor> = {}) =>
    renderer.render({ address, origin: 'https://vesper.example', language, renderedFor: { ...renderedFor, ...more } })

  beforeAll(async () => {
    platform = (await TestEnvironment.build(SMALL_WORLD)).backend.platform
    visitor = new VisitorSession(platform, 'DE')
    renderer = pageRenderer(visitor, { backend: 'remote' })
    const { actors } = await visitor.ports('en')
    const { items } = await actors.list({ filter: {}, sort: 'name', first: 12, offset: 0 })
    names = items.map(({ name }) => name)
  })

  it('show their data, in the language of their address', async () => {
    const { html, isMissing } = await render(path('cams', {}, 'de'), 'de')
    expect(isMissing).toBe(false)
    expect(html).toContain('<h1>')
    expect(names.filter((name) => html.includes(name)).length).toBeGreaterThan(3)
    expect(html).toContain('Zum Inhalt')
    expect(html).not.toContain('aria-busy="true"')
  })

  it.each([
    'start',
    'cams',
    'newFaces',
    'freeChat',
    'videos',
    'allVideos',
    'albums',
    'blog',
    'tvLivestream',
    'tvPremiumLivestream',
    'tvLateNight',
    'tvSeriesList',
    'help',
    'prices',
    'accessibility',
    'imprint',
    'termsOfService',
    'dataProtection',
  ] as const)('have one h1, a title and no script: %s', async (route) => {
    for (const language of LANGUAGES) {
      const { html, description, isMissing } = await render(path(route, {}, language), language)
      expect(html.match(/<h1[\s>]/gu)).toHaveLength(1)
      expect(html).not.toMatch(/<script|<title|<link/u)
      expect(description?.title).toContain('Vesper')
      expect(description?.description).not.toBe('')
      expect(isMissing).toBe(false)
    }
  })

  it('state in every language, also before the gate, which accessibility is the target and what is not reached [ADD-033]', async () => {
    for (const language of LANGUAGES) {
      const { accessibility } = everyText(language).support
      const { title, ...unmet } = accessibility.unmet
      const { html } = await render(path('accessibility', {}, language), language)
      expect(html).not.toContain('data-age-gate')
      expect(html).toMatch(/WCAG\) 2\.2[^.]* AA\b/u)
      expect(html).toContain(`<h2>${title}</h2>`)
      expect(Object.keys(unmet)).toEqual(expect.arrayContaining(['live', 'video', 'tv', 'pictures', 'figures']))
      for (const one of Object.values(unmet)) {
        expect(html).toContain(`<h3>${escapeOf(one.title)}</h3>`)
        expect(html).toContain(escapeOf(one.text))
      }
      expect(html).toContain(`href="${path('contact', {}, language, { topic: 'technical' })}"`)
      // It is in the foot of every page.
      expect((await render(path('imprint', {}, language), language)).html).toContain(
        `<a href="${path('accessibility', {}, language)}">`,
      )
    }
  })

  it('of the magazine show stories, archives by year and legal texts in the language of the address [BLO-006][BLO-017]', async () => {
    const { blog, legal } = await visitor.ports('de')
    const [post] = (await blog.posts({ category: 'interviews', pageSize: 1 })).items
    if (post === undefined) throw new Error('no post')
    const story = await render(path('blogPost', { postSlug: post.slug }, 'de'), 'de')
    expect(story.html).toContain(escapeOf(post.title))
    expect(story.description).toMatchObject({
      description: post.teaser,
      subject: { mainEntity: { '@type': 'Article', headline: post.title } },
    })
    expect(story.description?.breadcrumb.map(({ label }) => label)).toEqual([
      'Vesper',
      'Magazin',
      'Interviews',
      post.title,
    ])
    const year = new Date(post.publishedAt).getUTCFullYear()
    const { items, total, years } = await blog.archive({ year, page: 2 })
    const archive = await render(path('blogArchive', { year: String(year) }, 'de', { page: 2 }), 'de')
    for (const { title } of items) expect(archive.html).toContain(escapeOf(title))
    expect(archive.html).toContain(`${total} Beiträge`)
    for (const other of years) expect(archive.html).toContain(`/de/blog/archiv/${other.year}/`)
    const [terms] = (await legal.texts({ filter: { type: 'terms-of-service' }, first: 1, offset: 0 })).items
    const { html } = await render(path('termsOfService', {}, 'de'), 'de')
    expect(html).toContain(`<h1>${terms?.title}</h1>`)
    expect(html).toContain('Wer Vesper nutzen darf')
    expect(html).toContain(`href="/rest/v1/asset/legal-text/download/${terms?.id}"`)
  })

  it('show the texts of their tags below the list, and in title and description [BLO-022]', async () => {
    const { seo } = await visitor.ports('es')
    for (const [route, tag] of [
      ['cams', 'cams'],
      ['topCams', 'top-cams'],
      ['videos', 'videos'],
      ['albums', 'albums'],
      ['blog', 'blog'],
    ] as const) {
      const [found] = await seo.texts([tag])
      const { html, description } = await render(path(route, {}, 'es'), 'es')
      expect(html).toContain(escapeOf(found?.text.h2 ?? '?'))
      expect(html).toContain(escapeOf(found?.text.freeText.split('\n\n')[1] ?? '?'))
      expect(description?.title).toContain(found?.text.seoTitle)
      expect(description?.description).toBe(found?.text.seoDescription)
    }
  })

  it('carry all answers they were rendered from, each once, as JSON that is the same again', async () => {
    const { data } = await render(path('start', {}, 'en'))
    expect(data.calls.length).toBeGreaterThan(4)
    const keys = data.calls.map(({ port, method, args }) => JSON.stringify([port, method, args]))
    expect(new Set(keys).size).toBe(keys.length)
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    expect(data.renderedFor.audience).toBe('everyone')
  })

  it('of the albums of an actor are a tab of the profile, below its head and its tabs', async () => {
    const { actors, tileGrid } = await visitor.ports('de')
    const { items } = await tileGrid.page('albums', { sort: 'newest', first: 1, offset: 0 })
    const name = items[0]?.actor.name ?? '?'
    const actor = await actors.byIdOrName(name)
    const page = await render(path('actorPictures', { actorName: name }, 'de'), 'de')
    expect(page.isMissing).toBe(false)
    expect(page.html.match(/<h1[\s>]/gu)).toHaveLength(1)
    expect(page.html).toContain(escapeOf(actor?.tagline ?? '?'))
    expect(page.html).toMatch(/aria-current="page"[^>]*>Alben</u)
    expect(page.html).toContain(escapeOf(path('actorAboutMe', { actorName: name }, 'de')))
    expect(page.html).toContain(escapeOf(items[0]?.title ?? '?'))
    expect(page.description?.title).toContain(`${name}: Alben`)
  })

  it('show that an actor or an address is missing', async () => {
    for (const address of [
      '/en/amateur/nobody/',
      '/en/categories/nothing/',
      '/en/nothing-here/',
      '/en/videos/watch/999999/',
      '/en/albums/view/999999/',
      '/en/amateur/nobody/pictures/',
      '/en/amateur/nobody/pictures/999999/',
      '/en/blog/post/no-such-story/',
      '/en/blog/no-such-section/',
      '/en/blog/archive/1999/',
      '/en/blog/latest/?page=99',
      '/en/tv/mediathek/nothing/',
      '/en/tv/mediathek/nothing/videos/',
      '/en/tv/format/nothing/',
      '/en/tv/post/nothing/',
      '/en/tv/video/nothing/eae35bd7/',
      '/en/tv/video/tv-fireside-1/00000000/',
    ])
      expect(await render(address)).toMatchObject({ isMissing: true })
  })

  it('of videos show what a visitor may see, and nothing of where one is played', async () => {
    const { videos } = await visitor.ports('en')
    const { items } = await videos.list({ filter: {}, sort: 'newest', first: 12, offset: 0 })
    for (const { id, title, actor } of items) {
      const { html, data, description, isMissing } = await render(path('video', { videoId: id }, 'en'))
      expect(isMissing).toBe(false)
      expect(html).toContain(escapeOf(title))
      expect(html).toContain(escapeOf(actor.name))
      expect(html).not.toContain('aria-busy="true"')
      expect(description?.subject).toMatchObject({ mainEntity: { '@type': 'VideoObject', name: title } })
      const sent = JSON.stringify({ html, data, description })
      expect(sent).not.toMatch(/m3u8|playlistUrl|mpegurl|data:application/iu)
      const source = await videos.source(id)
      expect(source?.playlistUrl).toMatch(/m3u8|mpegurl/iu)
      expect(sent).not.toContain(source?.playlistUrl)
      expect(data.calls.map(({ port, method }) => `${port}.${method}`)).not.toContain('videos.source')
    }
  })

  it('of TV show what is on and what is in the mediathek, and nothing of where it is played', async () => {
    const { tv, mediathek } = await visitor.ports('en')
    const { items } = await mediathek.videos({ key: 'all', first: 6, offset: 0 })
    const pages = [
      ...(['tvLivestream', 'tvPremiumLivestream'] as const).map((route) => path(route, {}, 'en')),
      ...items.map(({ id, hashId }) => path('tvVideo', { videoId: id, hashId }, 'en')),
    ]
    const now = await tv.currentProgram(false)
    const shown = [now?.now.title ?? '', '', ...items.map(({ title }) => title)]
    for (const [index, address] of pages.entries()) {
      const { html, data, description, isMissing } = await render(address)
      expect({ address, isMissing }).toEqual({ address, isMissing: false })
      expect(html).toContain(escapeOf(shown[index] ?? ''))
      expect(JSON.stringify({ html, data, description })).not.toMatch(
        /m3u8|playlistUrl|mpegurl|data:application|\/media\/(?:tv|play|clips)/iu,
      )
      expect(data.calls.map(({ port, method }) => `${port}.${method}`)).not.toContain('tv.stream')
    }
  })

  it('of albums show what a visitor may see, and no address of a picture that is granted to a session', async () => {
    const { albums } = await visitor.ports('en')
    const { items } = await albums.list({ filter: {}, sort: 'newest', first: 12, offset: 0 })
    let granted = 0
    for (const { id, title, actor } of items) {
      const address = path('actorAlbum', { actorName: actor.name, albumId: id }, 'en')
      const { html, data, description, isMissing, movedTo } = await render(address)
      expect({ isMissing, movedTo }).toEqual({ isMissing: false, movedTo: null })
      expect(html).toContain(escapeOf(title))
      expect(html).not.toContain('aria-busy="true"')
      expect(description?.subject).toMatchObject({ '@type': 'ImageGallery', mainEntity: { name: title } })
      const sent = JSON.stringify({ html, data, description })
      for (const picture of (await albums.byId(id))?.pictures ?? []) {
        granted += 1
        expect(picture.address).not.toBe('')
        expect(sent).not.toContain(picture.address)
      }
      // The short address, and one below another name, lead to the page.
      expect(await render(path('album', { albumId: id }, 'en'))).toMatchObject({ movedTo: address })
      const elsewhere = path('actorAlbum', { actorName: 'another', albumId: id }, 'en')
      expect(await render(`${elsewhere}?utm_source=x`)).toMatchObject({ movedTo: `${address}?utm_source=x` })
    }
    expect(granted).toBeGreaterThan(10)
  })

  it('prompt for the age where it has not been confirmed, and nowhere else', async () => {
    const { html } = await render('/en/')
    expect(html).toContain('data-age-gate')
    expect(html).toContain('action="/age-gate"')
    expect((await render('/en/', 'en', { isGatePassed: true })).html).not.toContain('data-age-gate')
    // What one agrees to by entering can be read before.
    expect((await render(path('termsOfService', {}, 'en'))).html).not.toContain('data-age-gate')
  })

  it('put the age question in the language of the browser, in a page that stays in its own [NAV-001]', async () => {
    const page = { address: '/', origin: 'https://vesper.example', language: 'de', renderedFor } as const
    const { html, data } = await renderer.render({ ...page, greeting: 'es' })
    const gate = /<dialog[^>]* lang="es".*?<\/dialog>/su.exec(html)?.[0] ?? ''
    const { access, shell } = everyText('es')
    for (const text of [access.gate.title, access.gate.enter, access.gate.leave, shell.footer.termsOfService])
      expect(gate).toContain(escapeOf(text))
    expect(gate).toContain(`href="${path('termsOfService', {}, 'es')}"`)
    expect(html).toContain(everyText('de').shell.footer.cookies)
    // The browser has no texts in Spanish: the page carries these, and what is shown after the other answer.
    expect(Object.values(data.renderedFor.greeting?.texts ?? {})).toContain(access.gate.left.title)
    expect((await renderer.render({ ...page, greeting: null })).html).toMatch(/<dialog[^>]* lang="de"/u)
  })

  it('write times in the zone they are rendered for', async () => {
    const berlin = await render('/en/')
    const tokyo = await render('/en/', 'en', { timeZone: 'Asia/Tokyo' })
    const timesOf = ({ html }: RenderedContent) => html.match(/\b\d\d:\d\d\b/gu) ?? []
    expect(timesOf(berlin).length).toBeGreaterThan(0)
    expect(timesOf(berlin)).not.toEqual(timesOf(tokyo))
  })

  it('carry every time, date and name they show, so that the browser needs no tables of languages', async () => {
    const writtenOf = async (address: string) => Object.values((await render(address)).data.written)
    expect(await writtenOf(path('help', {}, 'en'))).toEqual([])
    expect(await writtenOf(path('videos', {}, 'en'))).toEqual([])
    expect((await writtenOf(path('blog', {}, 'en'))).length).toBeGreaterThan(0)
    expect(await writtenOf(path('actorSearch', {}, 'en'))).toEqual(expect.arrayContaining(['Spanish', 'Germany']))
    const { html, data } = await render(path('tvLivestream', {}, 'en'))
    const times = Object.values(data.written).filter((text) => /^\d\d:\d\d$/u.test(text))
    expect(times.length).toBeGreaterThan(0)
    for (const time of times) expect(html).toContain(time)
  })

  it('of a hundred guests at once have nothing of one another', async () => {
    const requests = Array.from({ length: 100 }, (_, i) => {
      const language = LANGUAGES[i % 3] ?? 'en'
      const actorName = names[i % names.length] ?? ''
      return { actorName, language, address: path('actor', { actorName }, language) }
    })
    const alone = new Map<string, string>()
    for (const { address, language } of requests)
      if (!alone.has(address)) alone.set(address, (await render(address, language)).html)
    const together = await Promise.all(requests.map(({ address, language }) => render(address, language)))
    for (const [i, { html, description }] of together.entries()) {
      expect(html).toBe(alone.get(requests[i]?.address ?? ''))
      const person = { '@type': 'Person', name: requests[i]?.actorName, url: '' }
      expect(description?.subject).toEqual({ '@type': 'ProfilePage', mainEntity: person })
    }
  })

  it('are not rendered where a port does not answer', async () => {
    const broken: Pick<Platform, 'openSession' | 'portsFor'> = {
      openSession: (...given) => platform.openSession(...given),
      portsFor: async (...given) => {
        const ports = await platform.portsFor(...given)
        if (ports === null) return null
        const videos = new Proxy(ports.videos, { get: () => () => Promise.reject(new BackendError('unavailable')) })
        return withPorts(ports, { videos })
      },
    }
    const failing = pageRenderer(new VisitorSession(broken, 'DE'), { backend: 'remote' })
    await expect(
      failing.render({ address: '/en/', origin: 'https://vesper.example', language: 'en', renderedFor }),
    ).rejects.toThrow('did not answer')
  })

  it('are those that every visitor may see, and no others', () => {
    expect(renderer.screenOf('/en/')).toBe('src/ui/home/start-screen.tsx')
    for (const route of ['messenger', 'memberProfile', 'memberPurchases', 'memberSettings', 'newPassword'] as const)
      expect(renderer.screenOf(path(route, {}, 'en'))).toBeNull()
    // To its canonical form first.
    expect(renderer.screenOf('/en/cams')).toBeNull()
  })

  it('show that a page is missing for each route without a screen, in every language [RUL-011]', async () => {
    const missing: string[] = []
    for (const name of ['dailyDeals', 'magazineGoldrush'] as const)
      for (const language of LANGUAGES) {
        const address = path(name, {}, language)
        expect({ address, hasScreen: hasScreen(address) }).toEqual({ address, hasScreen: false })
        expect(renderer.screenOf(address)).toBe(renderer.screenOf('/en/no-such-page/'))
        if ((await render(address, language)).isMissing) missing.push(address)
      }
    expect(missing).toHaveLength(6)
    for (const name of ['cams', 'memberProfile', 'messenger'] as const)
      expect(hasScreen(path(name, {}, 'de'))).toBe(true)
  })

  it('are changed by the actors they show and not by others, and their lists by who comes or goes', async () => {
    const environment = await TestEnvironment.build(SMALL_WORLD)
    const own = pageRenderer(new VisitorSession(environment.backend.platform, 'DE'), { backend: 'remote' })
    const wanted = { address: '/en/', origin: 'https://vesper.example', language: 'en', renderedFor } as const
    const shown = shownActors((await own.render(wanted)).data.calls)
    const [first] = shown.actors
    expect(shown.hasList).toBe(true)
    const { hub } = environment.backend.context
    const watch = own.changes.watch(shown, own.changes.moment())
    await new Promise((resolve) => setTimeout(resolve))
    // Changes of before it listened may have been missed.
    expect(watch.change).toBe('shown')
    const now = own.changes.watch(shown, own.changes.moment())
    hub.publish('everybody', { type: 'freeShowStop', actorId: asId<ActorId>('not shown') })
    expect(now.change).toBe('none')
    hub.publishHere('everybody', { type: 'actorsOnline', count: 3 })
    expect(now.change).toBe('lists')
    hub.publish('everybody', { type: 'freeShowStop', actorId: first ?? asId<ActorId>('') })
    expect(now.change).toBe('shown')
    const later = own.changes.watch(shown, own.changes.moment())
    expect(later.change).toBe('none')
    for (const ended of [watch, now, later]) ended.end()
    hub.publish('everybody', { type: 'freeShowStop', actorId: first ?? asId<ActorId>('') })
    expect(later.change).toBe('none')
  })
})
