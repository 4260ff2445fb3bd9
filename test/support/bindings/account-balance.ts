import { accountShares } from '@/adapters/backend/money/ledger-records'
import type { Reader } from '@/adapters/stores/store'

/** The balance of an account, whole coins: the parts of all guests. */
export async function balanceOf(reader: Reader, account: string): Promise<number> {
  const parts = await reader.find(accountShares, 'byAccount', { prefix: [account] })
  return parts.reduce((sum, { balance }) => sum + balance, 0)
}
