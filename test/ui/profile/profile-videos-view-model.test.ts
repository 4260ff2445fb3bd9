import { describe, expect, it } from 'vitest'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { TileGridGateway } from '@/application/albums/tile-grid-gateway'
import type { VideoGateway } from '@/application/media/video-gateway'
import { asId, type ActorId, type VideoId } from '@/domain/ids'
import { ProfileVideosViewModel } from '@/ui/profile/profile-videos-view-model'
import { GridCache } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { videoWith } from '#test/support/ui/videos'

const tag = (label: string) => ({ id: label.toLowerCase(), label })

describe('the tags of an actor’s videos', () => {
  it('are each there once, in the order of their labels and not of their number [MED-013]', async () => {
    const tags = [
      [tag('Rain'), tag('Tea')],
      [tag('Rain'), tag('Attic')],
      [tag('Rain'), tag('Tea')],
    ]
    const items = tags.map((own, n) => videoWith({ id: asId<VideoId>(`v${n}`), tags: own }))
    const shop = portOf<VideoGateway>({ list: async () => ({ items, total: items.length }) })
    const tiles = portOf<TileGridGateway>({
      page: async () => ({ items: [], total: 0, settings: { size: 'small' } }),
    })
    const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
    await guest.open('en')
    const videos = new ProfileVideosViewModel(
      shop,
      tiles,
      guest,
      new PageMemory(),
      new Texts(loadCatalog),
      new GridCache(),
    )
    videos.show({ actorId: asId<ActorId>('1'), choice: { kind: 'all' }, sort: 'newest' }, 'p1')
    await settled()
    expect(videos.tags.map(({ label }) => label)).toEqual(['Attic', 'Rain', 'Tea'])
  })
})
