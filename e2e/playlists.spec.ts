import { asId, type VideoId } from '@/domain/ids'
import { expectAccessible, expectAccessibleScreen } from './support/axe'
import { expect, test } from './support/fixtures'

/** Videos of the sample world that are sold. */
const [FIRST, SECOND] = [asId<VideoId>('3'), asId<VideoId>('6')]

test('videos put into a playlist are ordered with the keyboard, removed and put back, and watched one after another @once', async ({
  guest,
}) => {
  const { page } = guest
  const main = page.getByRole('main')
  const sheet = page.getByRole('dialog')
  const title = 'Rainy Sundays'
  await guest.arrive('video', { videoId: FIRST }, 'account')
  const first = await guest.videos.title()
  await guest.button('library.playlists.add').click()
  await sheet.getByRole('textbox').fill(title)
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('checkbox', { name: title })).toBeChecked()

  await guest.visit('video', { videoId: SECOND })
  const second = await guest.videos.title()
  await guest.button('library.playlists.add').click()
  const box = sheet.getByRole('checkbox', { name: title })
  await box.check()
  await expectAccessible(guest, 'the sheet of playlists')
  await page.keyboard.press('Escape')

  await guest.visit('memberMediathek', {}, { tab: 'playlists' })
  await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible()
  await expectAccessibleScreen(guest, 'playlists')
  await main.getByRole('link', { name: title, exact: true }).click()
  const rows = main.getByRole('list', { name: title }).getByRole('heading')
  await expect(rows).toHaveText([first, second])
  await expectAccessibleScreen(guest, 'a playlist')
  const up = guest.button('library.playlists.up', { title: second })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveText([second, first])
  // It moves on with the next press, and is at the top already.
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  await page.reload()
  await expect(rows).toHaveText([second, first])

  await guest.button('library.item.more', { title: second }).click()
  await page.getByRole('menuitem', { name: guest.t('library.playlists.remove') }).click()
  await expect(rows).toHaveText([first])
  await page.getByRole('button', { name: guest.t('library.undo'), exact: true }).click()
  await expect(rows).toHaveText([second, first])

  await guest.link('library.playlists.play').click()
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
  await expect(page).toHaveURL(/[?&]list=/u)
  const panel = page.getByRole('region', { name: `${guest.t('library.playlists.playing')}: ${title}` })
  await expect(panel.getByRole('listitem').filter({ has: page.locator('[aria-current]') })).toContainText(second)
  await expectAccessibleScreen(guest, 'a video in a playlist')
  await panel.getByRole('link', { name: guest.t('library.playlists.next', { title: first }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ has: page.locator('[aria-current]') })).toContainText(first)
  await page.reload()
  await expect(
    panel.getByRole('link', { name: guest.t('library.playlists.previous', { title: second }) }),
  ).toBeVisible()
})
