import { limit } from '../scripts/setup/machine-speed.ts'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/fixtures'
import { newPerson } from './support/names'

for (const [size, colorScheme] of [
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const) {
  test.describe(`${size}, ${colorScheme}`, () => {
    test.use({ size, colorScheme })
    test.setTimeout(limit(120_000))

    test('axe finds nothing in the checkout, in any of its views', async ({ guest }) => {
      const { checkout } = guest
      await guest.arrive('start', {}, 'nothing')
      await guest.chooseTheme(colorScheme)
      await guest.button('shell.account.logIn').click()
      await checkout.expectOpen()
      await expectAccessible(guest, 'log in')
      await checkout.close()
      await guest.button('shell.account.signUp').click()
      await checkout.expectOpen()
      await checkout.button('payments.frame.signup.submit').click()
      await expect(checkout.shows('payments.frame.errors.terms')).toBeVisible()
      await expectAccessible(guest, 'sign up with errors')
      await checkout.signUp(newPerson())
      await expectAccessible(guest, 'welcome')
      await guest.openTopUp()
      await expectAccessible(guest, 'top up')
      await checkout.pay('decline')
      await expect(checkout.shows('payments.frame.result.declined.title')).toBeVisible()
      await expectAccessible(guest, 'declined')
      await checkout.button('payments.frame.retry').click()
      await checkout.pay('delay')
      await expect(checkout.shows('payments.frame.result.pending.title')).toBeVisible()
      await expectAccessible(guest, 'pending')
    })

    test('axe finds nothing in open menus', async ({ guest }) => {
      const { page } = guest
      await guest.arrive('cams', {}, 'account')
      await guest.chooseTheme(colorScheme)
      const menus = guest.isPhone
        ? ([
            ['shell.nav.menu', 'dialog'],
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

    test('axe finds nothing in a room, from the lobby to the bill, nor in the conversation after it', async ({
      guest,
    }) => {
      const { page, room, conversation } = guest
      await guest.arrive('cams', {}, 'account')
      await guest.chooseTheme(colorScheme)
      await guest.cams.openLiveActor()
      await guest.link('actors.profile.chat').click()
      await room.choosePrivate()
      await room.start.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(guest, 'not enough coins')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: guest.t('shell.account.topUp') })
        .click()
      await guest.checkout.expectOpen()
      await guest.checkout.pay('approve')
      await guest.checkout.expectClosed()
      await expectAccessible(guest, 'the door')
      await room.enter(20)
      await conversation.sendText('Hello')
      await conversation.gift('rose').click()
      await conversation.send.click()
      await expect(conversation.given('rose')).toBeVisible()
      await expectAccessible(guest, 'a chat')
      await room.leave()
      await expectAccessible(guest, 'the bill')
      await guest.visit('messenger', {})
      await page.getByRole('main').getByRole('link').first().click()
      await expect(conversation.given('rose')).toBeVisible()
      await conversation.gifts()
      await expectAccessible(guest, 'a conversation')
      await guest.button('messenger.more').click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessible(guest, 'what can be done with it')
    })
  })
}
