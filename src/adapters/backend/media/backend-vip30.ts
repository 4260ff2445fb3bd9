import { videos } from './video-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Vip30Gateway } from '@/application/media/vip30-gateway'
import { valueHistory, type MonthValue } from '@/domain/media/value-history'

/** The history follows from the videos there are, so that nothing has to be counted up each month. */
export class BackendVip30 implements Vip30Gateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async videosValueHistory(): Promise<readonly MonthValue[]> {
    const { store, clock } = this.platform
    await requireSession(store, this.caller)
    const all = await store.find(videos, 'newest', { prefix: [] })
    const offers = all.filter(({ isVip30Offer }) => isVip30Offer)
    return valueHistory(
      offers.map(({ releasedAt, basePrice }) => ({ releasedAt, price: basePrice })),
      clock.now(),
    )
  }
}
