import { spendingLimitsPort } from './spendingLimits-port'
import { excludeGuest, getLimits, limitPeriod, limitReport, setLimit, spendingLimit } from './limit-calls'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** Spending limits. */
export const moneyContract: FeatureContract = {
  feature: 'money',
  about: 'Limits that guests set themselves. Every purchase is checked against them.',
  ports: { spendingLimits: spendingLimitsPort },
  schemas: [
    {
      name: 'LimitPeriod',
      schema: limitPeriod,
      about: 'How far a limit looks back: 24 hours, 7 days, 30 days, rolling.',
    },
    {
      name: 'SpendingLimit',
      schema: spendingLimit,
      about: 'A limit.',
      fields: {
        coins: 'Maximum that may be spent; null: no limit.',
        raised: 'The requested limit that applies from a later moment on; null: none.',
      },
    },
    {
      name: 'LimitReport',
      schema: limitReport,
      about: 'The limits of a guest and what was spent.',
      fields: {},
    },
  ],
  operations: [
    { operation: getLimits, about: 'The limits of the guest, and what was spent.' },
    {
      operation: setLimit,
      about: 'Sets a limit. Lowering applies at once, raising after 24 hours.',
      fields: { coins: 'Maximum that may be spent; null: no limit.' },
    },
    {
      operation: excludeGuest,
      about: 'Nothing is spent or paid until then.',
      rules: 'Never shortened, at most five years ahead, else invalid-request.',
      fields: { until: 'Epoch milliseconds.' },
    },
  ],
}
