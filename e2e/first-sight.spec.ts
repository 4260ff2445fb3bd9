import { HtmlValidate } from 'html-validate'
import { devices, type APIRequestContext, type APIResponse, type Page } from '@playwright/test'
import { exampleAddress } from '#test/support/ui/page-params'
import { asId, type AlbumId, type VideoId } from '@/domain/ids'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'
import { ROUTES, type RouteName } from '@/domain/routes/routes'
import { publicPages } from '@/ui/app/screens'
import { Texts } from '@/ui/texts/texts'
import { limit } from '../scripts/setup/machine-speed.ts'
import { everyCatalog } from './support/every-catalog'
import { pattern } from './support/pattern'
import { expect, test } from './support/fixtures'

/** A page that every visitor may see, and a part of its heading. */
interface PublicPage {
  readonly name: string
  readonly address: (language: Language) => string
  /** Whether it is read without a script in every language, and not in one only. */
  readonly isRead?: true
}

const PAGES: readonly PublicPage[] = [
  { name: 'start', isRead: true, address: (language) => path('start', {}, language) },
  { name: 'cams', isRead: true, address: (language) => path('cams', {}, language) },
  { name: 'new faces', address: (language) => path('newFaces', {}, language) },
  { name: 'a category', address: (language) => path('category', { categorySlug: 'art' }, language) },
  { name: 'a profile', isRead: true, address: (language) => path('actor', { actorName: 'Tavi Roux' }, language) },
  { name: 'about an actor', address: (language) => path('actorAboutMe', { actorName: 'Tavi Roux' }, language) },
  { name: 'videos', isRead: true, address: (language) => path('videos', {}, language) },
  { name: 'all videos', address: (language) => path('allVideos', {}, language) },
  { name: 'a video', address: (language) => path('video', { videoId: asId<VideoId>('1') }, language) },
  { name: 'albums', address: (language) => path('albums', {}, language) },
  {
    name: 'an album',
    address: (language) => path('actorAlbum', { actorName: 'Mira Solène', albumId: asId<AlbumId>('1') }, language),
  },
  { name: 'the search of performers', address: (language) => path('actorSearch', {}, language) },
  { name: 'contact', address: (language) => path('contact', {}, language) },
  { name: 'prices', isRead: true, address: (language) => path('prices', {}, language) },
  { name: 'accessibility', isRead: true, address: (language) => path('accessibility', {}, language) },
  { name: 'imprint', isRead: true, address: (language) => path('imprint', {}, language) },
  { name: 'terms', address: (language) => path('termsOfService', {}, language) },
  { name: 'privacy', address: (language) => path('dataProtection', {}, language) },
]

async function textsIn(language: Language): Promise<Texts> {
  const texts = new Texts(() => everyCatalog(language))
  await texts.setLanguage(language)
  return texts
}

/**
 * Opens a page as the server has rendered it. On a slow machine the first request can be too late for it: the app is sent
 * instead, and the page with the next request.
 */
async function openRendered(page: Page, address: string): Promise<void> {
  await expect(async () => {
    // Its pictures, which the server may have yet to draw, are not waited for.
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('#page-data')).toHaveCount(1, { timeout: 1 })
  }).toPass({ timeout: limit(20_000) })
}

/**
 * What a client without a browser receives, as a document: nothing that it links to is loaded. The first request can be too early for a page
 * that is rendered; see `openRendered`.
 */
async function showReceived(page: Page, request: APIRequestContext, address: string): Promise<void> {
  await expect(async () => {
    const answer = await request.get(address)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).toContain('id="page-data"')
    await page.setContent(html, { waitUntil: 'commit' })
  }).toPass({ timeout: limit(20_000) })
}

/** What names nothing, by the parameter of an address that would name it. A search for any text is a page, and a tag without videos an empty list. */
const MISSING = {
  actorName: 'nobody at all',
  albumId: '999999999',
  blogCategory: 'nothing-here',
  categorySlug: 'nothing-here',
  formatKey: 'nothing-here',
  mediathekKey: 'nothing-here',
  postSlug: 'nothing-here',
  series: 'nothing-here',
  topList: 'nothing-here',
  videoId: '999999999',
}

const addressOf = (route: RouteName, params: object = {}): string => exampleAddress(route, 'en', params)

/** The address of every public page with something else that names nothing, of those it names. */
const missingAddresses = publicPages.flatMap((route) =>
  Object.entries(MISSING)
    // An album has one address under any name in it: the others lead there.
    .filter(([name]) => ROUTES[route].en.includes(`{${name}}`) && !(route === 'actorAlbum' && name === 'actorName'))
    .map(([name, missing]) => addressOf(route, { [name]: missing })),
)

/**
 * The answer with a rendered page: the first request can be too early for it, and each second only so many pages are
 * rendered for one client.
 */
