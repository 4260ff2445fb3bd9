import { BackendSpendingLimits } from './backend-spending-limits'
import { accountShares, ledgerEntries, statementEntries } from './ledger-records'
import { meterClaims } from './meter-claims'
import { spendingLimits } from './spending-limits'
import { wallets } from './wallets'
import { moneyEvents } from './money-events'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The ledger, and what guests set about their spending. */
export const moneyFeature = backendFeature({
  collections: [wallets, ledgerEntries, accountShares, statementEntries, spendingLimits, meterClaims],
  ports: { spendingLimits: (platform, caller) => new BackendSpendingLimits(platform, caller) },
  events: moneyEvents,
})
