import { coinsIn } from './support/amounts'
import { expect, test } from './support/fixtures'
import type { Visit } from './support/visit'

/** What a page shows of a chat that runs elsewhere. */
const strip = (guest: Visit) => guest.page.getByRole('complementary', { name: guest.t('chat.ongoing.label') })

test('another tab shows time and cost of a chat that runs, leads to its room and ends it once; both show what it came to', async ({
  guest,
  otherTab,
}) => {
  const other = await otherTab()
  await guest.arrive('cams', {}, 'coins')
  const balance = await guest.coins()
  await guest.cams.filterLive()
  const name = await guest.cams.openLiveActor()
  await other.visit('messenger', {})
  await guest.link('actors.profile.chat').click()
  await guest.room.enter(balance)

  const shown = strip(other)
  await expect(shown).toBeVisible()
  await expect(shown.getByTestId('ongoing-spent')).toHaveText(/^[1-9]\d* VXC$/u)
  await expect(other.page).toHaveTitle(new RegExp(`^● ${other.t('chat.ongoing.title')} · `, 'u'))
  await other.expectWhole()
  // On each page there, and it covers nothing: the end of the page is above it.
  await other.follow('videos', {})
  await expect(shown).toBeVisible()
  await expect(other.page).toHaveTitle(new RegExp(`^● ${other.t('chat.ongoing.title')} · `, 'u'))
  await expect(shown.getByRole('link', { name: other.t('chat.ongoing.back', { name }) })).toHaveAttribute(
    'href',
    new URL(guest.page.url()).pathname,
  )
  // A page that still loads grows meanwhile.
  const overlap = () =>
    shown.evaluate((element) => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      const end = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
      return end - element.getBoundingClientRect().top
    })
  await expect.poll(overlap).toBeLessThanOrEqual(0.5)

  await shown.getByRole('button', { name: other.t('chat.end') }).click()
  await expect(shown).toBeHidden()
  const total = guest.page.getByTestId('bill-total')
  await expect(total).toHaveText(/^[1-9]\d* VXC$/u)
  const spent = coinsIn(await total.textContent())
  const region = other.page.getByRole('region', { name: other.t('notifications.title') })
  await expect(region).toContainText(`${spent} VXC`)
  await expect(region).toContainText(`${balance - spent} VXC`)
  await expect(other.page).not.toHaveTitle(/^●/u)
})

test('a room goes on in a window of its own while the page looks around, and closing that window ends the chat once [ADD-024] @once', async ({
  guest,
  context,
}) => {
  await guest.arrive('cams', {}, 'coins')
  const balance = await guest.coins()
  await guest.cams.filterLive()
  await guest.cams.openLiveActor()
  await guest.link('actors.profile.chat').click()
  await guest.room.enter(balance)
  const [window] = await Promise.all([context.waitForEvent('page'), guest.button('chat.live.popOut').click()])
  await expect(guest.page).not.toHaveURL(new URL(window.url()).pathname)
  await expect(window.getByRole('button', { name: guest.t('chat.end'), exact: true })).toBeVisible()
  await expect(window.getByRole('textbox', { name: /./u }).first()).toBeVisible()
  await expect(window.getByRole('button', { name: guest.t('chat.live.popOut') })).toHaveCount(0)

  const shown = strip(guest)
  await expect(shown).toBeVisible()
  await guest.goTo('shell.nav.videos')
  await expect(shown.getByTestId('ongoing-spent')).toHaveText(/^[1-9]\d* VXC$/u)
  await window.close()
  await expect(shown).toBeHidden()
  const region = guest.page.getByRole('region', { name: guest.t('notifications.title') })
  await expect(region).toContainText(' VXC')
  const left = await guest.coins()
  expect(left).toBeLessThan(balance)
  // The bill of one chat: nothing is charged after it.
  await guest.page.reload()
  await expect(guest.balance).toHaveText(new RegExp(String(left), 'u'))
  await expect(shown).toBeHidden()
})
