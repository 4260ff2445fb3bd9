import { limit } from '../scripts/setup/machine-speed.ts'
import { coinsIn } from './support/amounts'
import { expect, test } from './support/fixtures'

const GIFT = { id: 'tea', price: 2 } as const

test('the start page names how long its preview lasts; a preview counts down, sells nothing, and leads to a chat [CHA-017] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'coins')
  const preview = page.getByRole('link', { name: guest.t('home.hero.previewOf', { count: 5 }), exact: true })
  await expect(preview).toBeVisible()
  await preview.click()
  await expect(page.getByText(/^The preview ends in [0-5] seconds?\.$/u)).toBeVisible()
  await expect(page.getByText(guest.t('chat.preview.side'))).toBeVisible()
  await expect(guest.room.end).toHaveCount(0)
  await expect(guest.button('messenger.showGifts')).toHaveCount(0)
  await expect(page.getByText(guest.t('chat.reason.preview-over'))).toBeVisible({ timeout: limit(15_000) })
  await expect(guest.room.start).toBeVisible()
})

test('a chat that is left by Back names its time and its gifts, what is left, and where each coin is listed [GIF-009] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'coins')
  await guest.cams.filterLive()
  await guest.cams.openLiveActor()
  await guest.link('actors.profile.chat').click()
  const before = await guest.coins()
  await guest.room.enter(before)
  await guest.conversation.gift(GIFT.id).click()
  await guest.conversation.send.click()
  await expect(guest.conversation.given(GIFT.id)).toBeVisible()
  await expect.poll(async () => coinsIn(await guest.room.spent.textContent())).toBeGreaterThan(GIFT.price)
  await page.goBack()
  const note = page.getByText(/Your chat with .* has ended/u).first()
  await expect(note).toBeVisible()
  const [, spent = '', left = ''] =
    /, (\d+) VXC with gifts. You have (\d+) VXC left/u.exec((await note.textContent()) ?? '') ?? []
  expect(Number(spent)).toBeGreaterThan(GIFT.price)
  expect(Number(left)).toBe(before - Number(spent))
  await page.getByRole('link', { name: 'Your purchases' }).click()
  await expect(guest.purchases.of('gift')).toHaveCount(1)
  expect(await guest.purchases.sum()).toBe(Number(left))
})

test('in a free chat others are read and counted, can be reported, hidden one by one, and all at once [CHA-001] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'coins')
  await guest.visit('cams', {}, { online: '1', mode: 'free' })
  const link = guest.cams.tiles.first().getByRole('link').first()
  const actorName = (await link.textContent()) ?? ''
  await guest.visit('actorChat', { actorName })
  await guest.room.kind('free').or(guest.room.startOf('free')).first().click()
  await guest.room.startOf('free').click()
  await expect(guest.room.end).toBeVisible()
  await expect(page.getByText(/^[1-9]\d* other guests?$/u)).toBeVisible({ timeout: limit(30_000) })
  const written = page.getByRole('button', { name: /^More about the line: (?!.* to )/u }).first()
  await expect(written).toBeAttached()
  const name = ((await written.getAttribute('aria-label')) ?? '').replace('More about the line: ', '')
  // New lines arrive meanwhile: the menu belongs to one of this guest.
  const more = page.getByRole('button', { name: guest.t('chat.room.more', { name }), exact: true }).first()
  const theirs = page.getByRole('log').getByText(name, { exact: true })
  await expect(theirs.first()).toBeVisible()
  await page.getByRole('button', { name: guest.t('chat.room.quiet'), exact: true }).click()
  await expect(theirs).toHaveCount(0)
  await page.getByRole('button', { name: guest.t('chat.room.quiet'), exact: true }).click()
  await expect(theirs.first()).toBeVisible()
  await more.focus()
  await page.keyboard.press('Enter')
  const report = page.getByRole('menuitem', { name: guest.t('chat.room.report') })
  const contact = page.context().waitForEvent('page')
  await report.click()
  const form = await contact
  await expect(form.getByText(guest.t('support.contact.kinds.line', { name }))).toBeVisible()
  await form.close()
  // The chat went on beside it.
  await expect(guest.room.end).toBeVisible()
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: guest.t('chat.room.mute', { name }) }).press('Enter')
  await expect(theirs).toHaveCount(0)
  // The line had the focus; what takes the press back has it now.
  await expect(page.getByRole('button', { name: guest.t('chat.room.unmute', { count: 1 }), exact: true })).toBeFocused()
})

test('a chat ends at the stop the guest has set, to the coin [CHA-007] @once', async ({ guest }) => {
  await guest.arrive('cams', {}, 'coins')
  await guest.cams.filterLive()
  await guest.cams.openLiveActor()
  const before = await guest.coins()
  await guest.link('actors.profile.chat').click()
  await guest.room.enter(2)
  await expect(guest.page.getByText(guest.t('chat.reason.own-limit-reached'))).toBeVisible({ timeout: limit(60_000) })
  await expect(guest.page.getByTestId('bill-total')).toHaveText('2 VXC')
  await expect(guest.room.balanceOfBill).toHaveText(`${before - 2} VXC`)
})
