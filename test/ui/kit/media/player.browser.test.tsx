import { limit } from '#test/support/limit'
import '@/ui/theme/base.css'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Player } from '@/ui/kit/media/player'

const labels = { failed: 'This video won’t play', failedHint: 'The line was lost.', retry: 'Try again' }

/** A second of moving picture, made by the browser itself. */
async function film(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 })
  const pen = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', (event) => parts.push(event.data))
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  for (let i = 0; i < 40; i++) {
    if (pen) pen.fillStyle = `hsl(${i * 9} 80% 50%)`
    pen?.fillRect(0, 0, 64, 36)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await ended
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }))
}

describe('the player', () => {
  it('reports when a video does not come and tries again on request', async () => {
    const error = vi.fn<(kind: string) => void>()
    const screen = await render(
      <Player src="/nowhere/index.m3u8" title="Vinyl Night" language="en" labels={labels} onError={error} />,
    )
    const alert = screen.getByRole('alert').getByText(labels.failed)
    await expect.element(alert, { timeout: limit(20_000) }).toBeVisible()
    expect(error).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.poll(() => error.mock.calls.length, { timeout: limit(20_000) }).toBe(2)
    await expect.element(alert).toBeVisible()
  })

  it('reserves its space before the controls are here', async () => {
    const screen = await render(
      <div style={{ width: 640 }}>
        <Player src="/nowhere/index.m3u8" title="Vinyl Night" language="en" labels={labels} />
      </div>,
    )
    const region = screen.getByRole('region', { name: 'Vinyl Night' }).element()
    expect(region.getBoundingClientRect().height).toBe(360)
  })

  describe('with a video', () => {
    let src = ''
    beforeAll(async () => {
      src = await film()
    })

    it('names its controls in the language of the guest', async () => {
      const screen = await render(<Player src={src} title="Film" language="de" labels={labels} />)
      await expect.element(screen.getByRole('button', { name: 'abspielen' }).first()).toBeVisible()
    })

    it('ends a preview at its limit, once, and does not play past it', async () => {
      const ended = vi.fn<(reason: string) => void>()
      const times: number[] = []
      const screen = await render(
        <Player
          src={src}
          title="Film"
          language="en"
          labels={labels}
          limitSeconds={0.4}
          autoPlay
          muted
          onEnded={ended}
          onTime={(seconds) => times.push(seconds)}
        />,
      )
      await expect.poll(() => ended.mock.calls.length, { timeout: limit(15_000) }).toBe(1)
      expect(ended).toHaveBeenCalledWith('limit')
      const video = screen.container.querySelector('video')
      // Paused at once, which the browser reports to the caller of `play`.
      await video?.play().catch(() => undefined)
      await expect.poll(() => video?.paused).toBe(true)
      expect(video?.currentTime).toBeLessThanOrEqual(0.41)
      expect(Math.max(...times)).toBeLessThanOrEqual(0.4)
      expect(ended).toHaveBeenCalledTimes(1)
    })
  })
})