async function renderedAnswer(request: APIRequestContext, address: string): Promise<APIResponse> {
  const answers: APIResponse[] = []
  await expect(async () => {
    const answer = await request.get(address)
    expect(await answer.text(), address).toContain('id="page-data"')
    answers.push(answer)
  }).toPass({ timeout: limit(20_000) })
  const [answer] = answers
  if (answer === undefined) throw new Error(`no answer for ${address}`)
  return answer
}

const attribute = (page: Page, selector: string, name: string): Promise<string | null> =>
  page.locator(selector).first().getAttribute(name)

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a search engine reads what each public page is about, in which languages it exists, and that a missing one is missing', async ({
    request,
    served,
    page,
  }) => {
    test.setTimeout(limit(90_000))
    for (const language of LANGUAGES) {
      const seen = new Set<string>()
      for (const { name, address } of PAGES) {
        await test.step(`${name} in ${language}`, async () => {
          await showReceived(page, request, address(language))
          const title = await page.title()
          expect(seen.has(title)).toBe(false)
          seen.add(title)
          expect(await attribute(page, 'meta[name="description"]', 'content')).not.toBe('')
          expect(await attribute(page, 'link[rel="canonical"]', 'href')).toBe(served.url + address(language))
          for (const other of LANGUAGES)
            expect(await attribute(page, `link[hreflang="${other}"]`, 'href')).toBe(served.url + address(other))
          await expect(page.locator('h1')).toHaveCount(1)
          const data = JSON.parse(
            (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
          ) as object
          expect(data).toMatchObject({ '@context': 'https://schema.org', inLanguage: language, name: title })
        })
      }
    }
    for (const missing of [
      '/en/nothing-here/',
      '/en/amateur/nobody-at-all/',
      '/en/videos/watch/999999999/',
      '/en/albums/view/999999999/',
    ])
      await expect.poll(async () => (await request.get(missing)).status()).toBe(404)
    for (const elsewhere of ['/en/cams', '/en/videos/watch/1', '/en/albums/view/1/', '/en/amateur/nobody/pictures/1/'])
      await expect
        .poll(async () => (await request.get(elsewhere, { maxRedirects: 0 })).status(), { message: elsewhere })
        .toBe(301)
  })

  for (const language of LANGUAGES) {
    test(`a guest may leave at the age gate, passes it and reads public pages in ${language} [ADD-014]`, async ({
      page,
    }) => {
      test.setTimeout(limit(90_000))
      const texts = await textsIn(language)
      await openRendered(page, path('cams', {}, language))
      await expect(page.getByRole('heading', { name: texts.t('access.gate.title') })).toBeVisible()
      await page.getByRole('link', { name: texts.t('access.gate.leave') }).click()
      await expect(page).toHaveURL('about:blank')
      await openRendered(page, path('cams', {}, language))
      await page.getByRole('button', { name: texts.t('access.gate.enter') }).click()
      await expect(page).toHaveURL(new RegExp(`${path('cams', {}, language)}$`, 'u'))
      await expect(page.getByRole('heading', { name: texts.t('access.gate.title') })).toBeHidden()
      // What the others have in each language is read by the search engine above.
      for (const { name, address } of language === 'de' ? PAGES : PAGES.filter(({ isRead }) => isRead === true)) {
        await test.step(name, async () => {
          await openRendered(page, address(language))
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expect(page.getByRole('contentinfo')).toBeVisible()
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        })
      }
      await openRendered(page, path('cams', {}, language))
      const tile = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
      expect(await tile.count()).toBeGreaterThan(10)
      const picture = tile.first().locator('img')
      await expect(picture).toHaveCSS('opacity', '1')
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      const link = tile.first().getByRole('link').first()
      const to = await link.getAttribute('href')
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${to ?? 'nowhere'}$`, 'u'))
      await openRendered(page, to ?? 'nowhere')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
  }
})

test('every public page comes from the server as valid HTML, and none that names nothing is answered as if it were there [RUL-011]', async ({
  request,
}) => {
  test.setTimeout(limit(180_000))
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })
  const invalid: Record<string, readonly string[]> = {}
  for (const route of publicPages) {
    const address = addressOf(route)
    const answer = await renderedAnswer(request, address)
    expect(answer.status(), address).toBe(200)
    const { results } = await validator.validateString(await answer.text(), address)
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
    )
    if (found.length > 0) invalid[address] = [...new Set(found)].slice(0, 10)
  }
  expect(invalid).toEqual({})
  const statuses = new Map<string, number>()
  for (const address of missingAddresses) statuses.set(address, (await renderedAnswer(request, address)).status())
  expect([...statuses].filter(([, status]) => status !== 404)).toEqual([])
})

test('a page carries what it shows: nothing of it is requested again', async ({ page, guest }) => {
  await openRendered(page, path('cams', {}, 'en'))
  const requested: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/query')) requested.push(sent.postData() ?? '')
  })
  await guest.visit('cams', {})
  await guest.passGate()
  await expect(guest.cams.tiles.first()).toBeVisible()
  // What may have changed since the page was rendered is looked up by the ids it shows.
  expect(requested.filter((body) => !body.includes('"ids"'))).toEqual([])
})

test('the pages of a video and an album request what their session grants, and nothing they carry', async ({
  page,
  guest,
}) => {
  await guest.arrive('start', {}, 'nothing')
  // The start page requests what is at its foot when it has time: it is left before requests are counted.
  await page.goto('about:blank')
  const requested: string[] = []
  page.on('request', (sent) => {
    if (/\/query|\/video\/|\/album\//u.test(sent.url())) requested.push(`${sent.url()} ${sent.postData() ?? ''}`)
  })
  const beside = (granted: string): readonly string[] =>
    requested.filter((body) => !body.includes(granted) && !body.includes('"ids"'))

  await openRendered(page, path('video', { videoId: asId<VideoId>('1') }, 'en'))
  await expect(page.locator('main video')).toHaveCount(1)
  expect(requested.some((body) => body.includes('/video/1/source'))).toBe(true)
  expect(beside('/video/1/source')).toEqual([])

  requested.length = 0
  await openRendered(page, path('actorAlbum', { actorName: 'Mira Solène', albumId: asId<AlbumId>('1') }, 'en'))
  const pictures = page.getByRole('button', { name: pattern(guest.texts, 'albums.page.open', 'position', 'count') })
  await expect(pictures.first().locator('img')).toHaveCount(1)
  expect(beside('query album(')).toEqual([])
})

/** The age question as a browser of each language is put it on the start page in German, and the links beside it. */
const GREETINGS = [
  { locale: 'en-GB', question: 'Are you 18 or older?', enter: 'I am 18 or older', lang: 'en', terms: '/en/legal/' },
  {
    locale: 'es-MX',
    question: '¿Tienes 18 años o más?',
    enter: 'Tengo 18 años o más',
    lang: 'es',
    terms: '/es/legal/',
  },
  // No text is in French: the page is not left for a second language of ours.
  { locale: 'fr-FR', question: 'Bist du 18 oder älter?', enter: 'Ich bin 18 oder älter', lang: 'de', terms: '/de/' },
] as const

for (const { locale, question, enter, lang, terms } of GREETINGS) {
  test.describe(`a browser set to ${locale} on the German start page`, () => {
    test.use({ language: 'de', locale })

    test(`is put the age question in ${lang}, and sent nowhere [NAV-001, NAV-004]`, async ({ guest }) => {
      const { page } = guest
      await openRendered(page, '/')
      const gate = page.getByRole('dialog', { name: question })
      await expect(gate).toHaveAttribute('lang', lang)
      await expect(page.locator('html')).toHaveAttribute('data-alive')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(gate.locator(`a[href^="${terms}"]`)).toHaveCount(2)
      // The languages stay to be chosen, German too.
      const german = page.getByRole('dialog', { name: guest.t('access.gate.title') })
      await gate.getByRole('link', { name: 'Deutsch' }).click()
      await expect(german).toBeVisible()
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-alive')
      await gate.getByRole('button', { name: enter }).click()
      await expect(gate).toBeHidden()
      expect(new URL(page.url()).pathname).toBe('/')
      await expect(guest.button('shell.account.signUp')).toBeVisible()
    })
  })
}

test.describe('a browser set to English on the German start page', () => {
  test.use({ language: 'de', locale: 'en-GB' })

  test('is offered English at the gate and once on the page, and sent nowhere [NAV-004]', async ({ guest }) => {
    const { page } = guest
    const offer = page.getByRole('link', { name: 'Continue in English' })
    await openRendered(page, '/')
    const gate = page.getByRole('dialog', { name: 'Are you 18 or older?' })
    await expect(gate.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/')
    await gate.getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL(/\/en\/legal\/terms-of-service\//u)
    await expect(gate).toBeHidden()
    await page.goBack()
    await gate.getByRole('button', { name: 'I am 18 or older' }).click()
    await guest.button('consent.necessaryOnly').click()
    expect(new URL(page.url()).pathname).toBe('/')
    await offer.click()
    await expect(page).toHaveURL(/\/en\/$/u)
    await page.goto('/')
    await expect(guest.button('shell.account.signUp')).toBeVisible()
    await expect(offer).toBeHidden()
  })
})

/** Holds the scripts of the pages that are opened next, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve()
}

/** Opens a page for who has passed the gate, as the server renders it; it is not alive until the returned function is called. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  await page.addInitScript(() => localStorage.setItem('vesper.ageGate', 'passed'))
  await openRendered(page, address)
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  // From here on the server knows that the gate was passed, and has rendered the page for who has.
  await openRendered(page, address)
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  return release
}

test('a press before the page is alive is not lost', async ({ page, guest }) => {
  const release = await openHeld(page, path('start', {}, 'en'))
  const cookies = page.getByRole('button', { name: guest.texts.t('shell.footer.cookies') })
  await cookies.click()
  await expect(guest.heading('consent.title')).toBeHidden()
  release()
  await expect(guest.heading('consent.title')).toBeVisible()
})

// A server renders a page for phones for what says that it is one.
test.describe('on a phone', () => {
  test.use({ size: 'phone', userAgent: devices['Pixel 7'].userAgent })

  test('a press on what is below is not lost either, nor where the guest has scrolled to', async ({ page, guest }) => {
    const release = await openHeld(page, path('cams', {}, 'en'))
    // The first six tiles are in the first slice of the page.
    const pins = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('button', { name: pattern(guest.texts, 'actors.tile.pin', 'name') })
    await pins.nth(8).click()
    const placeOf = async (): Promise<number> => (await pins.nth(8).boundingBox())?.y ?? Number.NaN
    const place = await placeOf()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    release()
    await expect(guest.checkout.frame.getByRole('heading', { level: 1 })).toBeVisible()
    expect(Math.abs((await placeOf()) - place)).toBeLessThan(2)
  })
})

test('what is typed into the contact form before the page is alive stays, beside what was typed on the device before', async ({
  page,
  guest,
}) => {
  const address = path('contact', {}, 'en')
  const field = (key: 'support.contact.email' | 'support.contact.text') =>
    page.getByLabel(guest.texts.t(key), { exact: true })
  await page.addInitScript(() => localStorage.setItem('vesper.ageGate', 'passed'))
  await openRendered(page, address)
  await expect(page.locator('html')).toHaveAttribute('data-alive')
  await field('support.contact.email').fill('robin@vesper.test')
  await field('support.contact.text').fill('A text of before.')
  await openRendered(page, address)
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  await field('support.contact.text').fill('Too short')
  // Sent before the page is alive, the form does not take what was typed into an address.
  await field('support.contact.email').press('Enter')
  await expect(page).toHaveURL(address)
  release()
  await expect(page.getByText(guest.texts.t('support.contact.errors.text'))).toBeVisible()
  await expect(field('support.contact.text')).toHaveValue('Too short')
  await expect(field('support.contact.email')).toHaveValue('robin@vesper.test')
})

/**
 * Who looks, where: together every language, both zones, both layouts, both themes, visitors and members. Of the pages each looks at every
 * second one in a language, and at the others in the next.
 */
test('the pages run the package reflect-metadata itself [RUL-015] @once', async ({ guest, page }) => {
  await guest.arrive('start', {}, 'nothing')
  // By this symbol the package finds other copies of itself in the page; no other library of its kind has it.
  const hasRegistry = () => page.evaluate(() => Reflect.has(Reflect, Symbol.for('@reflect-metadata:registry')))
  await expect.poll(hasRegistry).toBe(true)
})

const LOOKS = [
  { timezoneId: 'Europe/Berlin', size: 'desktop', belongings: 'nothing' },
  { timezoneId: 'Pacific/Auckland', size: 'phone', belongings: 'account' },
] as const

for (const [first, language] of LANGUAGES.entries()) {
  for (const [second, { timezoneId, size, belongings }] of LOOKS.entries()) {
    test.describe(`in ${language}, ${timezoneId}, with ${belongings}`, () => {
      test.use({ language, timezoneId, size })

      // What differs between the page and what the app renders is an error in the console, and fails any journey.
      test('every public page becomes alive as it is, dark and light [ADD-032]', async ({ guest, page }) => {
        test.setTimeout(limit(120_000))
        // To set the language to what it is has the browser style the whole page again.
        await page.addInitScript(() => {
          const seen = new MutationObserver((records) => {
            for (const { target, oldValue } of records)
              if (target === document.documentElement && oldValue === document.documentElement.lang)
                console.error(`lang is set again: ${oldValue}`)
          })
          seen.observe(document, { attributeFilter: ['lang'], attributeOldValue: true, subtree: true })
        })
        await guest.arrive('start', {}, belongings)
        for (const [at, { name, address }] of PAGES.entries()) {
          const place = at + first
          if (place % 2 !== second) continue
          await test.step(name, async () => {
            const theme = place % 4 < 2 ? 'light' : 'dark'
            await page.evaluate((chosen) => localStorage.setItem('vesper.theme', chosen), theme)
            await page.goto(address(language))
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
            if (belongings === 'account') await expect(guest.balance).toBeVisible()
            else await expect(guest.button('shell.account.signUp').first()).toBeVisible()
            await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          })
        }
      })
    })
  }
}
