import { expect, test } from './support/fixtures'
import { newPerson } from './support/names'

test.describe('a sign-up', () => {
  test.use({ language: 'en' })

  test('begins in its first field, preserves what was typed when it is left, and ends with the focus on the page', async ({
    guest,
  }) => {
    const { page, checkout } = guest
    const person = newPerson()
    await guest.visit('start', {})
    await guest.enter()
    await guest.button('shell.account.signUp').click()
    await checkout.expectOpen()
    await expect(checkout.field('name')).toBeFocused()
    await checkout.fillSignUp(person)
    await page.keyboard.press('Escape')
    await checkout.expectClosed()
    await guest.button('shell.account.logIn').click()
    // One window for both: what was typed is there, but no password.
    await expect(checkout.field('email')).toHaveValue(person.email)
    await expect(checkout.field('password')).toHaveValue('')
    await checkout.button('payments.frame.login.signup').click()
    await expect(checkout.field('name')).toHaveValue(person.name)
    await expect(checkout.field('year')).toHaveValue('1990')
    await checkout.signUp(person)
    await expect(guest.balance).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  })
})
