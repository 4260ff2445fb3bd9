import { offerIn } from './video-facets'
import { videos } from './video-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Vip30Gateway } from '@/application/media/vip30-gateway'
import { valueHistory, type MonthValue } from '@/domain/media/value-history'

/** Computes the history from the existing videos, so that nothing has to be counted each month. */
export class BackendVip30 implements Vip30Gateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async videosValueHistory(): Promise<readonly MonthValue[]> {
    const { store, clock } = this.platform
    await requireSession(store, this.caller)
    const now = clock.now()
    const offers = await store.tally(videos, 'offer', {
      facets: [],
      between: { index: 'newest', from: -now, to: Infinity },
    })
    return valueHistory(
      [...offers].map(([facet, count]) => {
        const { releasedAt, price } = offerIn(facet)
        return { releasedAt, price: price * count }
      }),
      now,
    )
  }
}
