import { expect, test } from './support/fixtures'

test('in a room with others the rules of the actor come before the first line, are accepted once, and can be read again @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'coins')
  await guest.visit('cams', {}, { online: '1', mode: 'free' })
  const tiles = guest.cams.tiles
  await expect(tiles.first()).toBeVisible()
  // Not every actor has rules.
  const names = await tiles.getByRole('link').evaluateAll((links) => links.map((link) => link.textContent))
  const card = (name: string) => page.getByRole('region', { name: guest.t('chat.rules.title', { name }) })
  const accept = guest.button('chat.rules.accept')
  const field = page.getByRole('log').locator('xpath=following::textarea').first()
  const enter = async (actorName: string) => {
    await guest.visit('actorChat', { actorName })
    await guest.room.kind('free').or(guest.room.startOf('free')).first().click()
    await guest.room.startOf('free').click()
    await expect(guest.room.end).toBeVisible()
    await expect(accept.or(field).first()).toBeVisible()
  }
  let name = ''
  for (const actorName of names.filter((each) => each !== '')) {
    name = actorName
    await enter(actorName)
    if (await accept.isVisible()) break
    await guest.room.end.click()
    await expect(page.getByTestId('bill-total')).toBeVisible()
  }
  await expect(card(name).getByRole('listitem').first()).toBeVisible()
  await expect(field).toHaveCount(0)
  await accept.focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type('Good evening, everybody')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('Good evening, everybody')).toBeVisible()
  const again = guest.button('chat.rules.open')
  await again.click()
  const sheet = page.getByRole('dialog', { name: guest.t('chat.rules.title', { name }) })
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(again).toBeFocused()
  // Another visit on this device: nothing has to be accepted again.
  await guest.room.end.click()
  await expect(page.getByTestId('bill-total')).toBeVisible()
  await enter(name)
  await expect(field).toBeVisible()
  await expect(accept).toHaveCount(0)
})
