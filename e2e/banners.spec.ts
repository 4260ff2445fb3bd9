import { expect, test } from './support/fixtures'

test('a banner of the overview of videos, opened with the keyboard, and closed for good @once', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('videos', {}, 'nothing')
  const banner = page.getByRole('region', { name: guest.t('incentives.banner.label') })
  const comeNear = () =>
    expect(async () => {
      await page.mouse.wheel(0, 400)
      await expect(banner.getByRole('link')).toBeInViewport({ timeout: 500 })
    }).toPass()
  await comeNear()
  // The jumbotron of the video station is on the way.
  await expect(page.locator(`a[href="${guest.pathTo('videoStars', {})}"] strong`)).toBeAttached()
  await guest.expectWhole()
  await banner.getByRole('link').press('Enter')
  await expect(page).toHaveURL(guest.pathTo('tvLateNight', {}))

  await page.goBack()
  await comeNear()
  await banner.getByRole('button').click()
  await expect(banner).toHaveCount(0)
  const answered = page.waitForResponse((response) => (response.request().postData() ?? '').includes('banners'))
  await page.reload()
  const next = page.getByRole('heading', { name: guest.t('media.lists.videosOnSale') })
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(next).toBeInViewport({ timeout: 500 })
  }).toPass()
  await answered
  await expect(banner).toHaveCount(0)
})
