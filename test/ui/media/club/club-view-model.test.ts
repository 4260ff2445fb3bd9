import { expect, it } from 'vitest'
import type { GiftGateway } from '@/application/gifts/gift-gateway'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { VideoGateway, VideoQuery } from '@/application/media/video-gateway'
import { asId, type GiftId, type VideoId } from '@/domain/ids'
import { vxc } from '@/domain/money/money'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { ClubViewModel } from '@/ui/media/club/club-view-model'
import { Texts } from '@/ui/texts/texts'
import { giftOf } from '#test/support/arbitraries/gifts'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { videoWith } from '#test/support/ui/videos'

it('counts the videos and gifts of members, and what the videos shown cost without the club [NAV-103]', async () => {
  const requests: VideoQuery[] = []
  const shop = portOf<VideoGateway>({
    list: async (query) => {
      requests.push(query)
      const items = [9, 14].map((price) =>
        videoWith({ id: asId<VideoId>(`v${price}`), basePrice: vxc(price), price: vxc(1) }),
      )
      return { items, total: 47 }
    },
  })
  const gift = (id: string, parts: { readonly vip: boolean; readonly active: boolean }) =>
    giftOf({ id: asId<GiftId>(id), ...parts })
  const gifts = portOf<GiftGateway>({
    catalog: async () => [
      gift('crown', { vip: true, active: true }),
      gift('rose', { vip: false, active: true }),
      gift('gone', { vip: true, active: false }),
    ],
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  const club = new ClubViewModel(shop, gifts, guest, new Texts(loadCatalog))
  club.start()
  expect(requests).toEqual([])
  await guest.open('en')
  await settled()
  expect(requests[0]?.filter?.types).toContain('vip')
  expect({ total: club.videos.total, singly: club.singly, gifts: club.gifts.value?.map(({ id }) => id) }).toEqual({
    total: 47,
    singly: 23,
    gifts: ['crown'],
  })
  club.dispose()
})
