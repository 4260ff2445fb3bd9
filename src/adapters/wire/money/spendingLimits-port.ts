import { excludeGuest, getLimits, setLimit } from './limit-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import { BackendError } from '@/application/errors/backend-error'
import type { SpendingLimitsGateway } from '@/application/money/spending-limits-gateway'

const bound = bindingOf<SpendingLimitsGateway>()

/** JSON writes what is no number as null, and null would lift the limit. */
function finite(coins: number | null): number | null {
  if (coins !== null && !Number.isFinite(coins)) throw new BackendError('invalid-request', { fields: ['coins'] })
  return coins
}

/** A guest's own limits on the wire. */
export const spendingLimitsPort: PortBinding<SpendingLimitsGateway> = {
  read: bound('read', getLimits),
  setLimit: bound('setLimit', setLimit, {
    request: (period, coins) => ({ period, coins: finite(coins) }),
    args: ({ period, coins }) => [period, coins],
  }),
  exclude: bound('exclude', excludeGuest, { fields: ['until'] }),
}
