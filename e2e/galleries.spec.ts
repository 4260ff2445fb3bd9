import { limit } from '../scripts/setup/machine-speed.ts'
import { expect, MOTION, test } from './support/fixtures'
import type { Guest } from './support/guest'
import { pattern } from './support/pattern'

const tiles = ({ page }: Guest) => page.getByRole('main').getByRole('article')

const TEXT = 'Such calm light in the last ones.'

test('a comment on an album, begun before a reload and sent once, and a saved picture that leads back to it @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('albums', {}, 'account')
  // The second newest album of the sample world is free: all of it may be seen and commented.
  await tiles(guest).nth(1).getByRole('link').click()
  await page.getByRole('button', { name: pattern(guest.texts, 'albums.opinions.like', 'name', 'count') }).click()
  const liked = page.getByRole('button', { name: pattern(guest.texts, 'albums.opinions.like', 'name', 'count') })
  await expect(liked).toHaveAttribute('aria-pressed', 'true')

  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const form = page.getByLabel(guest.t('albums.comments.write'))
  const comeNear = () =>
    expect(async () => {
      await page.getByText(guest.t('albums.tags.title')).scrollIntoViewIfNeeded()
      await expect(form).toBeVisible({ timeout: limit(2_000) })
    }).toPass({ timeout: limit(20_000) })
  await comeNear()
  await form.fill(TEXT)
  await page.reload()
  await comeNear()
  await expect(form).toHaveValue(TEXT)
  await guest.button('albums.comments.send').dblclick()
  await expect(page.getByText(guest.t('albums.comments.done'))).toBeVisible()
  await expect(page.getByText(TEXT)).toHaveCount(1)
  await expect(liked).toHaveAttribute('aria-pressed', 'true')

  await page
    .getByRole('main')
    .getByRole('button', { name: pattern(guest.texts, 'albums.page.open', 'position', 'count') })
    .nth(1)
    .click()
  const save = page
    .getByRole('dialog')
    .getByRole('button', { name: pattern(guest.texts, 'albums.opinions.pin', 'name') })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await guest.visit('albums', {})
  await expect(guest.heading('albums.pinned.title')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: pattern(guest.texts, 'albums.pinned.open', 'title', 'name') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  // The album itself is saved as well: both are in the library, from where it is removed and brought back.
  const pin = page.getByRole('button', { name: pattern(guest.texts, 'albums.opinions.pin', 'name') }).first()
  await pin.click()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await guest.visit('memberPhotos', {})
  await page
    .getByRole('main')
    .getByRole('link', { name: guest.t('library.sources.pinned') })
    .click()
  await expect(guest.heading('albums.pinned.title')).toBeVisible()
  const tile = tiles(guest).filter({ hasText: title })
  await tile.getByRole('button').click()
  await page.getByRole('menuitem', { name: guest.t('library.item.unsave') }).click()
  await expect(tile).toHaveCount(0)
  await guest.button('library.undo').click()
  await expect(tile).toHaveCount(1)
})

test('going back after a purchase shows the album as the guest’s own in the grid [MED-071] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('albums', {}, 'coins')
  const first = tiles(guest).first()
  await expect(first).toContainText(guest.t('shell.coins', { count: 12 }))
  await first.getByRole('link').click()
  await guest.button('albums.offer.buy', { count: 12 }).click()
  await expect(page.getByText(guest.t('albums.offer.owned'))).toBeVisible()
  await page.goBack()
  await expect(first).toContainText(guest.t('shell.yours'))
})

test('the way back to the fourth page of a list of videos leads to the same one at the same place, and loads nothing again @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('allVideos', {}, 'nothing')
  const requested: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('"first":24')) requested.push(body)
  })
  const pages = () => requested.filter((body) => !body.includes('"offset":0'))
  // The first page comes with the document, some more by themselves, and then one a press: the foot of the page has to be within reach.
  const more = guest.button('shell.states.more')
  await expect(async () => {
    await page.mouse.wheel(0, 900)
    if (await more.isVisible()) await more.click()
    expect(pages().length).toBeGreaterThanOrEqual(3)
  }).toPass({ timeout: limit(20_000) })
  // A row further, so that what follows has loaded; a tile near the middle of the window stays one while that happens.
  await page.mouse.wheel(0, 300)
  const href = (await tiles(guest).nth(-3).getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
  const same = page.getByRole('main').getByRole('heading').locator(`a[href="${href}"]`)
  await same.hover()
  const before = (await same.boundingBox())?.y ?? Number.NaN
  await same.click()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const firsts = requested.length - pages().length
  await page.goBack()
  await expect(same).toBeInViewport()
  await expect.poll(async () => Math.abs(((await same.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(20)
  expect(new Set(requested).size).toBe(requested.length)
  expect(requested.length - pages().length).toBe(firsts)
})

test.describe('where things may move', () => {
  test.use({ contextOptions: MOTION })

  test('a video reports its start once, is shared by mail, and shows frames on its tile [MED-078] @once', async ({
    guest,
  }) => {
    const { page } = guest
    await guest.arrive('freeClips', {}, 'account')
    const starts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/watch/start')) starts.push(request.url())
    })
    // What is behind the tiles is loaded once the page has settled.
    const frames = page.locator('img[data-frames]')
    await expect(async () => {
      await page.mouse.move(0, 0)
      await tiles(guest).first().hover()
      await expect(frames).toHaveCount(1, { timeout: 2_000 })
    }).toPass({ timeout: limit(30_000) })
    await tiles(guest).first().getByRole('link').click()
    const film = page.locator('video')
    await film.evaluate((video: HTMLVideoElement) => video.play())
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2)
    await film.evaluate((video: HTMLVideoElement) => video.pause())
    await film.evaluate((video: HTMLVideoElement) => video.play())
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
    await expect.poll(() => starts.length).toBe(1)

    await guest.button('media.share.title').click()
    await page.getByLabel(guest.t('media.share.email')).fill('no address')
    await guest.button('media.share.send').click()
    await expect(page.getByText(guest.t('media.share.invalid'))).toBeVisible()
    await page.getByLabel(guest.t('media.share.email')).fill('friend@vesper.example')
    await guest.button('media.share.send').click()
    // A server without a mail server refuses.
    const answer = page
      .getByText(guest.t('media.share.sent'))
      .or(page.getByText(guest.t('media.share.refused.no-mail')))
    await expect(answer.first()).toBeVisible()
  })
})
