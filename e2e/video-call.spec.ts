import { expect, test } from './support/fixtures'
import { withTestCamera } from '../scripts/setup/chromium.ts'
import { limit } from '../scripts/setup/machine-speed.ts'

// A camera that shows a test picture, and a browser that allows it without a prompt.
test.use({ launchOptions: withTestCamera(), permissions: ['camera', 'microphone'] })

test('a guest checks their camera before a video call, sees themselves in it, and is off the air afterwards @once', async ({
  guest,
}) => {
  const { page, room } = guest
  await guest.arrive('cams', {}, 'coins')
  await guest.cams.openVideoCaller()
  await room.kind('video-call').check()
  await guest.button('chat.camera.check').press('Enter')
  const own = page.getByLabel(guest.t('chat.camera.own'), { exact: true }).and(page.locator('video'))
  const width = () => own.evaluate((video) => (video as HTMLVideoElement).videoWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await expect(page.getByRole('meter', { name: guest.t('chat.camera.level') })).toBeAttached()

  await room.startOf('video-call').click()
  await expect(room.end).toBeVisible()
  await expect.poll(width).toBeGreaterThan(0)
  // What is sold is true: the actor sees that there is a picture, and that it moves.
  await expect(page.getByText(/ sees whether it’s light where you are/u)).toBeVisible()
  const seen = /can see you|movement in your picture|see you well/u
  await expect(page.getByRole('log').getByText(seen).first()).toBeVisible({ timeout: limit(15_000) })
  const stream = await own.evaluateHandle((video) => (video as HTMLVideoElement).srcObject as MediaStream)
  await guest.button('chat.camera.camera').press('Enter')
  await expect(page.getByText(guest.t('chat.camera.isHidden'))).toBeVisible()
  await room.leave()
  // The light beside the lens goes out.
  await expect
    .poll(() => stream.evaluate((sent) => sent.getTracks().map(({ readyState }) => readyState)))
    .toEqual(['ended', 'ended'])
})
