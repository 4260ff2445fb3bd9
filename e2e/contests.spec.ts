import { expectAccessible, expectAccessibleScreen } from './support/axe'
import { expect, test } from './support/fixtures'
import { newPerson } from './support/names'
import { pattern } from './support/pattern'

test.describe('contests', () => {
  test('a visitor finds one, votes by signing up, and sees the vote in the ranking at once and after a reload [CON-001][CON-008][CON-010] @once', async ({
    guest,
  }) => {
    const { page } = guest
    const main = page.getByRole('main')
    await guest.visit('contests', {})
    await guest.enter()
    await expectAccessibleScreen(guest, 'the list of contests')
    await main.getByRole('link', { name: 'Candlelight', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/contests\/candlelight\/$/u)
    await expect(main.getByText(guest.t('contests.left', { count: 5, all: 5 }))).toBeVisible()
    const voteButton = main
      .getByRole('button', { name: pattern(guest.texts, 'contests.voteFor', 'name', 'title') })
      .first()
    const name = (await voteButton.getAttribute('aria-label')) ?? ''
    await voteButton.click()
    await guest.checkout.signUp(newPerson())
    // The vote waited for the sign-up.
    await expect(main.getByText(guest.t('contests.left', { count: 4, all: 5 }))).toBeVisible()
    const given = main.getByRole('button', { name: name.replace('Vote for', 'Voted for') })
    await expect(given).toBeVisible()
    await page.reload()
    await expect(given).toBeVisible()
    await expectAccessibleScreen(guest, 'a contest')
    await expect(main.getByText(guest.t('contests.left', { count: 4, all: 5 }))).toBeVisible()
  })

  test('a member votes with the keyboard, is asked once, gives five votes and takes one back [CON-004][CON-005][MOD-029] @once', async ({
    guest,
  }) => {
    const { page } = guest
    const main = page.getByRole('main')
    await guest.arrive('contest', { contestId: 'candlelight' as never }, 'account')
    const given = main.getByRole('button', { name: pattern(guest.texts, 'contests.votedFor', 'name', 'title') })
    const free = main.getByRole('button', { name: pattern(guest.texts, 'contests.voteFor', 'name', 'title') })
    await free.first().focus()
    await page.keyboard.press('Enter')
    const box = page.getByRole('dialog')
    await expect(box).toBeVisible()
    await expectAccessible(guest, 'the question before a vote')
    await box.getByRole('checkbox').press('Space')
    await box.getByRole('button', { name: guest.t('contests.vote'), exact: true }).press('Enter')
    await expect(box).toBeHidden()
    await expect(given).toHaveCount(1)
    for (const count of [2, 3, 4, 5]) {
      await free.first().dblclick()
      // A second press while the vote is on its way is not a second vote, and does not take it back.
      await expect(main.getByText(guest.t('contests.left', { count: 5 - count, all: 5 }))).toBeVisible()
    }
    await free.first().click()
    await expect(page.getByRole('alert').getByText(guest.t('contests.refused.vote-limit-reached'))).toBeAttached()
    await expect(given).toHaveCount(5)
    await given.first().click()
    await expect(main.getByText(guest.t('contests.left', { count: 1, all: 5 }))).toBeVisible()
    await main.getByRole('link', { name: guest.t('contests.sub.voted'), exact: true }).click()
    await expect(main.getByRole('status').filter({ hasText: guest.t('contests.entries', { count: 4 }) })).toBeVisible()
    await page.goBack()
    await expect(given).toHaveCount(4)
  })

  test('the open ones are on the start page, and lead to their page [NAV-068] @once', async ({ guest }) => {
    const { page } = guest
    await guest.arrive('start', {}, 'nothing')
    const open = page.getByRole('region', { name: guest.t('contests.title') })
    await guest.readDownTo(open.getByRole('article').first())
    await open.getByRole('link', { name: 'Candlelight', exact: true }).click()
    await expect(page).toHaveURL(/\/contests\/candlelight\/$/u)
    await expect(page.getByRole('heading', { level: 1, name: 'Candlelight' })).toBeVisible()
  })
})
