import { limit } from '../scripts/setup/machine-speed.ts'
import { SCROLL_DELAY } from '@/domain/navigation/scroll-target'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import type { TextKey } from '@/ui/texts/catalog'
import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'

/** The page was not reloaded since it was marked. */
const mark = 'data-journey'

test.describe('an address of no page', () => {
  // The server answers with the true status: not found.
  test.use({ language: 'es', provoked: /status of 404/u })

  test('reports it in the language of the address and leads back [NAV-085]', async ({ guest }) => {
    await guest.page.goto('/es/no-existe/')
    await guest.expectLanguage()
    await guest.enter()
    await expect(guest.heading('shell.notFound.title')).toBeVisible()
    const main = guest.page.getByRole('main')
    // More than one way out: each part of the product, who is live, and a search.
    await expect(main.getByRole('link', { name: guest.t('shell.nav.tv'), exact: true })).toBeVisible()
    await expect(guest.heading('home.live.title')).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(6)
    const field = main.getByRole('searchbox', { name: guest.t('home.search') })
    await field.fill('mira')
    await field.press('Enter')
    await expect(guest.page).toHaveURL(/\/es\/buscar\/[^/]+\/mira\/$/u)
    await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible()
    await guest.page.goBack()
    await guest.link('shell.notFound.home').click()
    await expect(guest.page).toHaveURL(/\/es\/$/u)
  })
})

test.describe('a category that does not exist', () => {
  test.use({ provoked: /status of 404/u })

  test('is a page of its own that leads on, and not the list of everybody', async ({ guest, backend, request }) => {
    const address = '/en/categories/nothing-here/'
    if (backend !== 'memory') await expect.poll(async () => (await request.get(address)).status()).toBe(404)
    await guest.page.goto(address)
    await guest.enter()
    await expect(guest.heading('shell.notFound.title')).toBeVisible()
    await guest.link('home.live.all').click()
    await expect(guest.cams.tiles.first()).toBeVisible()
    await expect(guest.page).toHaveURL(/\/en\/cams\/$/u)
  })
})

test('no address retains that a navigation was not to scroll, and it does not scroll all the same [NAV-092]', async ({
  guest,
}) => {
  const { page } = guest
  // The page scrolls this long after a navigation; a timer of the same length that is set later ends later.
  const scrolled = () => page.evaluate((delay) => new Promise((done) => setTimeout(done, delay)), SCROLL_DELAY)
  await guest.arrive('start', {}, 'nothing')
  await guest.visit('cams', {}, { noscroll: '1', sort: 'newest' })
  await expect(page).toHaveURL(/\/en\/cams\/\?sort=newest$/u)
  await expect(guest.cams.tiles.first()).toBeVisible()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60)
  const before = await page.evaluate(() => scrollY)
  const online = page.getByRole('main').getByRole('button', { name: guest.t('actors.filter.online'), exact: true })
  await online.click()
  await expect(page).toHaveURL(/\/en\/cams\/\?(?=.*online=1)(?!.*noscroll)/u)
  await expect(online).toHaveAttribute('aria-pressed', 'true')
  await scrolled()
  expect(await page.evaluate(() => scrollY)).toBe(before)

  await guest.cams.tiles.first().getByRole('link').first().click()
  const tab = page.getByRole('main').getByRole('link', { name: guest.t('discovery.profile.tabs.about'), exact: true })
  await tab.scrollIntoViewIfNeeded()
  const onProfile = await page.evaluate(() => scrollY)
  await tab.click()
  await expect(page).toHaveURL(/\/about-me\/$/u)
  await scrolled()
  expect(await page.evaluate(() => scrollY)).toBe(onProfile)
})

test.describe('the navigation at 1024 px in German', () => {
  test.use({ language: 'de', viewport: { width: 1024, height: 800 } })

  test('names each section in one line, and marks the one that is shown', async ({ guest }) => {
    const { page } = guest
    await guest.arrive('start', {}, 'nothing')
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
    await expect(links.first()).toBeVisible()
    for (const link of await links.all()) {
      const lines = await link.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect({ linkText: await link.textContent(), lines }).toEqual({ linkText: await link.textContent(), lines: 1 })
    }
    const lit = page.getByRole('banner').locator('nav [aria-current]').filter({ visible: true })
    for (const [go, label] of [
      [() => guest.visit('start', {}), 'shell.nav.live'],
      [() => guest.visit('actor', { actorName: 'Tavi Roux' }), 'shell.nav.live'],
      [() => guest.visit('videoTrends', {}), 'shell.nav.videos'],
      // At this width the bar has no room for them: they are behind what leads to all.
      [() => guest.visit('newFaces', {}), 'shell.nav.more'],
    ] as const) {
      await go()
      await expect(lit).toHaveText([guest.t(label)])
    }
  })
})

