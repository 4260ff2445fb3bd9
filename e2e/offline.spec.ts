import { limit } from '../scripts/setup/machine-speed.ts'
import { expect } from './support/fixtures'
import { escaped } from './support/pattern'
import { names, notice, seeList, test, WITH_WORKER } from './support/stored-pages'

test.use({ ...WITH_WORKER, language: 'de' })
test.setTimeout(limit(90_000))

test('the app opens again without a network, with the list that was seen last, and goes on by itself', async ({
  guest,
  context,
  backend,
  otherTab,
}) => {
  const before = await seeList(guest)
  await context.setOffline(true)
  for (const one of [guest, await otherTab()]) {
    if (one === guest) await guest.page.reload()
    else await one.page.goto(guest.pathTo('cams', {}))
    await expect(notice(one, backend)).toBeVisible({ timeout: limit(30_000) })
    await expect(one.page.locator('html')).toHaveAttribute('lang', 'de')
    const shown = await names(one)
    expect(shown.length).toBeGreaterThan(5)
    expect(before).toEqual(expect.arrayContaining([shown[0]]))
    await expect(one.page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(one.page.getByRole('main').getByRole('alert')).toHaveCount(0)
  }
  await context.setOffline(false)
  await expect(notice(guest, backend)).toBeHidden()
  await expect(guest.button('shell.account.signUp').first()).toBeVisible()
  await guest.cams.tiles.first().getByRole('link').click()
  await expect(guest.page).not.toHaveURL(new RegExp(`${escaped(guest.pathTo('cams', {}))}$`, 'u'))
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(guest.page.getByRole('main').getByRole('alert')).toHaveCount(0)
})
