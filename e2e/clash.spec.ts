import { expect, test } from './support/fixtures'
import { pattern } from './support/pattern'

test('a vote in the clash of cams counts once and is there after a reload, and a reaction is liked [OTH-019][OTH-020] @once', async ({
  guest,
}) => {
  const { page } = guest
  const main = page.getByRole('main')
  await guest.arrive('topCams', {}, 'account')
  await main.getByRole('link', { name: guest.t('clash.tab'), exact: true }).click()
  await expect(page).toHaveURL(/\/en\/top-cams\/clash-of-cams\/$/u)
  await expect(guest.heading('clash.title')).toBeVisible()
  await expect(main.getByRole('timer')).toHaveText(/^\d+:\d\d$/u)
  await main
    .getByRole('button', { name: pattern(guest.texts, 'clash.voteFor', 'name') })
    .first()
    .dblclick()
  await expect(main.getByText(guest.t('clash.own'), { exact: true })).toHaveCount(1)

  const like = main.getByRole('button', { name: /^Like the reaction/u }).first()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(main.getByText(guest.t('clash.own'), { exact: true })).toHaveCount(1)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})
