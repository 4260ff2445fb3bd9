import type { ViewportSize } from '@playwright/test'
import { limit } from '../scripts/setup/machine-speed.ts'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/fixtures'
import { expectLargeTargets, expectNothingCovered, WINDOWS } from './support/pressable'
import type { Guest } from './support/guest'
import { newPerson } from './support/names'

const LOOKS = [
  { theme: 'light', width: 390, height: 844 },
  { theme: 'dark', width: 1440, height: 900 },
] as const

/** What is open stays open while the page changes its width and its theme: one session is enough for both. */
async function expectAccessibleEverywhere(
  guest: Guest,
  what: string,
  windows: readonly ViewportSize[] = WINDOWS,
): Promise<void> {
  for (const { theme, width, height } of LOOKS) {
    await guest.page.setViewportSize({ width, height })
    for (const frame of guest.page.frames())
      await frame.evaluate((chosen) => {
        document.documentElement.dataset['theme'] = chosen
      }, theme)
    await expectAccessible(guest, `${what}, ${theme}`)
  }
  await expectLargeTargets(guest.page, what)
  await expectNothingCovered(guest.page, what, windows)
}

test('axe finds nothing in the checkout, in any of its views', async ({ guest }) => {
  test.setTimeout(limit(120_000))
  const { checkout } = guest
  await guest.arrive('start', {}, 'nothing')
  await guest.button('shell.account.logIn').click()
  await checkout.expectOpen()
  await expectAccessibleEverywhere(guest, 'log in')
  await checkout.close()
  await guest.button('shell.account.signUp').click()
  await checkout.expectOpen()
  await checkout.button('payments.frame.signup.submit').click()
  await expect(checkout.shows('payments.frame.errors.terms')).toBeVisible()
  await expectAccessibleEverywhere(guest, 'sign up with errors')
  await checkout.signUp(newPerson())
  await expectAccessibleEverywhere(guest, 'welcome')
  await guest.openTopUp()
  await expectAccessibleEverywhere(guest, 'top up')
  await checkout.pay('decline')
  await expect(checkout.shows('payments.frame.result.declined.title')).toBeVisible()
  await expectAccessibleEverywhere(guest, 'declined')
  await checkout.button('payments.frame.retry').click()
  await checkout.pay('delay')
  await expect(checkout.shows('payments.frame.result.pending.title')).toBeVisible()
  await expectAccessibleEverywhere(guest, 'pending')
})

test('axe finds nothing in a room, from the lobby to the bill, nor in the conversation after it', async ({ guest }) => {
  test.setTimeout(limit(120_000))
  const { page, room, conversation } = guest
  await guest.arrive('cams', {}, 'account')
  await guest.cams.openLiveActor()
  await guest.link('actors.profile.chat').click()
  await room.choosePrivate()
  await room.start.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleEverywhere(guest, 'not enough coins')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: guest.t('shell.account.topUp') })
    .click()
  await guest.checkout.expectOpen()
  await guest.checkout.pay('approve')
  await guest.checkout.expectClosed()
  await expectAccessibleEverywhere(guest, 'the door')
  await room.enter(20)
  await conversation.sendText('Hello')
  await conversation.gift('rose').click()
  await conversation.send.click()
  await expect(conversation.given('rose')).toBeVisible()
  await expectAccessibleEverywhere(guest, 'a chat')
  await room.leave()
  await expectAccessibleEverywhere(guest, 'the bill')
  await guest.visit('messenger', {})
  await page.getByRole('main').getByRole('link').first().click()
  await expect(conversation.given('rose')).toBeVisible()
  await conversation.gifts()
  // Beside gifts that were opened by hand, a phone on its side has room for one line of the talk.
  const high = WINDOWS.filter(({ height }) => height > 400)
  await expectAccessibleEverywhere(guest, 'a conversation', high)
  await guest.button('messenger.more').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessibleEverywhere(guest, 'what can be done with it', high)
})

for (const [size, colorScheme] of [
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const) {
  test.describe(`${size}, ${colorScheme}`, () => {
    test.use({ size, colorScheme })

    test('axe finds nothing in open menus', async ({ guest }) => {
      const { page } = guest
      await guest.arrive('cams', {}, 'account')
      await guest.chooseTheme(colorScheme)
      const menus = guest.isPhone
        ? ([
            ['shell.nav.more', 'dialog'],
            ['shell.nav.search', 'dialog'],
            ['shell.nav.you', 'dialog'],
            ['actors.filter.title', 'dialog'],
          ] as const)
        : ([['shell.account.label', 'menu']] as const)
      for (const [key, role] of menus) {
        await guest.button(key).click()
        await expect(page.getByRole(role)).toBeVisible()
        await expectAccessible(guest, key)
        await page.keyboard.press('Escape')
        await expect(page.getByRole(role)).toBeHidden()
      }
      await page
        .getByRole('banner')
        .getByRole('button', { name: guest.t('notifications.title') })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(guest, 'news')
      await page.keyboard.press('Escape')
      await page
        .getByRole('main')
        .getByRole('combobox', { name: guest.t('actors.sort.label') })
        .click()
      await expect(page.getByRole('listbox')).toBeVisible()
      await expectAccessible(guest, 'order')
    })
  })
}
