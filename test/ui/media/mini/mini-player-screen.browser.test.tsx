import '@/ui/theme/base.css'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useState } from 'react'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { CaptionChoice } from '@/application/media/caption-choice'
import type { VideoGateway } from '@/application/media/video-gateway'
import { WatchPositions } from '@/application/media/watch-positions'
import { asId, type VideoId } from '@/domain/ids'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { MiniPlayer } from '@/ui/media/mini/mini-player-screen'
import { NowPlaying } from '@/ui/media/playback/now-playing'
import { PlayerSlot } from '@/ui/media/playback/player-slot'
import { SmallFrame } from '@/ui/media/playback/small-frame'
import { Texts } from '@/ui/texts/texts'
import { limit } from '#test/support/limit'
import { FakeLive, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { providers } from '#test/support/ui/providers'
import { videoWith } from '#test/support/ui/videos'
import { grantedAddress } from '@/domain/media/granted-address'

/** Two seconds of moving picture, made by the browser itself. */
async function clip(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 })
  const pen = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', (event) => parts.push(event.data))
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  for (let i = 0; i < 90; i++) {
    if (pen) pen.fillStyle = `hsl(${i * 9} 80% 50%)`
    pen?.fillRect(0, 0, 64, 36)
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await ended
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }))
}

const ID = asId<VideoId>('v1')
const CAPTIONS = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 01:00.000\n[soft piano]\n')}`

describe('the small player', () => {
  let src = ''
  let storage = new FakeStorage()
  beforeAll(async () => {
    src = await clip()
  })
  beforeEach(() => {
    storage = new FakeStorage()
  })

  async function setup({ need = null as 'needPurchase' | null } = {}) {
    const account = { guest: guestWith() }
    const guest = guestOver(
      portOf<GuestGateway>({ open: async () => account.guest, current: async () => account.guest }),
      new FakeLive(),
    )
    await guest.open('en')
    const texts = new Texts(loadCatalog)
    await texts.setLanguage('en')
    await texts.load('media')
    const playing = new NowPlaying(
      portOf<VideoGateway>({ watchStart: async () => undefined }),
      new WatchPositions(storage),
      new CaptionChoice(storage),
      guest,
      texts,
      new SmallFrame(),
    )
    const playback = playing.open(ID)
    playback.show(videoWith({ id: ID, need }))
    playback.accept({
      kind: need === null ? 'full' : 'preview',
      playlistUrl: grantedAddress(src),
      seconds: need === null ? 60 : 0.4,
      captions: [{ language: 'en', address: grantedAddress(CAPTIONS) }],
    })
    const onPlace = (slot: HTMLElement) => playing.attach(playback, slot)
    function Frame() {
      const [isOpen, setOpen] = useState(true)
      return (
        <>
          <button type="button" onClick={() => setOpen(!isOpen)}>
            Leave or return
          </button>
          <main id="content" tabIndex={-1}>
            {isOpen ? (
              <div data-testid="page" style={{ position: 'relative', width: 320, height: 180 }}>
                <PlayerSlot onPlace={onPlace} />
              </div>
            ) : null}
          </main>
          <MiniPlayer />
        </>
      )
    }
    const screen = await render(<Frame />, {
      wrapper: await providers((container) => container.bind(NowPlaying).toConstantValue(playing)),
    })
    const video = () => document.querySelector('video')
    await expect.poll(() => video(), { timeout: limit(20_000) }).not.toBeNull()
    const element = video()
    if (element === null) throw new Error('no video')
    element.muted = true
    const turn = () => userEvent.click(screen.getByRole('button', { name: 'Leave or return' }))
    const play = async () => {
      // A clip that is given to the element only now would end the play that waits for it.
      await expect.poll(() => element.readyState, { timeout: limit(10_000) }).toBeGreaterThan(0)
      await element.play()
      await expect.poll(() => playback.isPlaying, { timeout: limit(10_000) }).toBe(true)
    }
    const mini = screen.getByRole('complementary', { name: 'Mini player' })
    return { screen, playing, playback, element, turn, play, mini, guest, account }
  }

  it('goes on with the same video when its page is left, and back on the page, without loading it again', async () => {
    const { screen, element, turn, play, mini } = await setup()
    await play()
    await turn()
    await expect.element(mini).toBeVisible()
    expect({ containsElement: mini.element().contains(element), paused: element.paused }).toEqual({
      containsElement: true,
      paused: false,
    })
    const back = screen.getByRole('link', { name: /^Back to the video/u })
    await expect.element(back).toBeVisible()
    // The page that showed it, which may be the profile of its actor.
    await expect.element(back).toHaveAttribute('href', location.pathname)
    await turn()
    await expect.element(mini).not.toBeInTheDocument()
    expect({ containsElement: screen.getByTestId('page').element().contains(element), paused: element.paused }).toEqual(
      { containsElement: true, paused: false },
    )
  })

  it('shows the captions that were chosen, there as well', async () => {
    const { element, turn, play } = await setup()
    await play()
    const track = () => [...element.textTracks].find(({ kind }) => kind === 'captions')
    const show = track()
    if (show === undefined) throw new Error('no captions')
    show.mode = 'showing'
    await expect.poll(() => storage.read('captions')).toBe('en')
    await turn()
    await expect.poll(() => track()?.mode).toBe('showing')
    expect(storage.read('captions')).toBe('en')
  })

  it('is not there for a video that does not play, which ends with its page', async () => {
    const { playing, turn, mini } = await setup()
    await turn()
    expect(playing.current).toBeNull()
    await expect.element(mini).not.toBeInTheDocument()
  })

  it('is closed by Escape, gives the focus to the page, and stays away for this visit', async () => {
    const { screen, playing, element, turn, play } = await setup()
    await play()
    await turn()
    const close = screen.getByRole('button', { name: 'Close mini player' })
    close.element().focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(close).not.toBeInTheDocument()
    expect({ paused: element.paused, activeElementId: document.activeElement?.id, isOff: playing.isOff }).toEqual({
      paused: true,
      activeElementId: 'content',
      isOff: true,
    })
  })

  it('ends with another video, and with another guest', async () => {
    const first = await setup()
    await first.play()
    await first.turn()
    first.playing.open(asId<VideoId>('v2'))
    expect({
      isSmall: first.playing.isSmall,
      paused: first.element.paused,
      isConnected: first.element.isConnected,
    }).toEqual({ isSmall: false, paused: true, isConnected: false })
    await first.screen.unmount()
    const second = await setup()
    await second.play()
    await second.turn()
    second.account.guest = { ...second.account.guest, id: asId('another') }
    await second.guest.refresh()
    expect({ current: second.playing.current, paused: second.element.paused }).toEqual({ current: null, paused: true })
  })

  it('shows at the end of a preview what the rest takes, and the way to it', async () => {
    const { screen, element, turn, play, playback } = await setup({ need: 'needPurchase' })
    // Slow until the guest has left: on a slow machine the preview would be over before.
    element.playbackRate = 0.1
    await play()
    await turn()
    element.playbackRate = 2
    await expect.poll(() => playback.isPreviewOver, { timeout: limit(10_000) }).toBe(true)
    await expect.element(screen.getByText('The preview is free. Buy the video once to watch it all.')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'To the video' })).toBeVisible()
  })

  it('pauses when something else begins to sound', async () => {
    const { element, play } = await setup()
    await play()
    const other = document.createElement('video')
    other.src = src
    document.body.append(other)
    await other.play()
    await expect.poll(() => element.paused).toBe(true)
    other.remove()
  })
})
