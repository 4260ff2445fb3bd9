import { expect, test } from './support/fixtures'
import { mailSubjects } from './support/stage'
import type { Visit } from './support/visit'

test.use({ language: 'de', size: 'desktop' })

/** The code of the newest message: a text message is listed among the mails of the embedded world. */
async function codeSent(guest: Visit): Promise<string> {
  let code = ''
  await expect(async () => {
    const message = (await mailSubjects(guest)).find((text) => text.includes('Bestätigungscode')) ?? ''
    code =
      /Bestätigungscode ist (?<digits>[\d, ]+)\./u.exec(message)?.groups?.['digits'] ??
      /^\d{6}/u.exec(message)?.[0] ??
      ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

test('a guest verifies a mobile number and a landline, types them wrong, reloads in between, and removes one [AUT-033][AUT-034]', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arriveWithAccount('memberSettings', {})
  const field = (name: string) => page.getByLabel(name, { exact: true })

  await test.step('a number that does not exist is refused, and stays in its field', async () => {
    await field(guest.t('phone.number.mobile')).fill('0151 12')
    await guest.button('phone.send.mobile').click()
    await expect(page.getByText(guest.t('phone.error.invalid-phone-number'))).toBeVisible()
    await expect(field(guest.t('phone.number.mobile'))).toHaveValue('0151 12')
  })

  await test.step('a number of the own country needs no code of it; a wrong pin can be corrected after a reload', async () => {
    await field(guest.t('phone.number.mobile')).fill('0151 12345678')
    await page.keyboard.press('Enter')
    await expect(page.getByText(guest.t('phone.sent.mobile', { number: '+49 1511 2345678' }))).toBeVisible()
    await page.reload()
    const pin = field(guest.t('phone.pin', { digits: 6 }))
    const code = await codeSent(guest)
    await pin.fill(code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`)
    await guest.button('phone.confirm').click()
    await expect(page.getByText(guest.t('phone.error.invalid-code'))).toBeVisible()
    await guest.expectFit()
    await pin.fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByText('+49 1511 2345678', { exact: true })).toBeVisible()
  })

  await test.step('a landline is called, and its pin has five digits', async () => {
    await page.getByRole('radio', { name: guest.t('phone.line.fixed') }).check()
    await field(guest.t('phone.number.fixed')).fill('030 123456')
    await guest.button('phone.send.fixed').click()
    await field(guest.t('phone.pin', { digits: 5 })).fill(await codeSent(guest))
    await guest.button('phone.confirm').click()
    await expect(page.getByText('+49 30 123456', { exact: true })).toBeVisible()
    await guest.expectFit()
  })

  await test.step('the mobile number gets the text messages of the guest, until it is removed', async () => {
    await guest.visit('memberNotifications', {})
    await expect(page.getByText(guest.t('account.notices.channelHint.sms', { phone: '+49 ••• 678' }))).toBeVisible()
    await guest.visit('memberSettings', {})
    await page.getByRole('button', { name: guest.t('phone.removeNumber', { number: '+49 1511 2345678' }) }).click()
    await expect(page.getByText(guest.t('phone.removed'))).toBeVisible()
    await expect(page.getByText('+49 1511 2345678', { exact: true })).toBeHidden()
    await guest.visit('memberNotifications', {})
    await expect(field(guest.t('phone.number.mobile'))).toBeVisible()
  })
})
