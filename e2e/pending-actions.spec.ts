import { expect, test } from './support/fixtures'
import { newPerson } from './support/names'

test('a heart pressed by a guest without an account is there once they have one [AUT-005][ACT-048]', async ({
  guest,
}) => {
  await guest.arrive('cams', {}, 'nothing')
  const name = (await guest.cams.live.first().getByRole('link').textContent()) ?? ''
  await guest.button('actors.tile.pin', { name }).click()
  await guest.checkout.signUp(newPerson())
  await expect(guest.button('actors.tile.unpin', { name })).toBeVisible()
  // The heart fills at once; this text comes when the like is stored.
  await expect(guest.toast('actors.pinned', { name })).toBeVisible()
  await guest.visit('memberFavoriteCams', {})
  await expect(guest.cams.tiles.getByRole('link', { name, exact: true })).toBeVisible()
})

test('a guest who wanted to write before they had an account is led to the text field [AUT-005][PAY-060]', async ({
  guest,
}) => {
  await guest.arrive('cams', {}, 'nothing')
  const name = await guest.cams.openLiveActor()
  await guest.button('actors.profile.write').click()
  await guest.checkout.signUp(newPerson())
  await expect(guest.page).toHaveURL(/\/messenger\/[^/]+\/$/u)
  await expect(guest.conversation.field).toHaveAccessibleName(guest.t('messenger.write', { name }))
})

test('who comes back logs in with the same account and finds their coins [AUT-004][PAY-018]', async ({ guest }) => {
  const person = await guest.arriveWithAccount('start', {})
  await guest.topUp()
  const coins = await guest.coins()
  await guest.button('shell.account.label').click()
  await guest.page.getByRole('menuitem', { name: guest.t('shell.account.logOut') }).click()
  await guest.button('shell.account.logIn').click()
  await guest.checkout.logIn(person)
  await expect(guest.balance).toBeVisible()
  await expect.poll(() => guest.coins()).toBe(coins)
})
