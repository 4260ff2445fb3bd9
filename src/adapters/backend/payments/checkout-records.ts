import {
  fields,
  flag,
  id,
  nullable,
  number,
  oneOf,
  optional,
  schemaOf,
  text,
  whole,
} from '@/adapters/stores/record-schema'
import { language } from '@/adapters/backend/kernel/record-checks'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { CheckoutSheet } from '@/application/payments/checkout-service'
import type { CheckoutId, GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import { paymentFlows, type PaymentFlow } from '@/domain/payments/flows'

/**
 * A checkout from opening to end. `secret` is in the frame's address only, `deviceHash` is of the
 * key of the device that opened it; `provedGuest` is the guest who signed in there.
 */
export interface CheckoutRecord {
  readonly id: CheckoutId
  readonly secret: string
  readonly flow: PaymentFlow
  readonly language: Language
  readonly guestId: GuestId
  readonly deviceHash: string
  readonly openedAt: number
  readonly selectedAmount: number | null
  /** The actor the guest came from, and what a minute costs there, coins. */
  readonly host?: string
  readonly pricePerMinute?: number
  readonly status: CheckoutSheet['status']
  readonly provedGuest: GuestId | null
  readonly taken: boolean
  readonly failures: number
  /** The purpose for which the guest opened it, as text. */
  readonly teaser?: string | null
  /** Digest of the mailed link that it was opened with, where one was. */
  readonly linkHash?: string
}

export const checkouts: Collection<CheckoutRecord> = {
  name: 'checkouts',
  schema: schemaOf(
    fields<CheckoutRecord>({
      id: id<CheckoutId>(),
      secret: text,
      flow: oneOf(...(Object.keys(paymentFlows) as PaymentFlow[])),
      language,
      guestId: id<GuestId>(),
      deviceHash: text,
      openedAt: number,
      selectedAmount: nullable(number),
      host: optional(text),
      pricePerMinute: optional(whole),
      status: oneOf('open', 'pending', 'succeeded', 'declined', 'cancelled'),
      provedGuest: nullable(id<GuestId>()),
      taken: flag,
      failures: whole,
      teaser: optional(nullable(text)),
      linkHash: optional(text),
    }),
  ),
  key: (checkout) => checkout.id,
  ofGuest: { ...belongsToGuest('byGuest'), exports: { leavesOut: ['secret', 'deviceHash', 'linkHash'] } },
  indexes: {
    byGuest: (checkout) => [[checkout.guestId, -checkout.openedAt]],
    /** Checkouts without a pending payment, the oldest first. */
    over: ({ id: key, openedAt, status }) => (status === 'pending' ? [] : [[openedAt, key]]),
  },
}

/**
 * Maximum number of unused checkouts of one guest: the oldest beyond it is removed when another is
 * opened.
 */
export const MAX_CHECKOUTS = 10

/** Time for which a checkout can be used, ms. */
export const CHECKOUT_LIFETIME = 30 * 60_000
