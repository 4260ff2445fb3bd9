import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'

const tab = ({ page, texts }: Guest, key: Parameters<Guest['t']>[0]) =>
  page.getByRole('main').getByRole('link', { name: texts.t(key), exact: true })

test('the page about an actor has an interview, how guests liked their chats, and when they are on TV [ACT-035, ACT-055, ACT-056] @once', async ({
  guest,
}) => {
  const { page } = guest
  const name = 'Mira Solène'
  await guest.arrive('actor', { actorName: 'mira solène' }, 'nothing')
  await tab(guest, 'discovery.profile.tabs.about').click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: guest.t('discovery.interview.title', { name }) })).toBeVisible()
  await expect(main.getByText('What should a guest bring?')).toBeVisible()
  await expect(main.getByRole('heading', { name: guest.t('discovery.ratings.title', { name }) })).toBeVisible()
  await expect(main.getByText(guest.t('discovery.ratings.of', { count: 214 }))).toBeVisible()
  await expect(main.getByRole('heading', { name: guest.t('discovery.tv.title') })).toBeVisible()
  await expect(main.getByText('The Late Night', { exact: true })).toBeVisible()
})

test('a profile has the tab of the live show, with each way to chat and its price [ACT-022] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'nothing')
  await guest.cams.openLiveActor()
  await tab(guest, 'discovery.profile.tabs.live').click()
  await expect(page).toHaveURL(/\/live-show\/$/u)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: guest.t('discovery.profile.liveTitle') })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'VXC' }).first()).toBeVisible()
})
