import { readFile } from 'node:fs/promises'
import { limit } from '../scripts/setup/machine-speed.ts'
import { asId, type VideoId } from '@/domain/ids'
import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'
import { Keys } from './support/keys'
import { pattern } from './support/pattern'

const tab = ({ page, texts }: Guest, key: Parameters<Guest['t']>[0]) =>
  page.getByRole('main').getByRole('link', { name: texts.t(key), exact: true })

const tiles = ({ page }: Guest) => page.getByRole('main').getByRole('article')

/** The places that the tiles show, in the order of the page. */
const places = (guest: Guest): Promise<readonly number[]> =>
  tiles(guest).evaluateAll((articles) =>
    articles.map((article) => Number(/\d+/u.exec(article.querySelector('span[aria-hidden]')?.textContent ?? '')?.[0])),
  )

test('guests browse actors, and look at each tab of a profile under its own address [ACT-001][ACT-019, ACT-020, ACT-023, ACT-024, ACT-025][NAV-015, NAV-021] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'nothing')
  const name = await guest.cams.openLiveActor()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(name)
  await expect(page.getByRole('heading', { level: 2, name: guest.t('discovery.profile.videos') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: guest.t('discovery.profile.pictures') })).toBeVisible()

  await tab(guest, 'discovery.profile.tabs.about').click()
  await expect(page).toHaveURL(/\/about-me\/$/u)
  await expect(page.getByRole('main').getByText(guest.t('discovery.profile.from'), { exact: true })).toBeVisible()

  await tab(guest, 'discovery.profile.tabs.videos').click()
  await expect(page).toHaveURL(/\/videos\/$/u)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

  await tab(guest, 'discovery.profile.tabs.pictures').click()
  await expect(page).toHaveURL(/\/amateur\/[^/]+\/(?:pictures|fotos)\/$/u)
  await expect(heading).toContainText(name)
  await expect(tab(guest, 'discovery.profile.tabs.pictures')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/u)

  await tab(guest, 'discovery.profile.classics').click()
  await expect(page).toHaveURL(/\/videos\/classic\/$/u)
  await expect(page.getByRole('heading', { name: guest.t('discovery.profile.classicsOf', { name }) })).toBeVisible()

  await tab(guest, 'discovery.top.title').click()
  await expect(page).toHaveURL(/\/amateur\/[^/]+\/top-cams\/$/u)
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /^1/u }).first()).toBeVisible()
  await expect(heading).toContainText(name)
  // The address of each tab is a page that can be loaded.
  await page.reload()
  await expect(page).toHaveTitle(new RegExp(guest.t('discovery.top.title'), 'u'))
})

test('the videos of an actor by tag have an address each, and one of them is a tab of the profile [NAV-014][ACT-021] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('actorVideos', { actorName: 'mira solène' }, 'nothing')
  const tags = page.getByRole('navigation', { name: guest.t('media.filter.tags') })
  const tag = tags.getByRole('link').nth(1)
  const label = (await tag.textContent()) ?? ''
  const all = Number(/\d+/u.exec((await page.getByRole('main').getByRole('status').textContent()) ?? '')?.[0])
  await tag.click()
  await expect(page).toHaveURL(/\/videos\/tag\/[^/]+\/$/u)
  await expect(page.getByRole('heading', { name: guest.t('discovery.profile.tagged', { tag: label }) })).toBeVisible()
  await expect(tag).toHaveAttribute('aria-current', 'page')
  await expect
    .poll(async () => Number(/\d+/u.exec((await page.getByRole('main').getByRole('status').textContent()) ?? '')?.[0]))
    .toBeLessThan(all)
  const link = tiles(guest).first().getByRole('link')
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/mira[^/]+\/videos\/\d+\/$/u)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira Solène')
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  await expect(page.locator('main video')).toHaveCount(1)
  // The video is what the page opens on.
  const [video, name] = [page.locator('main video'), page.getByRole('heading', { level: 1 })]
  await expect.poll(async () => ((await video.boundingBox())?.y ?? Infinity) < 200).toBe(true)
  expect((await name.boundingBox())?.y).toBeGreaterThan((await video.boundingBox())?.y ?? Infinity)
  await expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible()
  await expect(tab(guest, 'discovery.profile.tabs.videos')).toHaveAttribute('aria-current', 'page')
  await guest.expectWhole()
  // A video of someone else is not on this profile.
  await guest.follow('actorAboutMe', { actorName: 'mira solène' })
  await guest.follow('actorVideo', { actorName: 'mira solène', videoId: asId<VideoId>('no-video-of-hers') })
  await expect(guest.heading('media.missing.title')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: guest.t('discovery.profile.allVideos') })
    .click()
  await expect(page).toHaveURL(/\/videos\/$/u)
})

