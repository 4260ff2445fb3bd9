import { expect, test } from './support/fixtures'
import { withTestCamera } from '../scripts/setup/chromium.ts'

// A microphone with a test tone, and a browser that allows it without a prompt.
test.use({ launchOptions: withTestCamera(), permissions: ['camera', 'microphone'] })

test('a guest calls an actor by voice: no camera, no name, a microphone of their own to switch, and a bill at the price named @once', async ({
  guest,
}) => {
  const { page, room } = guest
  await guest.arrive('cams', {}, 'coins')
  await guest.cams.openVideoCaller()
  await page.getByRole('radio', { name: new RegExp(`^${guest.t('chat.voice.mode')} · \\d+`, 'u') }).check()
  await room.leaveFreeMinutes()
  await expect(guest.button('chat.camera.check')).toHaveCount(0)
  await page.getByRole('button', { name: new RegExp(`^${guest.t('chat.voice.start')} · \\d+`, 'u') }).click()
  await expect(room.end).toBeVisible()
  await expect(page.getByText(guest.t('chat.voice.side'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
  await guest.button('chat.voice.on').press('Enter')
  const own = page.getByRole('group', { name: guest.t('chat.voice.own') })
  await expect(own.getByText(/hears when you speak/u)).toBeVisible()
  await own.getByRole('button', { name: guest.t('chat.camera.microphone') }).press('Enter')
  await expect(own.getByText(/^Your microphone is off/u)).toBeVisible()
  // A reload finds the same call.
  await page.reload()
  await expect(page.getByText(guest.t('chat.voice.side'))).toBeVisible()
  // Less than a second costs nothing.
  await expect(
    page
      .getByRole('main')
      .getByText(/^00:0[1-9]$/u)
      .first(),
  ).toBeVisible()
  expect(await room.leave()).toBeGreaterThan(0)
})
