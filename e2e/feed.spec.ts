import type { Locator } from '@playwright/test'
import { limit } from '../scripts/setup/machine-speed.ts'
import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'
import { pattern } from './support/pattern'

const posts = ({ page }: Guest): Locator => page.getByRole('main').getByRole('article')

/** The first post that has to be bought, and its button. */
const sold = (guest: Guest): Locator =>
  posts(guest)
    .getByRole('button', { name: pattern(guest.texts, 'feed.lock.buy', 'count') })
    .first()

/** Goes down the feed until something is there; where the feed stops by itself it is continued. */
async function scrollTo(guest: Guest, wanted: Locator): Promise<void> {
  const more = guest.page.getByRole('main').getByRole('button', { name: guest.t('shell.states.more'), exact: true })
  await expect(async () => {
    await guest.page.keyboard.press('End')
    if (await more.isVisible()) await more.click()
    await wanted.scrollIntoViewIfNeeded({ timeout: limit(1_000) })
  }).toPass({ timeout: limit(30_000) })
}

test('a post is bought once and tipped from the feed, and both are in the statement [FEE-001][FEE-024][FEE-029] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'coins')
  const before = await guest.coins()
  await guest.goTo('shell.nav.feed')
  await expect(guest.heading('feed.title')).toBeVisible()
  await expect(posts(guest).first()).toBeVisible()

  const buy = sold(guest)
  await scrollTo(guest, buy)
  const price = Number(/\d+/u.exec((await buy.textContent()) ?? '')?.[0])
  await buy.dblclick()
  await expect.poll(() => guest.coins()).toBe(before - price)

  await page.keyboard.press('Home')
  await posts(guest)
    .first()
    .getByRole('button', { name: guest.t('feed.bar.tip'), exact: true })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: guest.t('shell.coins', { count: 5 }), exact: true })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: guest.t('feed.tip.give', { sum: guest.t('shell.coins', { count: 5 }) }) })
    .click()
  await expect.poll(() => guest.coins()).toBe(before - price - 5)
  // The sheet closes by a step back, which would undo the next step forward if it came after it.
  await expect(page.getByRole('dialog')).toBeHidden()

  await guest.follow('memberPurchases', {})
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.filter({ hasText: guest.t('account.purchases.kind.post-tip') })).toBeVisible()
  await lines
    .filter({ hasText: guest.t('feed.purchase'), hasNotText: guest.t('account.purchases.kind.post-tip') })
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/feed\/\?show=bought$/u)
  await expect(posts(guest)).toHaveCount(1)
})

test('a comment is written, answered and deleted in place, with the keyboard alone [FEE-027][FEE-028] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('feed', {}, 'account')
  await guest.page.goto(guest.pathTo('feed', {}, { type: 'texts' }))
  // At some hours the first post is for sale, and its comments come with it, or is first for sale and then, for this guest, for a proof of age.
  const post = posts(guest)
    .filter({ hasNot: page.getByRole('button', { name: /^(?:Unlock|Prove my age)/u }) })
    .first()
  await expect(post).toBeVisible()
  const comments = post.getByRole('button', { name: /^\d+ comments?$/u })
  await comments.focus()
  await page.keyboard.press('Enter')
  const field = post.getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('What a calm evening')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const written = post.getByText('What a calm evening')
  await expect(written).toBeVisible()
  await expect(field).toHaveValue('')
  await post.getByRole('button', { name: guest.t('feed.comments.delete'), exact: true }).press('Enter')
  await expect(written).toBeHidden()
})

test('the newest posts are talked about, and on a phone a comment is begun in sight @once', async ({ guest }) => {
  const { page } = guest
  await page.setViewportSize({ width: 390, height: 844 })
  await guest.arrive('feed', {}, 'account')
  const counts = posts(guest).getByRole('button', { name: /^\d+ comments?$/u })
  await expect(counts.nth(9)).toBeAttached()
  const numbers = (await counts.allTextContents()).slice(0, 10).map(Number)
  expect(numbers.filter((count) => count > 0).length).toBeGreaterThanOrEqual(7)
  const post = posts(guest)
    .filter({ hasNot: page.getByRole('button', { name: /^(?:Unlock|Prove my age)/u }) })
    .first()
  await post.getByRole('button', { name: /^\d+ comments?$/u }).click()
  await expect(post.getByRole('textbox')).toBeFocused()
  const send = post.getByRole('button', { name: guest.t('feed.comments.send'), exact: true })
  await expect.poll(async () => ((await send.boundingBox())?.y ?? 844) + 40).toBeLessThan(844 - 64)
})

test('the newest posts are on the start page, and lead to the feed [NAV-064] @once', async ({ guest }) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  const newest = page.getByRole('region', { name: guest.t('feed.title') })
  await expect(async () => {
    await page.keyboard.press('End')
    // What is below may still grow, and what is above as well.
    await newest
      .getByRole('article')
      .first()
      .scrollIntoViewIfNeeded({ timeout: limit(2_000) })
  }).toPass({ timeout: limit(30_000) })
  await newest.getByRole('link', { name: new RegExp(guest.t('feed.all'), 'u') }).click()
  await expect(page).toHaveURL(/\/feed\/$/u)
  await expect(posts(guest).first()).toBeVisible()
})
