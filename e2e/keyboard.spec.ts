import { limit } from '../scripts/setup/machine-speed.ts'
import { expect, test } from './support/fixtures'
import { Keys } from './support/keys'
import { newPerson } from './support/names'

const WORDS = { chat: 'Hello, how is your evening?', later: 'Thank you for the lovely evening.' } as const

test('a whole session with the keyboard alone [CHA-001][GIF-009][MSG-001][PAY-003][PAY-025][PAY-074]', async ({
  guest,
}) => {
  test.setTimeout(limit(120_000))
  const { page, checkout, room, conversation, cams } = guest
  const keys = new Keys(page)
  const person = newPerson()

  await test.step('in', async () => {
    await guest.visit('start', {})
    await keys.do(guest.button('access.gate.enter'))
    await keys.do(guest.button('consent.necessaryOnly'))
    await expect(guest.heading('consent.title')).toBeHidden()
    await keys.do(guest.nav('live'))
    await expect(page).toHaveURL(/\/cams\/$/u)
  })

  await test.step('to a live actor', async () => {
    const filter = page.getByRole('main').getByRole('button', { name: guest.t('actors.filter.online'), exact: true })
    await keys.do(filter, 'Tab', 'Space')
    await expect(page).toHaveURL(/online=1/u)
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
    const name = (await cams.live.first().getByRole('link').textContent()) ?? ''
    await keys.do(cams.tiles.getByRole('link', { name, exact: true }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  })

  await test.step('with an account', async () => {
    await keys.do(guest.button('shell.account.signUp'), 'Shift+Tab')
    await checkout.expectOpen()
    await keys.to(checkout.field('name'))
    await keys.type(person.name)
    await keys.to(checkout.field('email'))
    await keys.type(person.email)
    await keys.to(checkout.field('password'))
    await keys.type(person.password)
    await keys.to(checkout.field('day'))
    await keys.type('02')
    await keys.to(checkout.field('month'))
    await keys.type('04')
    await keys.to(checkout.field('year'))
    await keys.type('1990')
    await keys.do(checkout.terms, 'Tab', 'Space')
    await keys.do(checkout.button('payments.frame.signup.submit'))
    await checkout.expectClosed()
    await expect(guest.balance).toBeVisible()
  })

  await test.step('and with coins; Escape leaves the checkout and the focus is where it was', async () => {
    await keys.do(guest.topUpButton, 'Shift+Tab')
    await checkout.expectOpen()
    await keys.press('Escape')
    await checkout.expectClosed()
    await expect(guest.topUpButton).toBeFocused()
    await keys.press('Enter')
    await keys.to(checkout.frame.getByRole('radio', { checked: true }).first())
    await keys.press('ArrowDown')
    await keys.do(checkout.payButton)
    await checkout.expectClosed()
    await expect(guest.topUpButton).toBeFocused()
    await expect.poll(() => guest.coins()).toBeGreaterThan(0)
  })

  await test.step('into the room and out again', async () => {
    await keys.do(guest.link('actors.profile.chat'))
    await keys.do(room.kind('single'), 'Tab', 'Space')
    await keys.to(room.stop)
    await keys.type('30')
    await keys.do(room.start)
    await expect(room.end).toBeVisible()
    await keys.to(conversation.field)
    await keys.type(WORDS.chat)
    await keys.press('Enter')
    await conversation.expectMessage(WORDS.chat)
    // All gifts are one stop; the arrows lead from one to the next.
    await keys.to(conversation.shelf.locator('[tabindex="0"]').first(), 'Shift+Tab')
    await keys.do(conversation.gift('rose'), 'ArrowRight')
    await keys.do(conversation.send)
    await expect(conversation.given('rose')).toBeVisible()
    await keys.do(room.end, 'Shift+Tab')
    await expect(page.getByTestId('bill-total')).toBeVisible()
  })

  await test.step('and on in the messenger', async () => {
    await keys.do(guest.link('home.hero.profile'))
    await expect(page).toHaveURL(/\/amateur\//u)
    await keys.do(guest.nav('messenger'), 'Shift+Tab')
    // Until then the first link is one of the page before.
    await expect(page).toHaveURL(/\/messenger\/$/u)
    await expect(page.locator('main a[href*="/messenger/"]').first()).toBeVisible()
    await keys.do(page.getByRole('main').getByRole('link').first())
    await keys.to(conversation.field)
    await keys.type(WORDS.later)
    await keys.press('Enter')
    await conversation.expectMessage(WORDS.later)
  })

  const coins = await test.step('a video, bought and seen', async () => {
    await keys.do(guest.nav('videos'))
    const left = await guest.coins()
    await keys.do(await guest.videos.tileUpTo(left))
    await keys.do(guest.videos.buyButton)
    await guest.videos.expectOwned()
    await guest.videos.expectPlaying()
    await keys.press('Space')
    await guest.videos.expectPaused()
    return guest.coins()
  })

  await test.step('and all of it in their purchases, also later', async () => {
    await keys.do(guest.button('shell.account.label'), 'Shift+Tab')
    const purchases = page.getByRole('menuitem', { name: guest.t('account.purchases.title'), exact: true })
    await expect(purchases).toBeVisible()
    // A key that comes before the menu has the focus is lost.
    for (let stop = 0; stop < 8 && !(await purchases.evaluate((item) => item === document.activeElement)); stop++)
      await keys.press('ArrowDown')
    await expect(purchases).toBeFocused()
    await keys.press('Enter')
    expect(await guest.purchases.sum()).toBe(coins)
    await page.reload()
    expect(await guest.purchases.sum()).toBe(coins)
    expect(await guest.coins()).toBe(coins)
  })
})

test.describe('on a page', () => {
  test('menus and lists open, move and close with the keyboard, and give the focus back [NAV-077]', async ({
    guest,
  }) => {
    const { page } = guest
    const keys = new Keys(page)
    await guest.arriveWithAccount('cams', {})
    const account = guest.button('shell.account.label')
    // Signing up ended at the heading of the page, behind which there are more tiles than any guest passes.
    await keys.do(account, 'Shift+Tab')
    const items = page.getByRole('menuitem')
    await expect(items.first()).toBeVisible()
    await keys.press('ArrowDown')
    await expect(items.first()).toBeFocused()
    await keys.press('ArrowDown')
    await expect(items.nth(1)).toBeFocused()
    await keys.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(account).toBeFocused()

    const order = page.getByRole('main').getByRole('combobox', { name: guest.t('actors.sort.label') })
    await keys.do(order)
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options.first()).toBeFocused()
    await keys.press('ArrowDown')
    await expect(options.nth(1)).toBeFocused()
    await keys.press('Enter')
    await expect(page).toHaveURL(/sort=newest/u)
    await expect(order).toBeFocused()
  })

  test('the first stop of a page leads past everything to what it is about', async ({ guest }) => {
    const { page } = guest
    const keys = new Keys(page)
    await guest.arrive('cams', {}, 'nothing')
    await page.reload()
    await expect(guest.cams.tiles.first()).toBeVisible()
    await keys.press('Tab')
    const skip = guest.link('shell.skipToContent')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await keys.press('Enter')
    await keys.press('Tab')
    const first = page.getByRole('main').locator(':focus')
    await expect(first).toHaveCount(1)
  })
})
