import { limit } from '../scripts/setup/machine-speed.ts'
import { coinsIn } from './support/amounts'
import { expect, test } from './support/fixtures'

test('a toy control in a private chat is charged once under a double click, runs on after a reload, and is on the bill and in the statement @once', async ({
  guest,
}) => {
  test.setTimeout(limit(120_000))
  const { page } = guest
  await guest.arrive('cams', {}, 'coins')
  await guest.visit('cams', {}, { online: '1', mode: 'single' })
  const tiles = guest.cams.tiles
  await expect(tiles.first()).toBeVisible()
  // Not every actor offers it.
  const names = await tiles.getByRole('link').evaluateAll((links) => links.map((link) => link.textContent))
  const open = guest.button('chat.control.open')
  const total = page.getByTestId('bill-total')
  let name = ''
  for (const actorName of new Set(names.filter((each) => each !== ''))) {
    await guest.visit('actorChat', { actorName })
    const lobby = guest.room.kind('single').or(guest.room.start).first()
    // Who has become busy since the list came offers no private chat.
    const isFree = await lobby.waitFor({ timeout: limit(5_000) }).then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    // What the room offers is in this answer, whichever button is there first.
    const board = page.waitForResponse((answer) => answer.request().postData()?.includes('controlBoard') === true)
    await guest.room.enter(60)
    const offer = JSON.stringify(await (await board).json())
    name = actorName
    if (offer.includes('"duration"')) break
    await guest.room.leave()
  }
  await open.click()
  const sheet = page.getByRole('dialog', { name: guest.t('chat.control.title', { name }) })
  const cheapest = sheet.getByRole('listitem').first().getByRole('button')
  const price = coinsIn(/\d+ VXC/u.exec((await cheapest.textContent()) ?? '')?.[0] ?? '')
  expect(price).toBeGreaterThan(0)
  await cheapest.dblclick()
  await expect(sheet).toHaveCount(0)
  const run = page.getByTestId('control-run')
  await expect(run).toBeVisible()
  await expect(
    page.getByRole('log').getByText(new RegExp(`^\\s*Your toy control for ${price} VXC: `, 'u')),
  ).toHaveCount(1)
  await page.reload()
  await expect(run).toBeVisible()
  await guest.room.end.click()
  await expect(page.getByTestId('bill-control')).toContainText(`${price} VXC`)
  await expect(total).toBeVisible()
  await expect(run).toHaveCount(0)
  await page.getByRole('link', { name: guest.t('chat.bill.receipt') }).click()
  await expect(guest.purchases.of('control')).toHaveCount(1)
})
