import { fields, flag, id, nullable, number, optional, schemaOf, text } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader, Transaction } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'

/** A means of payment that the guest agreed to have stored. Never data of a card: the provider has those. */
export interface KeptMeans {
  /** What the provider calls it; worthless anywhere else. */
  readonly token: string
  /** What the guest recognizes it by, such as "•••• 4242". */
  readonly label: string
  /** When the guest agreed, epoch ms. */
  readonly agreedAt: number
}

/** How a guest pays. What they have is not here: the balance is the ledger's. */
export interface WalletRecord {
  readonly guestId: GuestId
  /** Whether a payment of theirs has ever arrived. */
  readonly isPayingCustomer: boolean
  readonly isForcePayment: boolean
  /** Whether one press may charge; true only beside `means`. */
  readonly oneClickEnabled: boolean
  /** What one press charges. */
  readonly means?: KeptMeans
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
      means: optional(fields<KeptMeans>({ token: text, label: text, agreedAt: number })),
      autoRechargeAmount: nullable(number),
      loyaltyPoints: number,
    }),
  ),
  key: ({ guestId }) => guestId,
  ofGuest: { ...belongsToGuest('key'), exports: { leavesOut: ['means'] } },
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

/** What one press may charge; `null`: the guest has agreed to nothing, or has ended it. */
export const meansOf = ({ oneClickEnabled, means }: WalletRecord): KeptMeans | null =>
  oneClickEnabled ? (means ?? null) : null

/** Stores what the guest agreed to, or that they ended it: the token is forgotten then. */
export async function putMeans(tx: Transaction, guestId: GuestId, means: KeptMeans | null): Promise<void> {
  const { means: _before, ...wallet } = await walletOf(tx, guestId)
  await tx.put(wallets, { ...wallet, oneClickEnabled: means !== null, ...(means === null ? {} : { means }) })
}
