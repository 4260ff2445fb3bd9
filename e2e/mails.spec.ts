import { expect, test } from './support/fixtures'
import { newPerson } from './support/names'
import { followMail, mailSubjects } from './support/stage'

test.use({ language: 'en', size: 'desktop' })

test('a guest who lost their password sets another by the mailed link, once, and confirms their address [PAY-016][PAY-017]', async ({
  guest,
}) => {
  const { page, checkout } = guest
  const person = newPerson()

  await test.step('the mail of a new account confirms its address', async () => {
    await guest.arriveWithAccount('start', {}, person)
    await followMail(guest, 'Confirm your e-mail address')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.t('support.confirm.done'))
    expect(new URL(page.url()).hash).toBe('')
    await guest.expectFit()
  })

  await test.step('logged out, they request a link in the window to log in', async () => {
    await page.getByRole('button', { name: guest.t('shell.account.label') }).click()
    await page.getByRole('menuitem', { name: guest.t('shell.account.logOut') }).click()
    await guest.button('shell.account.logIn').first().click()
    await checkout.field('email').fill(person.email)
    await checkout.button('payments.frame.login.lost').click()
    // What was typed came along.
    await expect(checkout.field('email')).toHaveValue(person.email)
    await checkout.button('payments.frame.pwdlost.submit').click()
    await expect(checkout.shows('payments.frame.pwdlost.sent.title')).toBeVisible()
    await checkout.button('payments.frame.close').click()
    await checkout.expectClosed()
  })

  const link = await test.step('the link leads to a form; the new password logs them in', async () => {
    const address = await followMail(guest, 'Your new password for Vesper')
    await guest.expectFit()
    await guest.button('support.reset.start').click()
    await checkout.field('password').fill('a new long evening')
    await checkout.button('payments.frame.fields.showPassword').click()
    await expect(checkout.field('password')).toHaveAttribute('type', 'text')
    await checkout.button('payments.frame.pwdreset.submit').click()
    await checkout.expectClosed()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.t('support.reset.done'))
    // Sent after the answer, by the platform's scheduler: a page that is left before delivers it later.
    await expect(async () => {
      expect((await mailSubjects(guest)).join(' ')).toContain('Your password for Vesper was changed')
    }).toPass()
    return address
  })

  await test.step('followed again, the link shows that it is over, and how to get another', async () => {
    await page.goto(link)
    await guest.button('support.reset.start').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.t('support.reset.expired'))
    await expect(guest.button('support.reset.again')).toBeVisible()
  })
})

test('a report names what it is about, outlives a reload, and is answered with a number', async ({ guest }) => {
  const { page } = guest
  await guest.visit('allVideos', {})
  await guest.enter()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/videos\/watch\//u)
  // The address changes before the page does: the link is the video's own.
  const report = page.getByRole('link', { name: guest.t('support.report'), exact: true })
  await expect(report).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await report.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.t('support.contact.title'))
  await expect(page.getByText(guest.t('support.contact.kinds.video', { name: title }))).toBeVisible()
  await guest.button('support.contact.send').click()
  await expect(page.getByText(guest.t('support.contact.errors.email'))).toBeVisible()
  await page.getByLabel(guest.t('support.contact.email'), { exact: true }).fill('robin@vesper.test')
  await page.getByLabel(guest.t('support.contact.text'), { exact: true }).fill('This does not belong here.')
  await page.reload()
  await expect(page.getByLabel(guest.t('support.contact.text'), { exact: true })).toHaveValue(
    'This does not belong here.',
  )
  await guest.expectFit()
  await guest.button('support.contact.send').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.t('support.contact.done.title'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const receipt = /V-\w{4}-\w{4}/u.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'none'
  await expect
    .poll(async () => (await mailSubjects(guest)).filter((subject) => subject.includes(receipt)).length)
    .toBe(2)
})
