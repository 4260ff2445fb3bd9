import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, describe, expect, it } from 'vitest'
import { TestClock } from '#test/support/world/test-clock'
import type { RenderedContent, WantedPage } from '@/adapters/server/pages/page-renderer'
import type { PageChange } from '@/adapters/server/pages/page-changes'
import { PageTemplate } from '@/adapters/server/pages/page-template'
import { Showcase } from '@/ui/kit/media/showcase'
import { readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import { RenderedPages, type ReadyPage } from '@/adapters/server/pages/rendered-pages'

const root = mkdtempSync(join(tmpdir(), 'vesper-pages-'))
afterAll(() => rmSync(root, { recursive: true }))
writeFileSync(
  join(root, 'index.html'),
  '<!doctype html><html lang="en"><head><title>Vesper</title><!--config--></head><body><div id="root"></div></body></html>',
)

const wanted = (address: string, more: Partial<WantedPage['renderedFor']> = {}): WantedPage => ({
  address,
  origin: 'https://vesper.example',
  language: 'en',
  renderedFor: { isPhone: false, isGatePassed: false, now: 0, timeZone: 'Europe/Berlin', ...more },
})

const contentOf = (page: WantedPage, requests: number): RenderedContent => ({
  html: `<p>${page.address} ${requests}</p>`,
  styles: '',
  description: { title: page.address, description: '', subject: null, breadcrumb: [] },
  isMissing: page.address.includes('missing'),
  movedTo: page.address.includes('old') ? '/en/new/' : null,
  data: {
    renderedFor: { ...page.renderedFor, audience: 'everyone' },
    calls: [],
    written: {},
    configuration: readConfiguration({}),
  },
})

function setup() {
  const clock = new TestClock(0)
  const requested: WantedPage[] = []
  const open: { answer: () => void; fail: () => void }[] = []
  let change: PageChange = 'none'
  let watched = 0
  let isSlow = false
  const errors: unknown[] = []
  const rendered = new RenderedPages(
    {
      screenOf: (address) => (address.startsWith('/private') ? null : 'screen.tsx'),
      changes: {
        moment: () => 0,
        watch: () => {
          watched += 1
          change = 'none'
          return {
            get change() {
              return change
            },
            end: () => (watched -= 1),
          }
        },
      },
      render: (page) => {
        requested.push(page)
        const content = contentOf(page, requested.length)
        if (!isSlow) return Promise.resolve(content)
        return new Promise((resolve, reject) => {
          open.push({ answer: () => resolve(content), fail: () => reject(new Error('down')) })
        })
      },
    },
    new PageTemplate({ root, configuration: {} }),
    clock,
    (error) => errors.push(error),
  )
  /** Of one client, where a test is not about several. */
  const pages = {
    page: (page: WantedPage, client = 'one') => rendered.page(page, client),
    drop: () => rendered.drop(),
  }
  return {
    pages,
    clock,
    requested,
    open,
    errors,
    change: (to: PageChange = 'shown') => (change = to),
    watched: () => watched,
    beSlow: () => (isSlow = true),
  }
}

describe('pages of which an operator has changed something', () => {
  it('are rendered again for the next guest, and none that was being rendered is stored', async () => {
    const { pages, requested, beSlow, open, watched } = setup()
    const first = await pages.page(wanted('/en/'))
    pages.drop()
    expect(watched()).toBe(0)
    expect(await pages.page(wanted('/en/'))).not.toBe(first)
    expect(requested).toHaveLength(2)
    beSlow()
    const before = pages.page(wanted('/en/cams/'))
    pages.drop()
    const after = pages.page(wanted('/en/cams/'))
    expect(requested).toHaveLength(4)
    open[1]?.answer()
    const ready = await after
    // The one that was begun before the change is ready last, and takes no place.
    open[0]?.answer()
    await before
    expect(await pages.page(wanted('/en/cams/'))).toBe(ready)
    expect(requested).toHaveLength(4)
    expect(watched()).toBe(1)
  })
})

describe('a page from the server', () => {
  it('names the list of screens, by which its script finds its own, unless its screen is in the first load', () => {
    const folder = join(root, 'built')
    mkdirSync(join(folder, '.vite'), { recursive: true })
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><html lang="en"><head><link rel="modulepreload" crossorigin href="/first.js"></head><body><div id="root"></div></body></html>',
    )
    writeFileSync(
      join(folder, '.vite', 'manifest.json'),
      JSON.stringify({
        'start-screen.tsx': { file: 'first.js' },
        'cams-screen.tsx': { file: 'cams.js' },
        'src/ui/app/screens.ts': { file: 'screens.js' },
      }),
    )
    const template = new PageTemplate({ root: folder, configuration: {} })
    const partsOf = (screen: string) =>
      [
        ...template
          .fill(wanted('/en/'), contentOf(wanted('/en/'), 0), screen)
          .matchAll(/"app-part" content="([^"]+)"/gu),
      ].map(([, part]) => part)
    expect(partsOf('cams-screen.tsx')).toEqual(['/first.js', '/cams.js', '/screens.js'])
    expect(partsOf('start-screen.tsx')).toEqual(['/first.js'])
  })

  it('carries at its root that it begins with a showcase, which no text of a guest does', () => {
    const german = (): WantedPage => ({ ...wanted('/de/'), language: 'de' })
    const template = new PageTemplate({ root, configuration: {} })
    const rootOf = (element: ReactElement) => {
      const content = { ...contentOf(german(), 0), html: renderToString(element) }
      return /<html[^>]*>/u.exec(template.fill(german(), content, 'start-screen.tsx'))?.[0]
    }
    const showcase = { as: 'header', source: null, tall: null, className: undefined, children: 'Mira' } as const
    expect(rootOf(createElement(Showcase, showcase))).toBe('<html lang="de" data-hero>')
    expect(rootOf(createElement('p', {}, 'A section with data-hero="true" in it'))).toBe('<html lang="de">')
  })
})

