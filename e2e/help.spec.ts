import { expect, test } from './support/fixtures'

test('help finds an answer while a guest types, with a typing error too, and hands its topic on to the contact page @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('help', {}, 'nothing')
  const answers = page.getByRole('main').locator('details')
  await expect(answers).toHaveCount(25)
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('tikcet')
  await expect(answers.first()).toHaveAttribute('id', 'tickets')
  await expect(page.getByRole('status').getByText(guest.t('support.help.found', { count: 1 }))).toBeVisible()
  await answers.first().locator('summary').click()
  await expect(answers.first()).toContainText(guest.t('support.help.answers.tickets.text'))
  await field.fill('zeppelin')
  await expect(guest.heading('support.help.none')).toBeVisible()
  await field.fill('')
  await expect(answers).toHaveCount(25)
  await page.locator('#missing-coins summary').click()
  await page.locator('#missing-coins').getByRole('link').click()
  await expect(guest.heading('support.contact.title')).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveText(guest.t('support.contact.topics.payment'))
})

test('a place where a question arises leads to its answer, which is open @once', async ({ guest }) => {
  const { page } = guest
  await guest.arriveWithAccount('memberSettings', {})
  await page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: guest.t('account.limits.title'), exact: true }) })
    .last()
    .getByRole('link', { name: guest.t('shell.footer.help'), exact: true })
    .click()
  await expect(page.locator('#limits')).toHaveAttribute('open')
  await expect(page.locator('#limits').getByText(guest.t('support.help.answers.limits.text'))).toBeInViewport()
  await expect(page.locator('details[open]')).toHaveCount(1)
})
