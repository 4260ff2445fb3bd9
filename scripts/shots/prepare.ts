// What a guest does before a picture of the gallery is taken.
import type { Page } from 'playwright'
import type { Language } from '../../src/domain/navigation/language.ts'
import { limit } from '../setup/machine-speed.ts'

const GREETINGS = { de: 'Guten Abend, Mira!', en: 'Good evening, Mira!', es: '¡Buenas noches, Mira!' } as const

/** Writes to the actor of a profile, and waits for the answer. */
export async function writeAndRead(page: Page): Promise<void> {
  const language = (await page.locator('html').getAttribute('lang')) as Language
  await page.locator('main a[href*="/messenger/"]').filter({ visible: true }).first().click()
  await page.waitForURL(/\/messenger\/\w+\/$/u)
  const field = page.locator('main form textarea')
  await field.fill(GREETINGS[language])
  await field.press('Enter')
  const log = page.getByRole('log')
  await log.getByText(GREETINGS[language], { exact: true }).waitFor()
  // Only what an actor wrote names its author.
  await log
    .getByText(/^Mira Solène · /u)
    .last()
    .waitFor({ timeout: 60_000 })
}

/** Spins once, until the wheel rests. */
export async function spinTheWheel(page: Page): Promise<void> {
  await page.locator('main button').first().click()
  await page.locator('#spin-won').waitFor()
}

/** Opens the first playlist of the guest. */
export async function openPlaylist(page: Page): Promise<void> {
  await page.locator('main article a').first().click()
  await page.locator('main ol').waitFor()
}

/** Puts the video of a page into all playlists of the guest, after making those of these titles. The sheet stays open. */
async function putIntoPlaylists(page: Page, titles: readonly string[]): Promise<void> {
  await page.locator('button:has(svg.lucide-list-plus)').click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('form').waitFor()
  for (const [index, title] of titles.entries()) {
    await sheet.getByRole('textbox').fill(title)
    await sheet.locator('button[type=submit]').click()
    await sheet.getByRole('checkbox').nth(index).waitFor()
  }
  for (const box of await sheet.getByRole('checkbox').all()) await box.check()
  await page.waitForTimeout(800)
}

/** Plays the video of a page with captions, until it moves. */
async function playVideo(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 1, undefined, {
    timeout: 60_000,
  })
  await page.locator('media-play-button').first().click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1, undefined, {
    timeout: 60_000,
  })
  await page.keyboard.press('c')
}

/** Scrolls until the banner of the page is in the middle of the window; on a phone it may be in the folded part of the page. */
export async function scrollToBanner(page: Page): Promise<void> {
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Show more|Mehr zeigen|Mostrar más)$/u, expanded: false })
  if (await more.isVisible()) await more.click()
  const banner = page.getByRole('region', { name: /^(?:Promotion|Anzeige|Promoción)$/u })
  for (let screens = 0; screens < 40 && (await banner.count()) === 0; screens += 1) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(150)
  }
  await banner.first().evaluate((found) => found.scrollIntoView({ block: 'center' }))
}

/** Opens the search, by the bar of a wide window or the tab of a phone, and types. */
export async function typeInSearch(page: Page, text: string): Promise<void> {
  const opener = page.locator(
    'header a[aria-haspopup="dialog"], :is(header, nav) button[aria-haspopup="dialog"]:has(svg.lucide-search)',
  )
  await opener.filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('combobox').fill(text)
  await page.waitForTimeout(1_400)
}

/** Until every picture that a guest sees is there, since some may be drawn only now. */
export async function picturesDrawn(page: Page): Promise<void> {
  const isDrawn = (): boolean =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const [x, y] = [
        (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      ]
      // Beyond the edge of its row it is in the window, but not seen, and so not loaded.
      const isSeen = right > left && document.elementsFromPoint(x, y).includes(image)
      return !isSeen || (image.complete && image.naturalWidth > 0)
    })
  await page.waitForFunction(isDrawn, undefined, { timeout: limit(60_000) })
  await page.waitForTimeout(400)
}

/** Plays a video, and its menu of captions is open. */
export async function openCaptions(page: Page): Promise<void> {
  await playVideo(page)
  await page.locator('media-captions-menu-button').click()
}

/** Leaves a video that plays. */
export async function leaveVideo(page: Page): Promise<void> {
  await playVideo(page)
  await page.locator('a[href$="/cams/"]').filter({ visible: true }).first().click()
  await page.locator('aside video').waitFor()
}

/** Makes two playlists of three videos, from the page of one. */
export async function makePlaylists(page: Page): Promise<void> {
  const [here, titles] = [page.url(), ['Rainy Sundays', 'City nights']]
  for (const id of [3, 6, 4]) {
    await page.goto(here.replace('/4/', `/${id}/`), { waitUntil: 'load' })
    await page.waitForTimeout(1_400)
    await putIntoPlaylists(page, id === 3 ? titles : [])
  }
}

/** Plays the first playlist of the guest. */
export async function playPlaylist(page: Page): Promise<void> {
  await openPlaylist(page)
  await page.locator('main header a').first().click()
  await page.locator('aside ol').waitFor()
}
