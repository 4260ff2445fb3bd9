import { limit } from '../scripts/setup/machine-speed.ts'
import { asId, type AlbumId } from '@/domain/ids'
import { expect, test } from './support/fixtures'
import { newPerson } from './support/names'

/** A word that fits in no line: 300 letters without a space. */
const LONG = 'W'.repeat(300)

// The words of English are the shortest of the three.
for (const language of ['de', 'es'] as const) {
  test.describe(`320 px, as wide as a page enlarged fourfold, ${language}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, size: 'phone', language })
    test.setTimeout(limit(120_000))

    test('every page of a guest with an account fits, and nothing to press is cut off', async ({ guest }) => {
      const { page, cams, room, checkout, conversation } = guest
      await guest.arrive('start', {}, 'nothing')
      await expect(guest.button('shell.account.signUp').first()).toBeVisible()
      await guest.expectWhole()
      await guest.button('shell.account.logIn').first().click()
      await checkout.expectOpen()
      await guest.expectWhole()
      await checkout.close()
      await guest.signUp(newPerson())
      await guest.topUp()
      for (const open of [
        () => guest.visit('start', {}),
        () => guest.follow('cams', {}),
        () => guest.follow('videos', {}),
        () => guest.follow('newVideos', {}),
        () => guest.follow('albums', {}),
        () => guest.follow('album', { albumId: asId<AlbumId>('1') }),
        () => guest.follow('messenger', {}),
        () => guest.follow('memberProfile', {}),
        () => guest.follow('memberPurchases', {}),
        () => guest.follow('memberSpinwheel', {}),
        () => guest.follow('memberFavoriteCams', {}),
        () => guest.follow('memberSettings', {}),
        () => guest.follow('help', {}),
        () => guest.follow('contact', {}),
        () => guest.follow('imprint', {}),
        () => guest.follow('termsOfService', {}),
        () => guest.follow('dataProtection', {}),
      ]) {
        await open()
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        await expect(guest.balance).toBeVisible()
        await guest.expectWhole()
      }

      await guest.visit('cams', {})
      await guest.button('actors.filter.title').click()
      const filters = page.getByRole('dialog')
      await filters.getByRole('button', { name: guest.t('actors.filter.online'), exact: true }).click()
      await expect(filters.getByRole('button', { name: guest.t('actors.filter.clear'), exact: true })).toBeVisible()
      await guest.expectWhole()

      await guest.visit('newVideos', {})
      await guest.videos.tiles.first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/videos\/\w+\/\d+/u)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await guest.expectWhole()

      await guest.visit('cams', {})
      await cams.openLiveActor()
      await guest.expectWhole()
      await guest.link('actors.profile.chat').click()
      await room.choosePrivate()
      await guest.expectWhole()
      await room.start.click()
      await expect(room.end).toBeVisible()
      await guest.expectWhole()
      await conversation.sendText('Buenas noches')
      await room.leave()
      await guest.expectWhole()

      await guest.visit('messenger', {})
      await page.getByRole('main').getByRole('link').first().click()
      await expect(conversation.field).toBeVisible()
      await guest.expectWhole()
    })
  })
}

const WIDTHS = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const

test('a word of 300 letters, written and sent, widens neither room nor messenger at any width', async ({ guest }) => {
  test.setTimeout(limit(120_000))
  const { page, cams, room, conversation } = guest
  /** Looks at the page at each width, and leaves it at the last. */
  const expectAt = async (look: () => Promise<void>): Promise<void> => {
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height })
      await guest.expectWhole()
      await look()
    }
  }
  await guest.arrive('cams', {}, 'coins')
  await cams.openLiveActor()
  await guest.link('actors.profile.chat').click()
  await room.choosePrivate()
  await room.start.click()
  await expect(room.end).toBeVisible()
  const inRoom = async (): Promise<void> => {
    await expect(room.end).toBeInViewport({ ratio: 1 })
    await expect(conversation.send).toBeInViewport({ ratio: 1 })
  }
  await conversation.field.fill(LONG)
  await expectAt(inRoom)
  await conversation.send.click()
  await conversation.expectMessage(LONG)
  await expectAt(inRoom)
  await room.leave()

  await guest.visit('messenger', {})
  await page.getByRole('main').getByRole('link').first().click()
  const inMessenger = async (): Promise<void> => {
    await expect(conversation.send).toBeInViewport({ ratio: 1 })
    await expect(guest.button('messenger.more')).toBeInViewport({ ratio: 1 })
  }
  await conversation.field.fill(LONG)
  await expectAt(inMessenger)
  await conversation.send.click()
  await expect(conversation.log.getByText(LONG, { exact: true })).toHaveCount(2)
  await conversation.expectAllSent()
  await expectAt(inMessenger)
})
