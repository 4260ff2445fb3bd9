import { readFile } from 'node:fs/promises'
import { limit } from '../scripts/setup/machine-speed.ts'
import { expect, test } from './support/fixtures'

test('from the start page to a story, on to the next one, and back through the archive, page by page [NAV-071] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  const block = page.getByRole('region', { name: guest.t('blog.home.title') })
  // What is above it may still grow: the end of the page is looked at until the stories are there.
  await expect(async () => {
    await page.keyboard.press('End')
    await block
      .getByRole('article')
      .first()
      .scrollIntoViewIfNeeded({ timeout: limit(2_000) })
  }).toPass({ timeout: limit(20_000) })
  const first = block.getByRole('article').first().getByRole('link')
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const next = page
    .getByRole('region', { name: guest.t('blog.post.next') })
    .getByRole('article')
    .first()
    .getByRole('link')
  const nextTitle = (await next.textContent()) ?? ''
  await next.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: nextTitle })).toBeVisible()
  await expect.poll(() => page.title()).toContain(nextTitle)

  await page
    .getByRole('navigation', { name: guest.t('blog.way') })
    .getByRole('link', { name: guest.t('blog.title') })
    .click()
  await page
    .getByRole('navigation', { name: guest.t('blog.archive.name') })
    .getByRole('link')
    .nth(1)
    .click()
  await expect(page.getByRole('article')).toHaveCount(9)
  const newest = await page.getByRole('article').first().textContent()
  await page
    .getByRole('navigation', { name: guest.t('blog.pager.label') })
    .getByRole('link', { name: guest.t('blog.pager.older') })
    .click()
  await expect(page).toHaveURL(/\?page=2$/u)
  await expect(page.getByRole('article').first()).not.toHaveText(newest ?? '')
  await page.goBack()
  await expect(page.getByRole('article').first()).toHaveText(newest ?? '')
})

test('a legal text can be downloaded as a file that a browser opens without the product [BLO-020] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('termsOfService', {}, 'nothing')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: guest.t('legal.download'), exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('vesper-terms-of-service-v1-en.html')
  expect(await readFile(await file.path(), 'utf8')).toContain(`<h1>${guest.t('legal.terms.title')}</h1>`)
})

test.describe('on a phone', () => {
  test.use({ size: 'phone' })

  test('the magazine, a section, a story and a year fit @once', async ({ guest }) => {
    await guest.arrive('blog', {}, 'nothing')
    await expect(guest.page.getByRole('article').first()).toBeVisible()
    await guest.expectWhole()
    for (const open of [
      () => guest.follow('blogCategory', { blogCategory: 'events' }),
      () => guest.follow('blogPost', { postSlug: 'the-magazine-is-here' }),
      () => guest.follow('blogArchive', { year: '2025' }),
    ]) {
      await open()
      await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible()
      await guest.expectWhole()
    }
  })
})
