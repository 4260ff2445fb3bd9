import { describe, expect, it } from 'vitest'
import type { GalleryGateway } from '@/application/albums/gallery-gateway'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { asId, type ActorId, type VideoId } from '@/domain/ids'
import { HighlightsViewModel } from '@/ui/albums/highlights/highlights-view-model'
import type { Texts } from '@/ui/texts/texts'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { videoWith } from '#test/support/ui/videos'

const video = (id: string) => videoWith({ id: asId<VideoId>(id) })

async function shown(before: readonly string[]) {
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const gallery = portOf<GalleryGateway>({
    promotedVideo: async () => video('promoted'),
    topVideos: async () => ['best', 'promoted', 'second'].map(video),
  })
  const model = new HighlightsViewModel(gallery, guest, portOf<Texts>({ language: 'en' }))
  const hide = model.show(asId<ActorId>('7'))
  await settled()
  const { promoted, top } = model.shownBelow(before.map(video))
  hide()
  return [promoted?.id ?? null, ...top.map(({ id }) => id)]
}

describe('the highlights of an actor', () => {
  it('are what they promote and what guests like best, each video once', async () => {
    expect(await shown([])).toEqual(['promoted', 'best', 'second'])
  })

  it('repeat no video that the overview of the profile has above them', async () => {
    expect(await shown(['promoted', 'second'])).toEqual([null, 'best'])
    expect(await shown(['best', 'promoted', 'second'])).toEqual([null])
  })
})