test('an address has one form: the German start page is /, an unknown language becomes English [NAV-001][NAV-004][I18-003]', async ({
  page,
}) => {
  await page.goto('/de/')
  await expect(page).toHaveURL(/\d\/$/u)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/fr/cams/?online=1')
  await expect(page).toHaveURL(/\/en\/cams\/\?online=1$/u)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a change of language leaves the page and its filters unchanged [I18-001]', async ({ guest }) => {
  const { page } = guest
  await guest.visit('cams', {}, { online: '1' })
  await guest.enter()
  await page
    .getByRole('navigation', { name: guest.t('shell.language.label') })
    .getByRole('link', { name: 'Español' })
    .click()
  await expect(page).toHaveURL(/\/es\/cams\/\?online=1$/u)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('a press on the foot of the page counts, also where the page moves under it [I18-001]', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'nothing')
  await expect(guest.cams.tiles.first()).toBeVisible()
  const spanish = page.getByRole('contentinfo').getByRole('link', { name: 'Español' })
  // In sight, and at rest: what was in sight on the way there has come by then.
  let top = Number.NaN
  await expect(async () => {
    await spanish.scrollIntoViewIfNeeded()
    const before = top
    top = (await spanish.boundingBox())?.y ?? Number.NaN
    expect(top).toBe(before)
  }).toPass({ intervals: [500] })
  const box = await spanish.boundingBox()
  if (box === null) throw new Error('the foot of the page is not in sight')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  // As when a list above grows between the moment a finger comes down and the moment it is lifted.
  await page.evaluate(() => {
    const grown = document.createElement('div')
    grown.style.height = '300px'
    document.querySelector('footer')?.before(grown)
  })
  await page.mouse.up()
  await expect(page).toHaveURL(/\/es\/cams\/$/u)
})

test('a long list goes on by itself for some pages and then waits for a press, so that its end can be reached [ACT-069]', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'nothing')
  await expect(guest.cams.tiles.first()).toBeVisible()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const atFirst = await height()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(guest.button('shell.states.more')).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [300] })
  await page.keyboard.press('End')
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  // Room was reserved for what came: only the true heights of tiles may differ a little from what was expected.
  expect(Math.abs((await height()) - atFirst)).toBeLessThan(atFirst * 0.1)
  await guest.button('shell.states.more').click()
  await expect.poll(height).toBeGreaterThan(atFirst * 1.3)
})

test('two filters pressed one right after the other both count [NAV-092]', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'nothing')
  const main = page.getByRole('main')
  const online = main.getByRole('button', { name: guest.t('actors.filter.online'), exact: true })
  const free = main.getByRole('button', { name: guest.t('actors.filter.mode.free'), exact: true })
  await expect(online).toBeVisible()
  const chips = [await online.elementHandle(), await free.elementHandle()]
  // Pressed faster than a busy page draws, as fingers do and pointers of tests do not.
  await page.evaluate(async (pressed) => {
    for (const chip of pressed) {
      chip?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      for (let iteration = 0; iteration < 50; iteration += 1) await Promise.resolve()
    }
  }, chips)
  await expect(page).toHaveURL(/\?(?=.*mode=free)(?=.*online=1)/u)
  await expect(online).toHaveAttribute('aria-pressed', 'true')
  await expect(free).toHaveAttribute('aria-pressed', 'true')
})

