import { paymentRules } from './payment-rules'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { chargedUnder, credit } from '@/adapters/backend/money/ledger-book'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { AgeCheckBonus } from '@/application/payments/age-check-gateway'
import { asId, type GuestId, type IdempotencyKey } from '@/domain/ids'

const nameOf = (guestId: GuestId): string => `age-check-bonus:${guestId}`

/** The bonus that a guest would get now: once, for their first proof of age (AUT-041). */
export async function ageCheckBonusOf(
  platform: PlatformContext,
  reader: Reader,
  guestId: GuestId,
): Promise<AgeCheckBonus> {
  const coins = platform.rules.of(paymentRules).ageCheckBonus
  const [{ avsStatus }, given] = await Promise.all([
    ageCheckOf(reader, guestId),
    chargedUnder(reader, asId<IdempotencyKey>(nameOf(guestId)), guestId),
  ])
  return { available: coins > 0 && avsStatus !== 'accepted' && given === null, coins }
}

/** Gives the bonus to a guest whose age is proved in this transaction; nothing where it was given before. */
export async function giveAgeCheckBonus(
  platform: PlatformContext,
  tx: Transaction,
  guestId: GuestId,
): Promise<readonly OutboundUpdate[]> {
  const { available, coins } = await ageCheckBonusOf(platform, tx, guestId)
  if (!available) return []
  const booked = await credit(tx, {
    key: asId<IdempotencyKey>(nameOf(guestId)),
    at: platform.clock.now(),
    kind: 'bonus',
    amount: coins,
    guestId,
    statement: nameOf(guestId),
    subject: null,
    subjectId: null,
    paid: null,
  })
  return booked.ok ? [{ audience: guestId, update: { type: 'balance', balance: booked.balance } }] : []
}
