import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showFeed } from '#test/support/ui/feed-page'
import { postWith } from '#test/support/ui/posts'

async function open() {
  const shown = await showFeed([postWith()])
  const tip = shown.screen.getByRole('button', { name: 'Tip', exact: true })
  ;(tip.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const sheet = shown.screen.getByRole('dialog', { name: 'Tip Pia Winter' })
  await expect.element(sheet).toBeVisible()
  return { ...shown, tip, sheet }
}

it('takes the focus, and gives it back with Escape', async () => {
  const { tip, sheet } = await open()
  await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(tip).toHaveFocus()
})

it('gives what the button names, once with a double press', async () => {
  const { sheet, world, guest, hold, release } = await open()
  await userEvent.click(sheet.getByRole('button', { name: '25 VXC', exact: true }))
  hold.on = true
  await userEvent.dblClick(sheet.getByRole('button', { name: 'Give 25 VXC' }))
  release()
  await expect.element(sheet).not.toBeInTheDocument()
  expect({ amountCoins: world.tips.map(({ amountCoins }) => amountCoins), balance: guest.balance }).toEqual({
    amountCoins: [25],
    balance: 90,
  })
})

it('takes an amount of the guest’s own, and none that cannot be given', async () => {
  const { sheet, world } = await open()
  const field = sheet.getByRole('textbox', { name: 'Your own amount in coins' })
  for (const wrong of ['0', '10001', '2.5', '']) {
    await userEvent.fill(field, wrong)
    await expect.element(sheet.getByText('From 1 to 10,000 coins.')).toBeVisible()
    await expect.element(sheet.getByRole('button', { name: /^Give/u })).toBeDisabled()
  }
  await userEvent.fill(field, '7')
  await userEvent.click(sheet.getByRole('button', { name: 'Give 7 VXC' }))
  await expect.poll(() => world.tips.map(({ amountCoins }) => amountCoins)).toEqual([7])
})

it('leads to more coins where there are not enough, and stays open', async () => {
  const { sheet, world, modals, guest } = await open()
  world.paid.push({ ok: false, reason: 'not-enough-money', missing: 40 })
  await userEvent.click(sheet.getByRole('button', { name: 'Give 10 VXC' }))
  await expect.poll(() => modals.open).toEqual({ id: 'not-enough-money', values: { missing: 40 } })
  await expect.element(sheet).toBeVisible()
  expect(guest.balance).toBe(100)
})
