import { limit } from '../scripts/setup/machine-speed.ts'
import { coinsIn } from './support/amounts'
import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'

/** Opens a running chat that costs nothing by the minute, so that all that leaves the balance is tips. */
async function enterFreeChat(guest: Guest): Promise<string> {
  await guest.visit('cams', {}, { online: '1', mode: 'free' })
  const actorName = (await guest.cams.tiles.first().getByRole('link').first().textContent()) ?? ''
  await guest.visit('actorChat', { actorName })
  await guest.room.kind('free').or(guest.room.startOf('free')).first().click()
  await guest.room.startOf('free').click()
  await expect(guest.room.end).toBeVisible()
  return actorName
}

test('a tip is a line in the room, moves the goal, is on the bill and in the statement, once under a double click [ADD-001] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'coins')
  const before = await guest.coins()
  const name = await enterFreeChat(guest)
  const goal = page.getByTestId('tip-goal').first()
  await expect(goal).toContainText(/0 of \d+ VXC/u)
  await guest.button('chat.tips.open').click()
  const menu = page.getByRole('dialog', { name: guest.t('chat.tips.title', { name }) })
  const cheapest = menu.getByRole('listitem').first().getByRole('button')
  const label = (await cheapest.textContent()) ?? ''
  const price = coinsIn(/\d+ VXC/u.exec(label)?.[0] ?? '')
  expect(price).toBeGreaterThan(0)
  await cheapest.dblclick()
  await expect(menu).toHaveCount(0)
  const line = page.getByRole('log').getByText(new RegExp(`^\\s*You tipped ${price} VXC: `, 'u'))
  // One that can be undone is given five seconds after the press.
  await expect(line).toHaveCount(1, { timeout: limit(15_000) })
  await expect(goal).toContainText(`${price} of `)
  await guest.room.end.click()
  await expect(page.getByTestId('bill-gifts')).toContainText(`${price} VXC`)
  await page.getByRole('link', { name: guest.t('chat.bill.receipt') }).click()
  await expect(guest.purchases.of('tip')).toHaveCount(1)
  expect(await guest.purchases.sum()).toBe(before - price)
})

test('a tip is given with the keyboard alone: the menu opens, holds the focus and gives it back; the actor thanks @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'coins')
  const name = await enterFreeChat(guest)
  const open = guest.button('chat.tips.open')
  await open.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: guest.t('chat.tips.title', { name }) })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('listitem').first().getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveCount(0)
  const log = page.getByRole('log')
  await expect(log.getByText(/You tipped \d+ VXC: /u)).toBeVisible({ timeout: limit(15_000) })
  await expect(log.getByText(new RegExp(`^${name} · `, 'u')).first()).toBeVisible({ timeout: limit(15_000) })
})

test('a large tip is taken back with one press within five seconds, and costs nothing; one that is left is given @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'coins')
  const before = await guest.coins()
  const name = await enterFreeChat(guest)
  const menu = page.getByRole('dialog', { name: guest.t('chat.tips.title', { name }) })
  const line = page.getByRole('log').getByText(/You tipped \d+ VXC: /u)
  /** Gives the dearest tip of the menu; its price. */
  const give = async (): Promise<number> => {
    await guest.button('chat.tips.open').click()
    const dearest = menu.getByRole('listitem').last().getByRole('button')
    const price = coinsIn(/\d+ VXC/u.exec((await dearest.textContent()) ?? '')?.[0] ?? '')
    await dearest.click()
    await expect(menu).toHaveCount(0)
    return price
  }
  const price = await give()
  expect(price).toBeGreaterThanOrEqual(10)
  const undo = page.getByRole('button', { name: /^Undo · [1-5] s$/u })
  await undo.click()
  await expect(guest.toast('chat.tips.undone', { count: price })).toBeVisible()
  await expect(undo).toHaveCount(0)
  await expect(line).toHaveCount(0)

  await give()
  await expect(undo).toBeVisible()
  await expect(line).toHaveCount(1, { timeout: limit(15_000) })
  await expect(undo).toHaveCount(0)
  await guest.room.end.click()
  await expect(page.getByTestId('bill-gifts')).toContainText(`${price} VXC`)
  await page.getByRole('link', { name: guest.t('chat.bill.receipt') }).click()
  await expect(guest.purchases.of('tip')).toHaveCount(2)
  await expect(guest.purchases.of('refund')).toHaveCount(1)
  expect(await guest.purchases.sum()).toBe(before - price)
})
