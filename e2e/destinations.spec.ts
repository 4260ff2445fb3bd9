import { destinations } from './support/destinations'
import { expect, test } from './support/fixtures'

/** A page of each section, and pages outside of all. */
const PAGES = [
  'start',
  'cams',
  'newFaces',
  'videos',
  'tvLivestream',
  'camShows',
  'feed',
  'albums',
  'blog',
  'topCams',
  'help',
  'prices',
  'imprint',
] as const

test('every page leads to each part of the product by one press, and shows in which it is @once', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('contact', {}, 'nothing')
  const bar = page.getByRole('banner').getByRole('navigation')
  for (const from of PAGES) {
    await guest.follow(from, {})
    for (const { label } of destinations)
      await expect(bar.getByRole('link', { name: guest.t(label), exact: true })).toBeInViewport({ ratio: 1 })
    // There is nothing that it has no room for.
    await expect(guest.button('shell.nav.more')).toHaveCount(0)
    const own = destinations.find(({ route }) => route === from)
    if (own !== undefined) await expect(bar.locator('[aria-current]')).toHaveText([guest.t(own.label)])
  }
  for (const { label } of destinations.filter(({ icon }) => icon !== undefined)) {
    await bar.getByRole('link', { name: guest.t(label), exact: true }).click()
    await expect(bar.locator('[aria-current]')).toHaveText([guest.t(label)])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test.describe('on a phone', () => {
  test.use({ size: 'phone' })

  test('every page leads to each part by one tab and its chooser, and the tab of the part is lit @once', async ({
    guest,
  }) => {
    const { page } = guest
    await guest.arrive('contact', {}, 'nothing')
    const sheet = page.getByRole('dialog', { name: guest.t('shell.nav.more'), exact: true })
    const tabs = page.getByRole('navigation', { name: guest.t('shell.nav.label') }).filter({ visible: true })
    const lit = tabs.locator('[aria-current]')
    for (const from of PAGES) {
      await guest.follow(from, {})
      await guest.button('shell.nav.more').click()
      for (const { label } of destinations)
        await expect(sheet.getByRole('link', { name: guest.t(label), exact: true })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
    }
    for (const { label, route } of destinations.filter(({ icon }) => icon !== undefined)) {
      await guest.button('shell.nav.more').click()
      const link = sheet.getByRole('link', { name: guest.t(label), exact: true })
      await link.click()
      await expect(sheet).toBeHidden()
      const own = route === 'cams' || route === 'videos' ? label : 'shell.nav.more'
      await expect(lit).toHaveText([guest.t(own)])
      await guest.button('shell.nav.more').click()
      await expect(sheet.locator('ul').first().locator('[aria-current]')).toHaveText([guest.t(label)])
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
    }
    await guest.visit('start', {})
    const chooser = page.getByRole('main').getByRole('navigation', { name: guest.t('shell.nav.more'), exact: true })
    for (const { label } of destinations.filter(({ icon }) => icon !== undefined))
      await expect(chooser.getByRole('link', { name: guest.t(label), exact: true })).toBeVisible()
    await chooser.getByRole('link', { name: guest.t('shell.nav.playlists'), exact: true }).click()
    await expect(page).toHaveURL(/\?tab=playlists$/u)
  })

  test('the start page is at most five windows high before its second half, which one press unfolds @once', async ({
    guest,
  }) => {
    const { page } = guest
    await guest.arrive('topCamsOf', { topList: 'favorites' }, 'coins')
    const tile = page.getByRole('main').getByRole('article').first()
    const name = (await tile.getByRole('link').textContent()) ?? ''
    await tile.getByRole('button', { name: guest.t('actors.tile.pin', { name }) }).click()
    await expect(guest.toast('actors.pinned', { name })).toBeVisible()
    await guest.visit('start', {})
    await expect(guest.heading('home.favorites.title')).toBeVisible()
    const more = page.getByRole('main').getByRole('button', { name: guest.t('shell.states.more'), exact: true })
    // Every row above it is drawn and as high as it is.
    await expect(async () => {
      await more.scrollIntoViewIfNeeded()
      await expect(more).toBeInViewport()
    }).toPass()
    const top = await more.evaluate((button) => button.getBoundingClientRect().top + scrollY)
    expect(top).toBeGreaterThan(2 * 844)
    expect(top).toBeLessThanOrEqual(5 * 844)
    const order = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(order.indexOf(guest.t('home.favorites.title'))).toBeLessThan(order.indexOf(guest.t('home.live.title')))
    await expect(guest.heading('home.fresh.title')).toBeHidden()
    await more.press('Enter')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(guest.heading('home.fresh.title')).toBeVisible()
    // In the order of the page: each block reserves its height, and is drawn where the guest comes near it.
    for (const key of [
      'shows.title',
      'media.lists.videoTrends',
      'feed.title',
      'tv.block.title',
      'blog.home.title',
    ] as const)
      await guest.readDownTo(guest.heading(key))
    await guest.follow('cams', {})
    await page.goBack()
    await expect(guest.heading('home.fresh.title')).toBeVisible()
  })
})