test('pages change without a reload, and a press with ctrl opens another tab [NAV-085][NAV-087]', async ({
  guest,
  context,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  await page.evaluate((name) => document.documentElement.setAttribute(name, 'here'), mark)
  await guest.goTo('shell.nav.live')
  await expect(page).toHaveURL(/\/en\/cams\/$/u)
  await expect(guest.cams.tiles.first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute(mark, 'here')

  const opening = context.waitForEvent('page')
  await guest.cams.live
    .first()
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opening
  await expect(tab).toHaveURL(/\/en\/amateur\//u)
  await expect(page).toHaveURL(/\/en\/cams\/$/u)
})

test('the way back leads to the same position of the same long list [NAV-093]', async ({ guest }) => {
  const { page, cams } = guest
  await guest.arrive('cams', {}, 'nothing')
  await expect(cams.tiles.first()).toBeVisible()
  // A page of the list is 30 actors; further down there are only those that were loaded on the way.
  await expect(async () => {
    await page.mouse.wheel(0, 1_500)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(4_000)
  }).toPass({ timeout: limit(20_000) })
  // The wheel may have reached what follows the list: back to where tiles fill the screen.
  await page.mouse.wheel(0, -1_200)
  await expect.poll(() => cams.nameInTheMiddle()).not.toBe('')
  const name = await cams.nameInTheMiddle()
  const tile = cams.tiles.getByRole('link', { name, exact: true })
  await tile.hover()
  const before = await page.evaluate(() => scrollY)
  await tile.click()
  await expect(page).toHaveURL(/\/amateur\//u)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(tile).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(80)
})

/** A page by the address the ledger gives it, with what only that page shows. */
interface Landing {
  readonly row: string
  readonly path: string
  readonly shows: (guest: Guest) => Promise<void>
}

/** The page's own title; the tab of a page that has several under one title. */
const title = (key: TextKey) => async (guest: Guest) =>
  expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(guest.t(key))

const words = (text: string) => async (guest: Guest) =>
  expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(text)

/** The start page is titled with the actor of the moment, and leads to their profile. */
const anActor = async (guest: Guest) =>
  expect(guest.page.getByRole('heading', { level: 1 }).getByRole('link')).toHaveAttribute('href', /\/amateur\//u)

const profile = (tab: 'overview' | 'about' | 'videos' | 'live') => async (guest: Guest) => {
  await expect(guest.page.getByRole('heading', { level: 1 })).toContainText('Mira Solène')
  const tabs = guest.page.getByRole('navigation', { name: guest.t('discovery.profile.label') })
  await expect(tabs.locator('[aria-current="page"]')).toHaveText(guest.t(`discovery.profile.tabs.${tab}`))
}

const MIRA = 'amateur/mira%20sol%C3%A8ne'

/** The newest album of the sample world is Mira's. */
const album = async (guest: Guest) => {
  const { page } = guest
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(guest.heading('albums.page.pictures')).toBeAttached()
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Mira Solène' })).toBeVisible()
}

const visitorsPages: Readonly<Record<Language, readonly Landing[]>> = {
  de: [
    { row: '[NAV-001]', path: '/', shows: anActor },
    { row: '[NAV-008]', path: '/de/suche/videos/regen/', shows: words('„regen“') },
    { row: '[NAV-017]', path: `/de/${MIRA}/fotos/1/`, shows: album },
  ],
  en: [
    { row: '[NAV-002]', path: '/en/', shows: anActor },
    { row: '[NAV-007]', path: '/en/search/videos/rain/', shows: words('“rain”') },
    { row: '[NAV-010]', path: '/en/new-girls/', shows: title('shell.nav.newFaces') },
    { row: '[NAV-011]', path: `/en/${MIRA}/`, shows: profile('overview') },
    { row: '[NAV-012]', path: `/en/${MIRA}/about-me/`, shows: profile('about') },
    { row: '[NAV-013]', path: `/en/${MIRA}/videos/`, shows: profile('videos') },
    { row: '[NAV-016]', path: `/en/${MIRA}/pictures/1/`, shows: album },
    { row: '[NAV-019]', path: `/en/${MIRA}/live-show/`, shows: profile('live') },
    { row: '[NAV-022]', path: '/en/free-chat/', shows: title('actors.tile.freeChat') },
    { row: '[NAV-023]', path: '/en/cams/', shows: title('home.live.all') },
    { row: '[NAV-024]', path: '/en/cam-shows/', shows: title('shows.title') },
    { row: '[NAV-025]', path: '/en/categories/music/', shows: words('Music') },
    { row: '[NAV-026]', path: '/en/videos/', shows: title('media.lists.videos') },
    { row: '[NAV-027]', path: '/en/videos/all-videos/', shows: title('media.lists.allVideos') },
    { row: '[NAV-028]', path: '/en/videos/free-clips/', shows: title('media.lists.freeClips') },
    { row: '[NAV-029]', path: '/en/videos/video-trends/', shows: title('media.lists.videoTrends') },
    { row: '[NAV-030]', path: '/en/videos/on-sale/', shows: title('media.lists.videosOnSale') },
    { row: '[NAV-031]', path: '/en/videos/new-videos/', shows: title('media.lists.newVideos') },
    { row: '[NAV-032]', path: '/en/videos/vip-videos/', shows: title('media.lists.vipVideos') },
    { row: '[NAV-035][TVS-007]', path: '/en/tv/livestream/', shows: title('tv.live.title') },
    { row: '[NAV-036]', path: '/en/tv/premium/livestream/', shows: title('tv.live.premiumTitle') },
    { row: '[NAV-037][TVS-005]', path: '/en/tv/late-night/', shows: words('The Late Night') },
    { row: '[NAV-038][TVS-004]', path: '/en/tv/mediathek/fireside/', shows: words('By the Fireside') },
    { row: '[NAV-039]', path: '/en/tv/mediathek/all/videos/', shows: title('tv.videos.all') },
    { row: '[NAV-040]', path: '/en/tv/media/series/', shows: title('tv.series.title') },
    { row: '[TVS-001]', path: '/en/tv/format/night-kitchen/', shows: words('The Night Kitchen') },
    { row: '[TVS-002]', path: '/en/tv/post/one-take-only/', shows: words('One Take Only') },
    { row: '[TVS-003]', path: '/en/tv/video/tv-fireside-1/eae35bd7/', shows: words('The First Audition') },
    { row: '[NAV-043]', path: '/en/contests/', shows: title('contests.title') },
    { row: '[NAV-044]', path: '/en/contests/candlelight/', shows: words('Candlelight') },
    { row: '[NAV-046]', path: '/en/feed/', shows: title('feed.title') },
    { row: '[NAV-057]', path: '/en/legal/terms-of-service/', shows: title('legal.terms.title') },
    { row: '[NAV-058]', path: '/en/legal/data-protection/', shows: title('legal.privacy.title') },
  ],
  es: [
    { row: '[NAV-003]', path: '/es/', shows: anActor },
    { row: '[NAV-009]', path: '/es/buscar/videos/lluvia/', shows: words('«lluvia»') },
    { row: '[NAV-018]', path: `/es/${MIRA}/fotos/1/`, shows: album },
    { row: '[NAV-020]', path: `/es/${MIRA}/show-en-vivo/`, shows: profile('live') },
  ],
}

const membersPages: readonly Landing[] = [
  { row: '[NAV-034]', path: '/en/messenger/', shows: title('messenger.title') },
  { row: '[NAV-051]', path: '/en/member/profile/', shows: title('account.profile.title') },
  { row: '[NAV-052]', path: '/en/member/mediathek/', shows: title('account.library.title') },
  { row: '[NAV-053]', path: '/en/member/mediathek/photos/', shows: title('account.library.title') },
  { row: '[NAV-054]', path: '/en/member/spinwheel/', shows: title('account.spinwheel.title') },
  { row: '[NAV-056]', path: '/en/member/favorite-cams/', shows: title('account.favorites.title') },
]

async function expectAt(guest: Guest, { row, path, shows }: Landing): Promise<void> {
  await test.step(`${path} ${row}`, async () => {
    await guest.page.goto(path)
    await shows(guest)
    expect(new URL(guest.page.url()).pathname).toBe(path)
    await expect(guest.page.locator('html')).toHaveAttribute('lang', guest.texts.language)
  })
}

for (const language of LANGUAGES) {
  test.describe(`the pages in ${language}`, () => {
    test.use({ language })

    test('are at the addresses of the ledger', async ({ guest }) => {
      test.setTimeout(limit(120_000))
      await guest.arrive('cams', {}, 'nothing')
      for (const landing of visitorsPages[language]) await expectAt(guest, landing)
    })
  })
}

test('the pages of a member are at the addresses of the ledger', async ({ guest }) => {
  await guest.arrive('cams', {}, 'account')
  for (const landing of membersPages) await expectAt(guest, landing)
})
