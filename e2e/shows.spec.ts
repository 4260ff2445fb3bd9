import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'
import { Keys } from './support/keys'
import { newPerson } from './support/names'

const cards = ({ page }: Guest): Locator => page.getByRole('main').getByRole('article')

/** The card of one show, before and after it is sold. */
async function cardOf(guest: Guest, found: Locator): Promise<Locator> {
  const id = (await found.getAttribute('data-show')) ?? ''
  return guest.page.locator(`article[data-show="${id}"]`)
}

const buyOn = (guest: Guest, card: Locator): Locator =>
  card.getByRole('button', { name: guest.t('shows.buy'), exact: false })

/** The first show that costs something and has not begun. */
async function upcoming(guest: Guest): Promise<Locator> {
  const found = cards(guest)
    .filter({ has: guest.page.getByRole('button', { name: guest.t('shows.buy'), exact: false }) })
    .and(guest.page.locator('article:not([data-running])'))
    .first()
  await expect(found).toBeVisible()
  return cardOf(guest, found)
}

const priceOn = async (guest: Guest, card: Locator): Promise<number> =>
  Number(/(?<coins>\d+) VXC/u.exec((await buyOn(guest, card).textContent()) ?? '')?.groups?.['coins'])

const held = (guest: Guest, card: Locator): Locator => card.getByText(guest.t('shows.ticket'), { exact: true })

test('a ticket, from the list to the statement, still there after a reload, and given back [CHA-022][CHA-023][CHA-029] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'coins')
  const before = await guest.coins()
  await guest.goTo('shell.nav.shows')
  await expect(guest.heading('shows.title')).toBeVisible()
  const card = await upcoming(guest)
  const price = await priceOn(guest, card)
  await buyOn(guest, card).dblclick()
  await expect(held(guest, card)).toBeVisible()
  await expect.poll(() => guest.coins()).toBe(before - price)

  await page.reload()
  await expect(held(guest, card)).toBeVisible()
  await guest.visit('memberPurchases', {})
  const line = guest.purchases.lines.filter({ hasText: guest.t('shows.purchase') })
  await expect(line).toHaveCount(1)
  expect(await guest.purchases.sum()).toBe(before - price)
  await line.getByRole('link').click()
  await expect(page).toHaveURL(/\/cam-shows\/\?filter=mine$/u)
  await expect(cards(guest)).toHaveCount(1)

  await guest.button('shows.giveBack').click()
  await expect(cards(guest)).toHaveCount(0)
  await expect.poll(() => guest.coins()).toBe(before)
  await page.reload()
  await expect(page.getByText(guest.t('shows.none.mine'))).toBeVisible()
  expect(await guest.coins()).toBe(before)
})

test('a show that runs: its ticket is on sale in the closed room, opens it, and two questions follow [CHA-022][CHA-037] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('camShows', {}, 'coins')
  const running = page.locator('article[data-running]').first()
  await expect(running).toBeVisible()
  const name = (await running.getByRole('link').first().textContent())?.replace(/^with /u, '') ?? ''
  await guest.visit('actorChat', { actorName: name })
  await expect(page.getByRole('heading', { name: guest.t('chat.closed.show', { name }) })).toBeVisible()
  const card = cards(guest).first()
  await card.getByRole('button', { name: /Get ticket|Reserve/u }).click()
  const enter = guest.button('chat.start.ticket')
  await expect(enter).toBeVisible()
  await enter.click()
  await expect(guest.button('chat.end')).toBeVisible()
  // The minutes are paid for by the ticket: the room does not call them free of charge.
  await expect(page.getByText(`${guest.t('chat.mode.ticket')} · ${guest.t('chat.withTicket')}`)).toBeVisible()
  await guest.button('chat.end').click()
  await expect(page.getByTestId('bill-total')).toHaveText('0 VXC')
  await page.getByRole('button', { name: 'Good', exact: true }).click()
  await guest.button('chat.survey.send').click()
  await expect(page.getByText(guest.t('chat.survey.thanks'))).toBeVisible()
})

test('a guest without an account is prompted to sign up, and the ticket follows [AUT-005] @once', async ({ guest }) => {
  await guest.arrive('camShows', {}, 'nothing')
  const card = await upcoming(guest)
  await buyOn(guest, card).click()
  await guest.checkout.signUp(newPerson())
  await guest.topUpFromBox()
  await buyOn(guest, card).click()
  await expect(held(guest, card)).toBeVisible()
})

test('a ticket with the keyboard alone @once', async ({ guest }) => {
  const keys = new Keys(guest.page)
  await guest.arrive('camShows', {}, 'coins')
  const card = await upcoming(guest)
  await keys.do(buyOn(guest, card))
  await expect(held(guest, card)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ size: 'phone' })

  test('the list fits, filters, and sells a ticket @once', async ({ guest }) => {
    const { page } = guest
    await guest.arrive('camShows', {}, 'coins')
    const card = await upcoming(guest)
    await guest.expectWhole()
    await guest.button('shows.filter.free').click()
    await expect(page).toHaveURL(/filter=free$/u)
    await expect(buyOn(guest, cards(guest).first())).toHaveCount(0)
    await guest.button('shows.filter.free').click()
    await buyOn(guest, card).click()
    await expect(held(guest, card)).toBeVisible()
    await guest.expectWhole()
  })
})
