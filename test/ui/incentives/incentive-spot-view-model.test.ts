import { expect, it } from 'vitest'
import type { IncentiveGateway } from '@/application/incentives/incentive-gateway'
import { asId, type AlbumId, type VideoId } from '@/domain/ids'
import { IncentiveSpotViewModel, type SpotOccasion } from '@/ui/incentives/incentive-spot-view-model'
import type { IncentivesViewModel, Occasion } from '@/ui/incentives/incentives-view-model'
import { portOf } from '#test/support/ui/doubles'

const OCCASIONS: readonly (readonly [SpotOccasion, string])[] = [
  [{ event: 'video-preview-end', id: asId<VideoId>('7') }, 'video 7'],
  [{ event: 'buy-image-album', id: asId<AlbumId>('8') }, 'album 8'],
]

it.each(OCCASIONS)(
  'requests the incentives of $event for what the page shows [INC-009, INC-010]',
  async (occasion, expected) => {
    const requested: string[] = []
    const gateway = portOf<IncentiveGateway>({
      forVideoPreviewEnd: async (id) => {
        requested.push(`video ${id}`)
        return []
      },
      forBuyImageAlbum: async (id) => {
        requested.push(`album ${id}`)
        return []
      },
    })
    const arisen: Occasion[] = []
    const page = portOf<IncentivesViewModel>({
      arise: (one) => {
        arisen.push(one)
        return () => undefined
      },
    })
    new IncentiveSpotViewModel(gateway, page).show(occasion.event, occasion.id)
    await arisen[0]?.load()
    expect({ event: arisen[0]?.event, requested }).toEqual({ event: occasion.event, requested: [expected] })
  },
)
