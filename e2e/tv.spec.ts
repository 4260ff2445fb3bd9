import { limit } from '../scripts/setup/machine-speed.ts'
import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'

/** Where the live picture is played, in seconds of its playlist. */
const position = ({ videos }: Guest) => videos.film.evaluate((film: HTMLVideoElement) => film.currentTime)

const expectMoving = async (guest: Guest): Promise<void> => {
  await guest.videos.expectPlaying()
  const before = await position(guest)
  await expect.poll(() => position(guest), { timeout: limit(15_000) }).toBeGreaterThan(before + 1)
}

test('a channel plays live, names what is on, and goes back to the live picture at a press @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('tvLivestream', {}, 'nothing')
  await expect(guest.heading('tv.live.title')).toBeVisible()
  const now = page.getByRole('article', { name: guest.t('tv.live.now'), exact: true })
  await expect(now.getByRole('heading')).not.toBeEmpty()
  await expectMoving(guest)
  // The programme of the day has the same on the air.
  const title = (await now.getByRole('heading').textContent()) ?? ''
  const timeline = page.getByRole('region', { name: guest.t('tv.program.row') })
  await expect(timeline.locator('a[data-on]')).toContainText(title)

  await guest.videos.film.evaluate((film: HTMLVideoElement) => {
    film.currentTime -= 60
  })
  const back = page.getByRole('button', { name: guest.t('tv.live.toEdge', { time: '' }).split(' · ')[0] ?? '' })
  await expect(back).toBeVisible({ timeout: limit(10_000) })
  const behind = await position(guest)
  await page.mouse.move(0, 0)
  await back.click({ force: true })
  await expect(back).toBeHidden({ timeout: limit(10_000) })
  expect(await position(guest)).toBeGreaterThan(behind + 30)
  await expectMoving(guest)
})

test('the premium channel shows what it is and costs, and plays for who subscribes @once', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('tvPremiumLivestream', {}, 'account')
  const offer = page.getByRole('region', { name: guest.t('tv.offer.title') })
  await expect(offer).toBeVisible()
  await expect(guest.videos.film).toHaveCount(0)
  await offer.getByRole('button', { name: guest.t('tv.offer.subscribe') }).click()
  await guest.checkout.frame.getByRole('button', { name: guest.t('payments.frame.tv.submit') }).click()
  await expect(offer).toBeHidden()
  await guest.checkout.expectClosed()
  await expectMoving(guest)
  await page.reload()
  await expectMoving(guest)
})

test('the start page has what is on TV and the video station, each of which leads on [NAV-066, NAV-072] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  const block = (key: 'tv.block.title' | 'tv.video.station') => page.getByRole('region', { name: guest.t(key) })
  const seen = async (key: 'tv.block.title' | 'tv.video.station') => {
    // What is above may still grow: the end of the page is looked at until the block is there.
    await expect(async () => {
      await page.keyboard.press('End')
      await block(key)
        .getByRole('article')
        .first()
        .scrollIntoViewIfNeeded({ timeout: limit(2_000) })
      await expect(block(key).getByRole('article').first()).toBeInViewport({ timeout: limit(2_000) })
    }).toPass({ timeout: limit(20_000) })
  }
  await seen('tv.video.station')
  await block('tv.video.station').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/tv\/video\/[^/]+\/[0-9a-f]{8}\/$/u)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await seen('tv.block.title')
  await block('tv.block.title')
    .getByRole('link', { name: new RegExp(guest.t('tv.block.all'), 'u') })
    .last()
    .click()
  await expect(page).toHaveURL(/\/tv\/livestream\/$/u)
  await expect(guest.heading('tv.live.title')).toBeVisible()
})
