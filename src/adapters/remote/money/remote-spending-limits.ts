import type { RestClient } from '@/adapters/remote/rest/rest-client'
import { excludeGuest, getLimits, setLimit } from '@/adapters/wire/money/limit-calls'
import { BackendError } from '@/application/errors/backend-error'
import type { LimitResult, SpendingLimitsGateway } from '@/application/money/spending-limits-gateway'
import type { LimitPeriod } from '@/domain/access/limits'

/** A guest's own limits over the wire. */
export class RemoteSpendingLimits implements SpendingLimitsGateway {
  constructor(private readonly rest: RestClient) {}

  read(): Promise<LimitResult> {
    return this.rest.call(getLimits, {})
  }

  async setLimit(period: LimitPeriod, coins: number | null): Promise<LimitResult> {
    // JSON writes what is no number as null, and null would lift the limit.
    if (coins !== null && !Number.isFinite(coins)) throw new BackendError('invalid-request', { detail: 'coins' })
    return this.rest.call(setLimit, { period, coins })
  }

  exclude(until: number): Promise<LimitResult> {
    return this.rest.call(excludeGuest, { until })
  }
}
