import { limit } from '#test/support/limit'
import '@/ui/theme/base.css'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Player } from '@/ui/kit/media/player'
import { silence } from '#test/support/ui/silence'

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

  describe('with half a minute of it', () => {
    const src = URL.createObjectURL(silence(30))

    async function show(width: number, height: number) {
      await page.viewport(width, height)
      const screen = await render(
        <div style={{ width: Math.min(width, 690) }}>
          <Player src={src} title="Film" language="en" labels={labels} muted />
        </div>,
      )
      await expect.element(screen.getByRole('button', { name: 'play' }).first()).toBeVisible()
      const video = screen.container.querySelector('video')
      if (video === null) throw new Error('No video')
      await expect.poll(() => video.duration).toBe(30)
      await video.play()
      await expect.poll(() => video.currentTime).toBeGreaterThan(0)
      video.pause()
      video.currentTime = 12
      await expect.poll(() => video.seeking).toBe(false)
      const box = (selector: string) =>
        screen.container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return { screen, video, box, at: () => Math.round(video.currentTime) }
    }

    it.each([
      [320, 568],
      [390, 844],
      [844, 390],
    ])('has a seek bar as wide as itself, and every control within it, at %d × %d', async (width, height) => {
      const { screen, box } = await show(width, height)
      const player = box('section')
      const range = box('media-time-range')
      expect(range.width).toBeGreaterThanOrEqual(player.width - 24)
      expect(range.height).toBeGreaterThanOrEqual(36)
      const x = range.left + range.width * 0.9
      expect(document.elementFromPoint(x, range.top + range.height / 2)?.localName).toBe('media-time-range')
      const controls = [...screen.container.querySelectorAll('media-control-bar > *, [slot="centered-chrome"] > *')]
        .filter((control) => control.localName !== 'media-time-range')
        .map((control) => ({ name: control.localName, at: control.getBoundingClientRect() }))
        .filter(({ at }) => at.width > 0)
      expect(controls.length).toBeGreaterThanOrEqual(7)
      for (const { name, at } of controls) {
        expect(at.left, name).toBeGreaterThanOrEqual(player.left)
        expect(at.right, name).toBeLessThanOrEqual(player.right)
        expect(at.bottom, name).toBeLessThanOrEqual(player.bottom)
        expect(at.top >= range.bottom - 1 || at.bottom <= range.top + 1, `${name} beside the seek bar`).toBe(true)
        expect(at.height, name).toBeGreaterThanOrEqual(40)
      }
    })

    it('goes ten seconds back and forward by its buttons and by the arrow keys', async () => {
      const { screen, at } = await show(390, 844)
      await userEvent.click(screen.getByRole('button', { name: 'seek forward 10 seconds' }))
      await expect.poll(at).toBe(22)
      await userEvent.click(screen.getByRole('button', { name: 'seek back 10 seconds' }))
      await expect.poll(at).toBe(12)
      await userEvent.keyboard('{ArrowRight}')
      await expect.poll(at).toBe(22)
      await userEvent.keyboard('{ArrowLeft}')
      await expect.poll(at).toBe(12)
    })

    it('goes on by ten seconds with each tap after the first on one side, and stays for one tap, for the middle and for a mouse', async () => {
      const { screen, video, at } = await show(390, 844)
      const tap = (clientX: number, pointerType = 'touch') =>
        video.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType, clientX, clientY: 60 }))
      const wait = () => new Promise((resolve) => setTimeout(resolve, 350))
      const { left, width } = video.getBoundingClientRect()
      tap(left + width - 20)
      tap(left + 20)
      await wait()
      tap(left + width / 2)
      tap(left + width / 2)
      await wait()
      tap(left + 20, 'mouse')
      tap(left + 20, 'mouse')
      await wait()
      expect(at()).toBe(12)
      tap(left + 20)
      tap(left + 20)
      expect(at()).toBe(2)
      await expect.element(screen.getByText('-10 sec')).toBeVisible()
      tap(left + 20)
      expect(at()).toBe(0)
      await wait()
      tap(left + width - 20)
      tap(left + width - 20)
      tap(left + width - 20)
      expect(at()).toBe(20)
      await expect.element(screen.getByText('+20 sec')).toBeVisible()
    })
  })
})