test('the rankings, from the start page on: each has an address, a filter, and leads to profiles [ACT-026, ACT-027, ACT-028, ACT-029][NAV-060] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  const block = page.locator('section').filter({ has: guest.heading('home.top.title') })
  await block.scrollIntoViewIfNeeded()
  await expect(block.getByRole('article').first()).toBeVisible()
  await block.getByRole('link', { name: new RegExp(guest.t('home.top.all'), 'u') }).click()
  await expect(page).toHaveURL(/\/top-cams\/$/u)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.t('discovery.top.top100.title'))
  await expect(tiles(guest).first()).toBeVisible()
  const first = await places(guest)
  expect(first.slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6])

  const rankings = page.getByRole('navigation', { name: guest.t('discovery.top.lists') })
  for (const [list, address] of [
    ['favorites', 'favorites'],
    ['bestChats', 'best-chats'],
    ['videocall', 'video-call'],
  ] as const) {
    await rankings.getByRole('link', { name: guest.t(`discovery.top.${list}.name`), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/top-cams/${address}/$`, 'u'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.t(`discovery.top.${list}.title`))
    await expect(tiles(guest).first()).toBeVisible()
  }
  // A filter changes who is shown, and no place.
  await page
    .getByRole('main')
    .getByRole('button', { name: guest.t('actors.filter.online'), exact: true })
    .click()
  await expect(page).toHaveURL(/online=1/u)
  // The list of before is shown until the answer is there: no tile is pressed while it is exchanged.
  const away = [guest.t('actors.status.away'), guest.t('actors.status.backAt', { time: '' }).trim()]
  for (const text of away) await expect(tiles(guest).filter({ hasText: text })).toHaveCount(0)
  await expect(tiles(guest).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const live = await places(guest)
  expect(live).toEqual(live.toSorted((a, b) => a - b))
  // Who goes offline leaves the list, and the tiles after them move: a press during the move is repeated.
  await expect(async () => {
    const link = tiles(guest).first().getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name, { timeout: limit(3_000) })
  }).toPass({ timeout: limit(20_000) })
})

test('a collection is named after the actor who recommends, and is found with the keyboard alone [ACT-030] @once', async ({
  guest,
}) => {
  const { page } = guest
  const keys = new Keys(page)
  await guest.arrive('topCams', {}, 'nothing')
  const card = page
    .getByRole('region', { name: guest.t('discovery.collections.title') })
    .getByRole('link')
    .first()
  await keys.do(card)
  await expect(page).toHaveURL(/\/top-cams\/mira%20sol%C3%A8ne\/$/u)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    guest.t('discovery.collections.of', { name: 'Mira Solène' }),
  )
  await expect(tiles(guest).first()).toBeVisible()
  await page.reload()
  await expect(tiles(guest).first()).toBeVisible()
})

test('a favourite shows at once, counts in the ranking, and is on the start page of its guest, live first [ACT-027, ACT-048][NAV-059] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('topCamsOf', { topList: 'favorites' }, 'account')
  const tile = tiles(guest).first()
  const name = (await tile.getByRole('link').textContent()) ?? ''
  await tile.getByRole('button', { name: guest.t('actors.tile.pin', { name }) }).click()
  await expect(tile.getByRole('button', { name: guest.t('actors.tile.unpin', { name }) })).toBeVisible()
  await expect(guest.toast('actors.pinned', { name })).toBeVisible()
  await guest.visit('start', {})
  const block = page.locator('section').filter({ has: guest.heading('home.favorites.title') })
  await block.scrollIntoViewIfNeeded()
  await expect(block.getByRole('article').filter({ hasText: name })).toHaveCount(1)
})

test('the stars of the videos are ranked by how many there are, and lead to them [ACT-060][NAV-033] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('videos', {}, 'nothing')
  await page
    .getByRole('navigation', { name: guest.t('media.lists.label') })
    .getByRole('link', { name: guest.t('media.lists.videoStars'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/en\/videos\/stars\/$/u)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.t('discovery.stars.title'))
  await expect(tiles(guest).first()).toBeVisible()
  const counts = (await tiles(guest).locator('p').allTextContents()).map((line) => Number.parseInt(line, 10))
  expect(counts.length).toBeGreaterThan(10)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  const name = (await tiles(guest).first().getByRole('link').textContent()) ?? ''
  await tiles(guest).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/amateur\/[^/]+\/videos\/$/u)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    guest.t('media.lists.count', { count: counts[0] ?? 0 }),
  )
})

test('a profile shows when its actor is usually live, in words and as a picture, and saves it as a calendar file [ACT-034][BEY-008] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('actorAboutMe', { actorName: 'mira solène' }, 'nothing')
  const name = 'Mira Solène'
  await expect(guest.heading('discovery.presence.title', { name })).toBeVisible()
  const week = page.getByRole('img', { name: pattern(guest.texts, 'discovery.presence.usually', 'times') })
  await expect(week).toBeVisible()
  const download = page.waitForEvent('download')
  await guest.button('discovery.presence.calendar').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Mira Solene.ics')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU')
  expect(text).toContain(`SUMMARY:${name}`)
})

test('the start page has new faces, categories and cam shows, each of which leads to its list [NAV-061, NAV-067, NAV-070] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  const block = (key: 'home.categories.title' | 'home.fresh.title') =>
    page.locator('section').filter({ has: guest.heading(key) })
  const categories = block('home.categories.title')
  await categories.scrollIntoViewIfNeeded()
  await categories.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/categories\/[^/]+\/$/u)
  await expect(tiles(guest).first()).toBeVisible()
  await page.goBack()
  const fresh = block('home.fresh.title')
  await fresh.scrollIntoViewIfNeeded()
  await expect(fresh.getByRole('article').first()).toBeVisible()
  await fresh.getByRole('link', { name: new RegExp(guest.t('home.fresh.all'), 'u') }).click()
  await expect(page).toHaveURL(/\/new-girls\/$/u)
  await expect(tiles(guest).first()).toBeVisible()
  await page.goBack()
  const shows = page.getByRole('region', { name: guest.t('shows.title') })
  // What is above it may still grow: the end of the page is looked at until the shows are there.
  await expect(async () => {
    await page.keyboard.press('End')
    await shows
      .getByRole('article')
      .first()
      .scrollIntoViewIfNeeded({ timeout: limit(2_000) })
    await expect(shows.getByRole('article').first()).toBeInViewport({ timeout: limit(2_000) })
  }).toPass({ timeout: limit(20_000) })
  await shows.getByRole('link', { name: guest.t('shows.all') }).click()
  await expect(page).toHaveURL(/\/cam-shows\/$/u)
  await expect(guest.heading('shows.title')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ size: 'phone' })

  test('the head of a list counts who is live, and what is in it once it is filtered @once', async ({ guest }) => {
    const { page } = guest
    await guest.arrive('cams', {}, 'nothing')
    const main = page.getByRole('main')
    await expect(main.getByText(/^\d+ performers online$/u)).toBeVisible()
    await guest.button('actors.filter.title').click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: guest.t('actors.genderType.FM'), exact: true }).click()
    const show = sheet.getByRole('button', { name: /^Show \d+$/u })
    await expect(page).toHaveURL(/type=FM/u)
    await expect(show).toBeVisible()
    await show.click()
    await expect(sheet).toBeHidden()
    const found = main.getByText(/^\d+ performers$/u)
    await expect(found).toBeVisible()
    await expect(main.getByText(/^\d+ performers online$/u)).toHaveCount(0)
    const count = Number(/\d+/u.exec((await found.textContent()) ?? '')?.[0])
    const { total } = await page.evaluate(() => ({ total: document.querySelectorAll('main article').length }))
    expect(count).toBeGreaterThanOrEqual(total)
    expect(count).toBeLessThan(60)
  })

  test('the pages of rankings and the tabs of a profile fit @once', async ({ guest }) => {
    await guest.arrive('topCams', {}, 'nothing')
    await expect(tiles(guest).first()).toBeVisible()
    await guest.expectWhole()
    await guest.follow('actor', { actorName: 'mira solène' })
    await expect(tab(guest, 'discovery.top.title')).toBeAttached()
    await guest.expectWhole()
    await tab(guest, 'discovery.top.title').click()
    await expect(guest.page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await guest.expectWhole()
  })
})
