import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import { BuyVideo } from '@/application/media/buy-video'
import type { BuyResult, VideoGateway } from '@/application/media/video-gateway'
import { asId, type VideoId } from '@/domain/ids'
import { CountingRandom, portOf } from '#test/support/ui/doubles'
import { videoWith } from '#test/support/ui/videos'

const ID = asId<VideoId>('v1')
const sold: BuyResult = { ok: true, video: videoWith({ need: null }), balance: 76, charged: 24 }

describe('buying a video', () => {
  it('sends the same key until the platform has answered, and charges once', async () => {
    const charged = new Set<string>()
    let isLost = true
    const shop = portOf<VideoGateway>({
      buy: async (id, key) => {
        charged.add(`${id} ${key}`)
        // The platform has booked it, and the answer does not get through.
        if (isLost) throw new BackendError('timeout')
        return sold
      },
    })
    const buying = new BuyVideo(shop, new CountingRandom())
    await expect(buying.buy(ID, 24)).rejects.toThrow(BackendError)
    isLost = false
    expect(await Promise.all([buying.buy(ID, 24), buying.buy(ID, 24)])).toEqual([sold, sold])
    expect([...charged]).toEqual(['v1 id-1'])
  })

  it('hands a refusal on as it is; a request after it is another purchase', async () => {
    const keys: string[] = []
    const refused: BuyResult = { ok: false, reason: 'not-enough-money', missing: 7 }
    const shop = portOf<VideoGateway>({
      buy: async (_id, key) => {
        keys.push(key)
        return refused
      },
    })
    const buying = new BuyVideo(shop, new CountingRandom())
    expect([await buying.buy(ID, 24), await buying.buy(ID, 24)]).toEqual([refused, refused])
    expect(keys).toEqual(['id-1', 'id-2'])
  })
})
