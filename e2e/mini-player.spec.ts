import { asId, type VideoId } from '@/domain/ids'
import { expect, test } from './support/fixtures'

/** A video of the sample world that costs nothing, with captions. */
const VIDEO = { videoId: asId<VideoId>('2') }

test('a video goes on in a corner while a guest looks around, comes back to its page where it is, and ends with Escape @once', async ({
  guest,
}) => {
  const { page, videos } = guest
  await guest.arrive('video', VIDEO, 'account')
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await videos.playButton.click()
  const at = () => videos.film.evaluate((film: HTMLVideoElement) => film.currentTime)
  await expect.poll(at).toBeGreaterThan(0.5)
  const small = page.getByRole('complementary', { name: guest.t('media.mini.label') })
  await expect(small).toBeHidden()

  await guest.link('shell.nav.live').click()
  await expect(page).toHaveURL(/\/cams\//u)
  await expect(small).toBeVisible()
  const before = await at()
  await expect.poll(at).toBeGreaterThan(before + 0.5)
  await expect(page.locator('video')).toHaveCount(1)

  await small.getByRole('link', { name: guest.t('media.mini.back', { title: title ?? '' }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  await expect(small).toBeHidden()
  expect(await at()).toBeGreaterThan(before)

  await guest.link('shell.nav.live').click()
  await expect(small).toBeVisible()
  await small.getByRole('button', { name: guest.t('media.mini.close') }).focus()
  await page.keyboard.press('Escape')
  await expect(small).toBeHidden()
  await expect(page.locator('video')).toHaveCount(0)
})

test('captions are switched on with a key, and stay on for the next visit @once', async ({ guest }) => {
  const { page, videos } = guest
  await guest.arrive('video', VIDEO, 'account')
  const shown = () =>
    videos.film.evaluate((film: HTMLVideoElement) =>
      [...film.textTracks]
        .filter(({ mode, kind }) => mode === 'showing' && kind === 'captions')
        .map(({ language }) => language),
    )
  await videos.playButton.click()
  await expect.poll(() => videos.film.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.2)
  expect(await shown()).toEqual([])
  await videos.playButton.press('c')
  await expect.poll(shown).toEqual(['en'])
  const cues = () =>
    videos.film.evaluate(
      (film: HTMLVideoElement) => [...film.textTracks].find(({ mode }) => mode === 'showing')?.cues?.length ?? 0,
    )
  await expect.poll(cues).toBeGreaterThan(0)
  await page.reload()
  await expect.poll(shown).toEqual(['en'])
})

test.describe('on a phone', () => {
  test.use({ size: 'phone' })

  test('a visitor seeks by a double tap and by the whole width of the bar, and copies a link without an account @once', async ({
    guest,
  }) => {
    const { page, videos } = guest
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await guest.arrive('video', VIDEO, 'nothing')
    await videos.playButton.click()
    const at = () => videos.film.evaluate((film: HTMLVideoElement) => film.currentTime)
    await expect.poll(at).toBeGreaterThan(0.2)
    const [film, bar] = [await videos.film.boundingBox(), await page.locator('media-time-range').boundingBox()]
    if (film === null || bar === null) throw new Error('There is no player')
    expect(bar.width).toBeGreaterThan(film.width - 40)
    const tap = () => page.touchscreen.tap(film.x + film.width - 30, film.y + 70)
    await tap()
    await tap()
    await expect.poll(at).toBeGreaterThan(10)
    await page.touchscreen.tap(bar.x + bar.width * 0.9, bar.y + bar.height / 2)
    await expect.poll(at).toBeGreaterThan(60)

    await guest.button('media.share.title').click()
    await guest.button('media.share.copy').click()
    await expect(page.getByText(guest.t('media.share.copied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await guest.button('media.share.signUp').click()
    await guest.checkout.expectOpen()
  })
})
