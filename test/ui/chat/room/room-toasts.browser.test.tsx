import '@/ui/theme/base.css'
import { afterEach, expect, it } from 'vitest'
import { Toasts } from '@/ui/base/toasts'
import { coveredIn, resizeBack, resizeTo } from '#test/support/ui/in-sight'
import { beginChat, renderRoom, roomOf } from '#test/support/ui/whole-room'

const WINDOWS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const

afterEach(resizeBack)

it.each(['lobby', 'chat'] as const)('a toast lies over no heading, button, field or radio of a %s', async (stage) => {
  const { platform, guest } = await roomOf('single', 500)
  if (stage === 'chat') await beginChat(platform, guest, 'single')
  const { screen, container, texts } = await renderRoom(platform, guest)
  const shown = stage === 'chat' ? '[role="timer"]' : 'form fieldset'
  await expect.poll(() => document.querySelector(shown)).not.toBeNull()
  container.get(Toasts).show('info', 'errors.offline')
  const notice = screen.getByRole('group').filter({ hasText: texts.t('errors.offline') })
  await expect.poll(() => notice.elements().length).toBe(1)
  for (const [width, height] of WINDOWS) {
    await resizeTo(width, height)
    await Promise.all(
      notice
        .element()
        .getAnimations()
        .map(async (one) => one.finished.catch(() => undefined)),
    )
    const main = document.querySelector('main') ?? document.body
    expect({ width, height, covered: coveredIn(main, notice.element()) }).toMatchObject({ covered: [] })
  }
  await screen.unmount()
})
