import { limit } from '../scripts/setup/machine-speed.ts'
import { coinsIn } from './support/amounts'
import { expect, test } from './support/fixtures'
import { pattern } from './support/pattern'
import { inConversation } from './support/starting-points'

test('a locked picture of a message is paid for once under a double press, and is there after a reload and in the statement [MED-009] @once', async ({
  guest,
}) => {
  test.setTimeout(limit(90_000))
  const { page, conversation, purchases } = guest
  await inConversation(guest)
  await conversation.sendText('Can you send me a photo?')
  const media = conversation.log.getByRole('group', { name: pattern(guest.texts, 'messenger.media.picture', 'name') })
  const unlock = media.getByRole('button', { name: pattern(guest.texts, 'messenger.media.unlock', 'count') })
  await expect(unlock).toBeVisible({ timeout: limit(30_000) })
  await expect(media.locator('img')).toHaveCount(1)
  const price = coinsIn((await unlock.textContent()) ?? '')
  const before = await guest.coins()
  await unlock.dblclick()
  const open = media.getByRole('button', { name: pattern(guest.texts, 'messenger.media.open', 'name') })
  await expect(open).toBeVisible()
  await expect.poll(() => guest.coins()).toBe(before - price)
  await open.press('Enter')
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  await expect
    .poll(() =>
      viewer
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)

  await page.reload()
  await expect(open).toBeVisible()
  await expect(unlock).toHaveCount(0)
  await guest.visit('memberPurchases', {})
  await expect(purchases.of('message-media')).toHaveCount(1)
  expect(await purchases.sum()).toBe(before - price)
})
