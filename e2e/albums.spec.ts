import type { Locator } from '@playwright/test'
import { asId, type VideoId } from '@/domain/ids'
import { limit } from '../scripts/setup/machine-speed.ts'
import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'
import { Keys } from './support/keys'
import { newPerson } from './support/names'
import { pattern } from './support/pattern'

/** The newest album of the sample world: Mira's, for twelve coins, three pictures of which are the preview. */
const ALBUM = { price: 12, preview: 3 } as const

const pictures = ({ page, texts }: Guest): Locator =>
  page.getByRole('main').getByRole('button', { name: pattern(texts, 'albums.page.open', 'position', 'count') })

const buyButton = (guest: Guest): Locator => guest.button('albums.offer.buy', { count: ALBUM.price })

const viewerAt = (guest: Guest, position: number, count: number): Locator =>
  guest.page.getByRole('dialog').getByText(guest.t('albums.viewer.position', { position, count }))

/** How many pictures the album has, as its page shows it. */
async function pictureCount(guest: Guest): Promise<number> {
  const label = (await pictures(guest).first().getAttribute('aria-label')) ?? ''
  return Number(/\d+$/u.exec(label)?.[0])
}

/** Every picture of the page is there, and none of them is an error. */
const expectShown = async (guest: Guest): Promise<void> => {
  for (const picture of await pictures(guest).all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth), {
        timeout: limit(30_000),
      })
      .toBeGreaterThan(0)
  }
}

test('an album, from the list to all of its pictures, which are still there after a reload [MED-001][MED-051][MED-052] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'coins')
  const before = await guest.coins()
  await guest.goTo('shell.nav.albums')
  await expect(guest.heading('albums.title')).toBeVisible()
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(buyButton(guest)).toBeVisible()
  await expect(page).toHaveURL(/\/amateur\/mira%20sol%C3%A8ne\/pictures\/1\/$/u)
  await expect(pictures(guest)).toHaveCount(ALBUM.preview)
  const count = await pictureCount(guest)
  await expect(page.getByText(guest.t('albums.page.locked', { count: count - ALBUM.preview }))).toBeVisible()
  await expectShown(guest)

  await buyButton(guest).dblclick()
  await expect(page.getByText(guest.t('albums.offer.owned'))).toBeVisible()
  await expect(pictures(guest)).toHaveCount(count)
  await expect.poll(() => guest.coins()).toBe(before - ALBUM.price)
  await expectShown(guest)

  await page.reload()
  await expect(pictures(guest)).toHaveCount(count)
  await expect(page.getByText(guest.t('albums.offer.owned'))).toBeVisible()
  await expectShown(guest)

  await guest.visit('memberPurchases', {})
  const line = guest.purchases.lines.filter({ hasText: guest.t('albums.purchase') })
  await expect(line).toHaveCount(1)
  expect(await guest.purchases.sum()).toBe(before - ALBUM.price)
  await line.getByRole('link').click()
  await expect(page).toHaveURL(/\/amateur\/mira%20sol%C3%A8ne\/pictures\/1\/$/u)
  await expect(pictures(guest)).toHaveCount(count)
})

test('an album with the keyboard alone: bought, and looked at picture by picture @once', async ({ guest }) => {
  const { page } = guest
  const keys = new Keys(page)
  await guest.arrive('albums', {}, 'coins')
  await keys.do(page.getByRole('main').getByRole('article').first().getByRole('link'))
  await keys.do(buyButton(guest))
  await expect(page.getByText(guest.t('albums.offer.owned'))).toBeVisible()
  const count = await pictureCount(guest)
  await keys.do(pictures(guest).first(), 'Shift+Tab')
  await expect(viewerAt(guest, 1, count)).toBeVisible()
  await keys.press('ArrowLeft')
  await expect(viewerAt(guest, 1, count)).toBeVisible()
  for (let position = 2; position <= count; position += 1) {
    await keys.press('ArrowRight')
    await expect(viewerAt(guest, position, count)).toBeVisible()
  }
  await keys.press('ArrowRight')
  await expect(viewerAt(guest, count, count)).toBeVisible()
  await keys.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(pictures(guest).first()).toBeFocused()
})

test('a guest without an account is prompted to sign up, and the purchase follows [AUT-005] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('albums', {}, 'nothing')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await buyButton(guest).click()
  await guest.checkout.signUp(newPerson())
  await guest.topUpFromBox()
  await expect(buyButton(guest)).toBeVisible()
  await buyButton(guest).click()
  await expect(page.getByText(guest.t('albums.offer.owned'))).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ size: 'phone' })

  test('a swipe shows the next picture, Back closes it, and the pages fit @once', async ({ guest }) => {
    const { page } = guest
    await guest.arrive('albums', {}, 'nothing')
    await guest.expectWhole()
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(buyButton(guest)).toBeVisible()
    await guest.expectWhole()
    const count = await pictureCount(guest)
    await pictures(guest).first().click()
    await expect(viewerAt(guest, 1, count)).toBeVisible()
    const swipe = async (from: number, to: number): Promise<void> => {
      const touch = await page.context().newCDPSession(page)
      const at = (x: number) => [{ x, y: 420 }]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
      for (const x of [from + (to - from) / 2, to])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(320, 80)
    await expect(viewerAt(guest, 2, count)).toBeVisible()
    await swipe(80, 320)
    await expect(viewerAt(guest, 1, count)).toBeVisible()
    await guest.expectWhole()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(pictures(guest)).toHaveCount(ALBUM.preview)
  })
})

/** A word that fits in no line: 200 letters without a space. */
const LONG = 'W'.repeat(200)

/** Texts of content in an answer. */
const TEXTS = /"(?<name>title|description|subject)":"(?:[^"\\]|\\.)*"/gu

test.describe('320 px, with titles and descriptions that fit in no line', () => {
  test.use({ viewport: { width: 320, height: 640 }, size: 'phone' })

  test('the pages of albums and videos fit, and nothing to press is cut off @once', async ({ guest }) => {
    const { page } = guest
    await page.route(/\/(?:query|rest)\b/u, async (route) => {
      // What the page requested before it was left has no receiver any more.
      const response = await route.fetch().catch(() => null)
      const body = await response?.text().catch(() => null)
      if (response === null || body === null || body === undefined) return route.abort().catch(() => undefined)
      await route.fulfill({ response, body: body.replaceAll(TEXTS, `"$<name>":"${LONG}"`) })
    })
    // Followed as links: what a page from the server carries is not on the wire.
    await guest.arrive('start', {}, 'coins')
    await guest.follow('albums', {})
    const tiles = page.getByRole('main').getByRole('article')
    await expect(tiles.first()).toContainText(LONG)
    await guest.expectWhole()
    await tiles.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG)
    await expect(page.getByRole('main').locator('p').filter({ hasText: LONG }).first()).toBeVisible()
    // With the other albums of the actor, below.
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
    await guest.expectWhole()
    const count = await pictureCount(guest)
    await pictures(guest).first().click()
    await expect(viewerAt(guest, 1, count)).toBeVisible()
    await guest.expectWhole()
    await guest.button('albums.viewer.close').click()
    await buyButton(guest).click()
    await expect(page.getByText(guest.t('albums.offer.owned'))).toBeVisible()
    await expect(pictures(guest)).toHaveCount(count)
    await guest.expectWhole()
    await guest.follow('memberPurchases', {})
    await expect(guest.purchases.lines.filter({ hasText: LONG })).not.toHaveCount(0)
    await guest.expectWhole()
    await guest.follow('video', { videoId: asId<VideoId>('1') })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG)
    await guest.expectWhole()
  })
})
