import { fields, id, nullable, number, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { language } from '@/adapters/backend/kernel/record-checks'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader } from '@/adapters/stores/store'
import type { ChannelId, GuestId, IdempotencyKey } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import type { PastCharge } from '@/domain/payments/one-click'

/**
 * A top up by one press, from the moment it was accepted. `open`: the provider has not answered; it
 * counts as charged, so that no two can pass a limit together. `booked`: the coins are the guest's.
 * The other states have charged nothing.
 */
export interface OneClickCharge {
  /** Guest and key: the keys of two guests never collide. */
  readonly id: string
  readonly guestId: GuestId
  readonly key: IdempotencyKey
  /** Whole coins without the bonus. */
  readonly amount: number
  readonly channelId: ChannelId | null
  /** The provider's name for the means of payment that is charged. */
  readonly token: string
  readonly label: string
  readonly at: number
  readonly language: Language
  readonly status: 'open' | 'booked' | 'declined' | 'expired' | 'no-answer'
}

export const oneClickCharges: Collection<OneClickCharge> = {
  name: 'oneClickCharges',
  schema: schemaOf(
    fields<OneClickCharge>({
      id: text,
      guestId: id<GuestId>(),
      key: id<IdempotencyKey>(),
      amount: whole,
      channelId: nullable(id<ChannelId>()),
      token: text,
      label: text,
      at: number,
      language,
      status: oneOf('open', 'booked', 'declined', 'expired', 'no-answer'),
    }),
  ),
  key: (charge) => charge.id,
  ofGuest: { ...belongsToGuest('byGuest'), exports: { leavesOut: ['token'] } },
  indexes: { byGuest: (charge) => [[charge.guestId, charge.at, charge.id]] },
}

export const oneClickChargeId = (guestId: GuestId, key: IdempotencyKey): string => `${guestId} ${key}`

/** The longest span of a spending limit, ms: charges before it count for nothing any more. */
const LOOK_BACK = 30 * 86_400_000

/**
 * Time after which a charge without an answer no longer bars the next one, ms; it still counts for
 * the limits.
 */
const OPEN_FOR = 15 * 60_000

/** The charges of a guest that count for the limits, the bonus not counted. */
export async function chargesOf(reader: Reader, guestId: GuestId, now: number): Promise<readonly PastCharge[]> {
  const known = await reader.find(oneClickCharges, 'byGuest', { prefix: [guestId], after: [guestId, now - LOOK_BACK] })
  return known
    .filter(({ status }) => status === 'open' || status === 'booked')
    .map(({ at, amount, status }) => ({ at, coins: amount, isOpen: status === 'open' && at > now - OPEN_FOR }))
}
