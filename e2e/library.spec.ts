import { asId, type VideoId } from '@/domain/ids'
import { expect, test } from './support/fixtures'

/** A video of the sample world that is sold, for 16 coins. */
const VIDEO = asId<VideoId>('3')

test('a bought video, saved and watched, is in the library until it is archived and the history cleared [GUE-011][GUE-016] @once', async ({
  guest,
}) => {
  const { page } = guest
  const main = page.getByRole('main')
  await guest.arrive('video', { videoId: VIDEO }, 'coins')
  await guest.videos.buy()
  await guest.videos.expectPlaying()
  const title = await guest.videos.title()
  const save = guest.button('library.saved.label')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: guest.t('shell.account.label') }).click()
  await page.getByRole('menuitem', { name: guest.t('account.library.title') }).click()
  await expect(page).toHaveURL(/\/en\/member\/mediathek\/$/u)
  const tile = main.getByRole('article').filter({ hasText: title })
  await expect(tile).toHaveCount(1)
  await tile.getByRole('button').click()
  await page.getByRole('menuitem', { name: guest.t('library.item.archive') }).click()
  await expect(tile).toHaveCount(0)
  await main.getByRole('link', { name: guest.t('library.sources.archive'), exact: false }).click()
  await expect(tile).toHaveCount(1)

  await main.getByRole('link', { name: guest.t('library.tabs.history'), exact: true }).click()
  await expect(tile).toHaveCount(1)
  await guest.button('library.history.clear').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: guest.t('library.history.clear') })
    .click()
  await expect(main.getByText(guest.t('library.none.history'))).toBeVisible()
  await page.reload()
  await expect(main.getByText(guest.t('library.none.history'))).toBeVisible()
})
