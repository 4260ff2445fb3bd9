import { limitsOf, spendingLimits, spendsOf } from './spending-limits'
import { requireSession, isLoggedIn, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { LimitReport, LimitResult, SpendingLimitsGateway } from '@/application/money/spending-limits-gateway'
import {
  changeLimit,
  excludeUntil,
  type LimitPeriod,
  MAX_EXCLUSION,
  type SpendingLimits,
  spentIn,
} from '@/domain/access/limits'
import type { GuestId } from '@/domain/ids'

/** A guest's own limits out of the store. */
export class BackendSpendingLimits implements SpendingLimitsGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async read(): Promise<LimitResult> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    if (!isLoggedIn(guest)) return { ok: false, reason: 'login-required' }
    return { ok: true, report: await this.report(store, guest.id, await limitsOf(store, guest.id)) }
  }

  async setLimit(period: LimitPeriod, coins: number | null): Promise<LimitResult> {
    if (coins !== null && (!Number.isSafeInteger(coins) || coins < 0)) {
      throw new BackendError('invalid-request', { fields: ['coins'] })
    }
    return this.change((limits, now) => ({ ...limits, [period]: changeLimit(limits[period], coins, now) }))
  }

  exclude(until: number): Promise<LimitResult> {
    return this.change((limits, now) => {
      if (until <= now || until > now + MAX_EXCLUSION) throw new BackendError('invalid-request', { fields: ['until'] })
      return excludeUntil(limits, until, now)
    })
  }

  private change(how: (limits: SpendingLimits, now: number) => SpendingLimits): Promise<LimitResult> {
    return this.platform.store.transaction<LimitResult>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      if (!isLoggedIn(guest)) return { ok: false, reason: 'login-required' }
      const limits = how(await limitsOf(tx, guest.id), this.platform.clock.now())
      await tx.put(spendingLimits, { guestId: guest.id, ...limits })
      return { ok: true, report: await this.report(tx, guest.id, limits) }
    })
  }

  private async report(reader: Reader, guestId: GuestId, limits: SpendingLimits): Promise<LimitReport> {
    const now = this.platform.clock.now()
    const spends = await spendsOf(reader, guestId, now)
    const spent = (period: LimitPeriod): number => spentIn(period, spends, now)
    return { limits, spent: { daily: spent('daily'), weekly: spent('weekly'), monthly: spent('monthly') } }
  }
}
