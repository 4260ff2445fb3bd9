import { expect, test } from './support/fixtures'

test.use({ size: 'phone' })

test('each tab of a phone leads back to its page as it was left, and Back in the head through its pages [NAV-086] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'nothing')
  const tab = (key: 'shell.nav.live' | 'shell.nav.videos') =>
    page
      .getByRole('navigation', { name: guest.t('shell.nav.label') })
      .filter({ visible: true })
      .getByRole('link', { name: guest.t(key) })
  const back = page.getByRole('banner').getByRole('button', { name: 'Back', exact: true })
  const brand = page.getByRole('banner').getByRole('link', { name: guest.t('shell.brand') })
  const top = () => page.evaluate(() => Math.round(scrollY))
  await expect(guest.cams.tiles.first()).toBeVisible()
  await expect(brand).toBeVisible()
  await expect(back).toHaveCount(0)

  // Into a profile from far down the list of live actors.
  await page.mouse.move(195, 400)
  await page.mouse.wheel(0, 2_600)
  await expect.poll(top).toBeGreaterThan(2_000)
  const tile = page.getByRole('article').nth(6)
  await tile.scrollIntoViewIfNeeded()
  const list = await top()
  expect(list).toBeGreaterThan(400)
  const name = (await tile.getByRole('heading').getByRole('link').textContent()) ?? ''
  await tile.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/amateur\/[^/]+\/$/u)
  const profile = page.url()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(back).toBeVisible()
  await guest.expectFit()
  // A page that has just been come to is scrolled to its top once more.
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    expect(await top()).toBeGreaterThan(300)
  }).toPass()
  // The wheel may have been turned once more than the page has moved by now.
  let left = 0
  await expect
    .poll(
      async () => {
        const before = left
        left = await top()
        return left - before
      },
      { intervals: [300] },
    )
    .toBe(0)

  // Another tab has pages of its own.
  await tab('shell.nav.videos').click()
  await expect(page).toHaveURL(/\/en\/videos\/$/u)
  await expect(back).toHaveCount(0)
  await tab('shell.nav.live').click()
  await expect(page).toHaveURL(profile)
  await expect.poll(top).toBe(left)

  // Back leads to the list, though the page before in the history is that of videos, and the tab that is shown to its first page.
  // On the way up the head comes back.
  await page.mouse.wheel(0, -120)
  await expect(back).toBeInViewport()
  await back.click()
  await expect(page).toHaveURL(/\/en\/cams\/$/u)
  await expect.poll(top).toBe(list)
  await expect(back).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(profile)
  await tab('shell.nav.live').click()
  await expect(page).toHaveURL(/\/en\/cams\/$/u)
  await expect.poll(top).toBe(0)
})

test.describe('on a desktop', () => {
  test.use({ size: 'desktop' })

  test('a link of the bar leads to the first page of its section, and the head has no Back [NAV-085] @once', async ({
    guest,
  }) => {
    const { page } = guest
    await guest.arrive('cams', {}, 'nothing')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/amateur\//u)
    await guest.goTo('shell.nav.videos')
    await expect(page).toHaveURL(/\/en\/videos\/$/u)
    await guest.goTo('shell.nav.live')
    await expect(page).toHaveURL(/\/en\/cams\/$/u)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  })
})
