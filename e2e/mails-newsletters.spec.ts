import { expect, test } from './support/fixtures'
import { followMail } from './support/stage'

test.use({ language: 'en', size: 'desktop' })

test('a visitor subscribes to a newsletter with the keyboard, confirms it by the mailed link, and ends it [GUE-026, GUE-027]', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: guest.t('shell.footer.newsletters') })
    .click()
  await expect(guest.heading('newsletters.title')).toBeVisible()
  const address = page.getByRole('textbox', { name: guest.t('newsletters.email') })
  const contests = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Contests' }) })
  await contests.getByRole('button', { name: 'Subscribe to Contests' }).press('Enter')
  await expect(page.getByText(guest.t('newsletters.refused.invalid-email'))).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill('reader@vesper.test')
  // A typed address is still there after a reload.
  await page.reload()
  await expect(address).toHaveValue('reader@vesper.test')
  await contests.getByRole('button').press('Enter')
  await expect(contests.getByRole('status')).toHaveText(/open the link in the mail we sent to reader@vesper\.test/u)
  await guest.expectFit()
  await followMail(guest, 'Confirm your newsletter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guest.t('newsletters.confirm.done'))
  await page.getByRole('link', { name: guest.t('newsletters.confirm.all') }).click()
  await expect(contests.getByRole('status')).toHaveText('Subscribed with reader@vesper.test.')
  await contests.getByRole('button', { name: 'Unsubscribe from Contests' }).press('Enter')
  await expect(contests.getByRole('button', { name: 'Subscribe to Contests' })).toBeVisible()
})
