import { fields, flag, id, nullable, number, schemaOf } from '@/adapters/stores/record-schema'
import type { Collection, Reader } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'

/** How a guest pays. What they have is not here: the balance is the ledger's. */
export interface WalletRecord {
  readonly guestId: GuestId
  /** Whether a payment of theirs has ever arrived. */
  readonly isPayingCustomer: boolean
  readonly isForcePayment: boolean
  readonly oneClickEnabled: boolean
  /** Whole coins; `null`: off. */
  readonly autoRechargeAmount: number | null
  readonly loyaltyPoints: number
}

export const wallets: Collection<WalletRecord> = {
  name: 'wallets',
  schema: schemaOf(
    fields<WalletRecord>({
      guestId: id<GuestId>(),
      isPayingCustomer: flag,
      isForcePayment: flag,
      oneClickEnabled: flag,
      autoRechargeAmount: nullable(number),
      loyaltyPoints: number,
    }),
  ),
  key: ({ guestId }) => guestId,
  indexes: {},
}

/** A guest without a record has never paid nor set anything. */
export const walletOf = async (reader: Reader, guestId: GuestId): Promise<WalletRecord> =>
  (await reader.get(wallets, guestId)) ?? {
    guestId,
    isPayingCustomer: false,
    isForcePayment: false,
    oneClickEnabled: false,
    autoRechargeAmount: null,
    loyaltyPoints: 0,
  }
