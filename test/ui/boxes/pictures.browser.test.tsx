import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GalleryGateway } from '@/application/albums/gallery-gateway'
import { VideoGateway } from '@/application/media/video-gateway'
import type { PinTarget } from '@/domain/albums/pins'
import { grantedAddress } from '@/domain/media/granted-address'
import { LANGUAGES } from '@/domain/navigation/language'
import { boxHost } from '#test/support/ui/boxes'
import { portOf } from '#test/support/ui/doubles'
import { everyText } from '#test/support/ui/every-text'
import { photoWith } from '#test/support/ui/pinned-photos'
import { silence } from '#test/support/ui/silence'
import { videoWith } from '#test/support/ui/videos'

interface Pin {
  readonly id: string
  readonly pinned: boolean
}

/** A gallery with two pinned pictures, which refuses one of them if asked to. */
function gallery(refused: string | null = null) {
  const pins: Pin[] = []
  const port = portOf<GalleryGateway>({
    pinnedPhotos: async () => ['a', 'b'].map(photoWith),
    pin: async ({ id }: PinTarget, pinned) => {
      pins.push({ id, pinned })
      return id === refused ? { ok: false, reason: 'not-found' } : { ok: true }
    },
  })
  return { port, pins }
}

it.each(LANGUAGES)(
  'removes the chosen pictures at one press, and sets them again at another: %s [MOD-028]',
  async (language) => {
    const { port, pins } = gallery()
    const { modals, toasts, dialog } = await boxHost({ language, given: [[GalleryGateway, port]] })
    const texts = everyText(language).boxes.photos
    let changes = 0
    modals.show('remove-photos', { onChanged: () => void changes++ })
    await expect.element(dialog.getByRole('heading', { name: texts.title })).toBeVisible()
    await expect
      .element(dialog.getByRole('button', { name: texts.remove_other.replace('{{count}}', '0') }))
      .toBeDisabled()
    const name = texts.picture.replace('{{title}}', 'Dusk b').replace('{{name}}', 'Mira')
    await userEvent.click(dialog.getByRole('checkbox', { name }))
    await userEvent.click(dialog.getByRole('button', { name: texts.remove_one.replace('{{count}}', '1') }))
    await expect.poll(() => modals.open).toBeNull()
    const [toast] = toasts.waiting
    expect({ pins, changes, toast: toast?.text, count: toast?.values['count'] }).toEqual({
      pins: [{ id: 'b', pinned: false }],
      changes: 1,
      toast: 'boxes.photos.removed',
      count: 1,
    })
    toast?.action?.onAct()
    await expect
      .poll(() => ({ pins, changes }))
      .toEqual({
        pins: [
          { id: 'b', pinned: false },
          { id: 'b', pinned: true },
        ],
        changes: 2,
      })
  },
)

it('stays open with the pictures that could not be removed, and says so [MOD-028]', async () => {
  const { port, pins } = gallery('a')
  const { modals, toasts, dialog } = await boxHost({ given: [[GalleryGateway, port]] })
  modals.show('remove-photos')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Choose all' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove 2 pictures' }))
  await expect.poll(() => toasts.waiting.map(({ text }) => text)).toEqual(['boxes.photos.failed'])
  await expect.element(dialog.getByRole('button', { name: 'Remove 1 picture' })).toBeVisible()
  expect(pins.length).toBe(2)
})

it.each([
  { width: 320, height: 320 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])(
  'removes one of thirty pictures in a window of $width by $height: its button is never scrolled away [MOD-028]',
  async ({ width, height }) => {
    await page.viewport(width, height)
    const removed: string[] = []
    const port = portOf<GalleryGateway>({
      pinnedPhotos: async () => Array.from({ length: 30 }, (_, index) => photoWith(`no ${index}`)),
      pin: async ({ id }: PinTarget) => {
        removed.push(id)
        return { ok: true }
      },
    })
    const { modals, dialog } = await boxHost({ given: [[GalleryGateway, port]] })
    modals.show('remove-photos')
    const button = dialog.getByRole('button', { name: /^Remove \d/u })
    await expect.element(button).toBeVisible()
    const { top, bottom } = button.element().getBoundingClientRect()
    expect({ isBelowTop: top >= 0, isAboveEnd: bottom <= height }).toEqual({ isBelowTop: true, isAboveEnd: true })
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Dusk no 29, by Mira' }))
    await userEvent.click(button)
    await expect.poll(() => removed).toEqual(['no 29'])
    await page.viewport(1280, 800)
  },
)

it('says that there is nothing to remove, and offers no button for it [MOD-028]', async () => {
  const { modals, dialog } = await boxHost()
  modals.show('remove-photos')
  await expect.element(dialog.getByText('You have pinned no pictures.')).toBeVisible()
  expect(dialog.getByRole('button', { name: /^Remove/u }).elements()).toEqual([])
})

it.each(LANGUAGES)('plays a preview to its end, and leads to the whole video: %s [MOD-015]', async (language) => {
  const watched: string[] = []
  const shop = portOf<VideoGateway>({
    byId: async () => videoWith(),
    source: async () => ({
      kind: 'preview',
      playlistUrl: grantedAddress(URL.createObjectURL(silence(4))),
      seconds: 1,
      captions: [],
      need: 'needPurchase',
    }),
    watchStart: async (id) => void watched.push(id),
  })
  const { modals, dialog, visited } = await boxHost({ language, given: [[VideoGateway, shop]] })
  const texts = everyText(language).boxes.video
  modals.show('video-with-player', { videoId: 'v1' })
  await expect.element(dialog.getByRole('heading', { name: 'Rain on the Skylight' })).toBeVisible()
  await expect.element(dialog.getByRole('region', { name: 'Rain on the Skylight' })).toBeVisible()
  // The player sets the address of its video only once it is here, which ends a play before it.
  await expect
    .poll(() =>
      dialog
        .element()
        .querySelector('video')
        ?.play()
        .then(
          () => true,
          () => false,
        ),
    )
    .toBe(true)
  await expect.element(dialog.getByText(texts.whole)).toBeVisible()
  await userEvent.click(dialog.getByRole('link', { name: texts.open }))
  expect({ watched, visited: visited.length, open: modals.open }).toEqual({ watched: ['v1'], visited: 1, open: null })
})

it.each(LANGUAGES)('says that there is no such video, and leads to all videos: %s [MOD-015]', async (language) => {
  const { modals, dialog } = await boxHost({ language })
  const texts = everyText(language).boxes.video
  modals.show('video-with-player', { videoId: 'gone' })
  await expect.element(dialog.getByRole('heading', { name: texts.gone })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: texts.all })).toBeVisible()
})