describe('rendered pages', () => {
  it('are rendered once for all who request them', async () => {
    const { pages, requested } = setup()
    const [first, second] = await Promise.all([pages.page(wanted('/en/')), pages.page(wanted('/en/'))])
    expect(await pages.page(wanted('/en/'))).toBe(first)
    expect(second).toMatchObject({ page: (first as ReadyPage).page })
    expect(requested).toHaveLength(1)
  })

  it('are others for phones, for who has passed the age gate, and under another host', async () => {
    const { pages, requested } = setup()
    await pages.page(wanted('/en/'))
    await pages.page(wanted('/en/', { isPhone: true }))
    await pages.page(wanted('/en/', { isGatePassed: true }))
    await pages.page({ ...wanted('/en/'), origin: 'https://other.example' })
    expect(requested).toHaveLength(4)
  })

  it('are rendered again after a change, but not more often than every two seconds', async () => {
    const { pages, requested, clock, change } = setup()
    await pages.page(wanted('/en/'))
    change()
    await clock.pass(1_999)
    await pages.page(wanted('/en/'))
    expect(requested).toHaveLength(1)
    await clock.pass(1)
    await pages.page(wanted('/en/'))
    expect(requested).toHaveLength(2)
    await clock.pass(30_000)
    await pages.page(wanted('/en/'))
    expect(requested).toHaveLength(2)
    await clock.pass(30_000)
    await pages.page(wanted('/en/'))
    expect(requested).toHaveLength(3)
  })

  it('are rendered again ten seconds after other actors came or went, who may belong into their lists', async () => {
    const { pages, requested, clock, change } = setup()
    await pages.page(wanted('/en/'))
    change('lists')
    await clock.pass(9_999)
    await pages.page(wanted('/en/'))
    expect(requested).toHaveLength(1)
    await clock.pass(1)
    await pages.page(wanted('/en/'))
    expect(requested).toHaveLength(2)
  })

  it('are watched for changes as long as they are stored', async () => {
    const { pages, clock, watched } = setup()
    for (let number = 0; number < 250; number++) {
      await pages.page(wanted(`/en/${number}`), `client ${number}`)
      await clock.pass(100)
    }
    expect(watched()).toBe(200)
    await clock.pass(60_000)
    await pages.page(wanted('/en/249'))
    expect(watched()).toBe(200)
  })

  it('are none for pages that not everybody may see', async () => {
    const { pages, requested } = setup()
    expect(await pages.page(wanted('/private/'))).toBeNull()
    expect(requested).toEqual([])
  })

  it('are answered as missing where they show that they are', async () => {
    const { pages } = setup()
    expect(await pages.page(wanted('/en/missing/'))).toMatchObject({ status: 404 })
    expect(await pages.page(wanted('/en/'))).toMatchObject({ status: 200 })
  })

  it('are answered with the address they have moved to', async () => {
    const { pages } = setup()
    expect(await pages.page(wanted('/en/old/'))).toMatchObject({ movedTo: '/en/new/' })
    expect(await pages.page(wanted('/en/'))).toMatchObject({ movedTo: null })
  })

  it('are given up after 300 ms by who waits, and stored for the next guest', async () => {
    const { pages, clock, open, beSlow, requested } = setup()
    beSlow()
    const waiting = pages.page(wanted('/en/'))
    await clock.pass(300)
    expect(await waiting).toBe(503)
    open[0]?.answer()
    await new Promise((resolve) => setTimeout(resolve))
    expect(await pages.page(wanted('/en/'))).toMatchObject({ status: 200 })
    expect(requested).toHaveLength(1)
  })

  it('are those of before where the newer one is late or cannot be rendered', async () => {
    const { pages, clock, open, beSlow } = setup()
    const before = await pages.page(wanted('/en/'))
    beSlow()
    await clock.pass(60_000)
    const waiting = pages.page(wanted('/en/'))
    await clock.pass(300)
    expect(await waiting).toBe(before)
    const failing = pages.page(wanted('/en/'))
    open[0]?.fail()
    expect(await failing).toBe(before)
  })

  it('are none where they cannot be rendered, which is reported, and rendered again with the next request', async () => {
    const { pages, open, errors, beSlow, requested } = setup()
    beSlow()
    const waiting = pages.page(wanted('/en/'))
    open[0]?.fail()
    expect(await waiting).toBe(503)
    expect(errors).toMatchObject([{ message: 'down' }])
    const again = pages.page(wanted('/en/'))
    open[1]?.answer()
    expect(await again).toMatchObject({ status: 200 })
    expect(requested).toHaveLength(2)
  })

  it('are rendered at most so often for one client that the others still get theirs', async () => {
    const { pages, clock, requested } = setup()
    for (let number = 0; number < 100; number++) await pages.page(wanted(`/en/${number}`), 'greedy')
    expect(requested).toHaveLength(20)
    expect(await pages.page(wanted('/en/100'), 'greedy')).toBe(429)
    // What is stored is still sent.
    expect(await pages.page(wanted('/en/0'), 'greedy')).toMatchObject({ status: 200 })
    expect(await pages.page(wanted('/en/100'), 'another')).toMatchObject({ status: 200 })
    expect(await pages.page(wanted('/en/100'), 'greedy')).toMatchObject({ status: 200 })
    await clock.pass(1_000)
    for (let number = 200; number < 300; number++) await pages.page(wanted(`/en/${number}`), 'greedy')
    expect(requested).toHaveLength(26)
  })

  it('are those of before for a client that has used up its renderings', async () => {
    const { pages, clock, requested, change } = setup()
    const before = await pages.page(wanted('/en/'))
    for (let number = 0; number < 30; number++) await pages.page(wanted(`/en/${number}`))
    change()
    await clock.pass(2_000)
    for (let number = 30; number < 60; number++) await pages.page(wanted(`/en/${number}`))
    const { length } = requested
    expect(await pages.page(wanted('/en/'))).toBe(before)
    expect(requested).toHaveLength(length)
  })

  it('are rendered at most so often for all clients together', async () => {
    const { pages, clock, requested } = setup()
    for (let number = 0; number < 100; number++) await pages.page(wanted(`/en/${number}`), `client ${number}`)
    expect(requested).toHaveLength(60)
    await clock.pass(1_000)
    for (let number = 100; number < 200; number++) await pages.page(wanted(`/en/${number}`), `client ${number}`)
    expect(requested).toHaveLength(80)
  })

  it('are at most two at a time for one client and four for all: further ones load as the app', async () => {
    const { pages, open, beSlow } = setup()
    beSlow()
    const waiting = [1, 2].map((number) => pages.page(wanted(`/en/${number}`)))
    expect(await pages.page(wanted('/en/3'))).toBe(429)
    waiting.push(...[3, 4].map((number) => pages.page(wanted(`/en/${number}`), 'another')))
    expect(await pages.page(wanted('/en/5'), 'a third')).toBe(429)
    for (const each of open) each.answer()
    expect((await Promise.all(waiting)).map((each) => typeof each)).toEqual(Array.from({ length: 4 }, () => 'object'))
    waiting.push(pages.page(wanted('/en/5')))
    open.at(-1)?.answer()
    expect(await waiting.at(-1)).toMatchObject({ status: 200 })
  })
})
