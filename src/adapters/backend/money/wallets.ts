import { fields, flag, id, nullable, number, optional, schemaOf, text } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader, Transaction } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'

/**
 * A means of payment that the guest agreed to have stored. Never data of a card: the provider has
 * those.
 */
export interface KeptMeans {
  /** The provider's name for it; worthless anywhere else. */
  readonly token: string
  /** The label by which the guest recognizes it, such as "•••• 4242". */
  readonly label: string
  /** Time of the guest's consent, epoch ms. */
  readonly agreedAt: number
}

/** A guest's ways to pay. The balance is not here: the ledger has it. */
export interface WalletRecord {
  readonly guestId: GuestId
  /** Whether a payment of theirs has ever arrived. */
  readonly isPayingCustomer: boolean
  readonly isForcePayment: boolean
  /** Whether one press may charge; true only beside `means`. */
  readonly oneClickEnabled: boolean
  /** The means that one press charges. */
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

/** Whether a guest has to pay before they may spend anything (AUT-003). */
export const isPaymentForced = async (reader: Reader, guestId: GuestId): Promise<boolean> =>
  (await walletOf(reader, guestId)).isForcePayment

/** Forces a guest to pay first, or lets them spend again. */
export async function forcePayment(tx: Transaction, guestId: GuestId, isForcePayment: boolean): Promise<void> {
  await tx.put(wallets, { ...(await walletOf(tx, guestId)), isForcePayment })
}

/**
 * Returns the means that one press may charge; `null`: the guest has agreed to none, or has ended
 * it.
 */
export const meansOf = ({ oneClickEnabled, means }: WalletRecord): KeptMeans | null =>
  oneClickEnabled ? (means ?? null) : null

/** Stores what the guest agreed to, or that they ended it: the token is forgotten then. */
export async function putMeans(tx: Transaction, guestId: GuestId, means: KeptMeans | null): Promise<void> {
  const { means: _before, ...wallet } = await walletOf(tx, guestId)
  await tx.put(wallets, { ...wallet, oneClickEnabled: means !== null, ...(means === null ? {} : { means }) })
}
