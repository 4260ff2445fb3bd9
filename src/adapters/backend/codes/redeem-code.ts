import {
  bonusCodes,
  codeUses,
  redeemedCodes,
  redeemedKey,
  type BonusCodeRecord,
  type RedeemedCodeRecord,
} from './code-records'
import { codeIn } from './code-view'
import { giveReward } from './give-reward'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { entitlementsOf } from '@/adapters/backend/entitlements/entitlement-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { verificationsOf } from '@/adapters/backend/phone/phone-records'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { grantsOf, mayRedeem, type RedeemDecision } from '@/domain/codes/bonus-code'
import { isEntitled } from '@/domain/entitlements/entitlement'
import type { IdempotencyKey } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import { expiryOf } from '@/domain/vouchers/validity'

/** The number of times that a code can still be redeemed; `null`: any number. */
export async function leftOf(reader: Reader, { code, quantity }: BonusCodeRecord): Promise<number | null> {
  if (quantity === null) return null
  return Math.max(0, quantity - ((await reader.get(codeUses, code))?.redeemed ?? 0))
}

/** Decides about a code that the guest has not redeemed yet. */
export async function decisionOn(
  reader: Reader,
  record: BonusCodeRecord,
  guest: GuestRecord,
  now: number,
): Promise<RedeemDecision> {
  const [held, numbers, left] = await Promise.all([
    entitlementsOf(reader, guest.id),
    verificationsOf(reader, guest.id, now),
    leftOf(reader, record),
  ])
  const facts = { isVip: isEntitled(held, 'vip', now), hasMobileAuth: numbers.some(({ verified }) => verified) }
  return mayRedeem(codeIn(record, 'en'), facts, left, now)
}

/** The guest who redeems a code, and how their pages learn of it. */
export interface Redeeming {
  readonly guest: GuestRecord
  readonly language: Language
  readonly key: IdempotencyKey
  readonly publish: (update: OutboundUpdate) => void
}

/**
 * Redeems a code that is allowed: what depends on no top-up is given at once; else the code waits
 * for the next top-up, in place of one that waited before.
 */
export async function redeemCode(
  platform: PlatformContext,
  tx: Transaction,
  record: BonusCodeRecord,
  redeeming: Redeeming,
): Promise<RedeemedCodeRecord> {
  const { guest, key, publish } = redeeming
  const { code, containsTopUpBenefit, validTo, benefits, voucherDays } = record
  await countUse(tx, code, 1)
  const at = platform.clock.now()
  const begun = { guestId: guest.id, code, at, validTo, benefits, voucherDays, key, rewards: [] }
  if (containsTopUpBenefit) await replaceWaiting(tx, guest)
  const redeemed: RedeemedCodeRecord = containsTopUpBenefit
    ? { ...begun, state: 'waiting' }
    : await given(platform, tx, { ...begun, state: 'given' }, 0, redeeming)
  await tx.put(redeemedCodes, redeemed)
  publish({ audience: guest.id, update: { type: 'bonusCodeRedeemed', code } })
  return redeemed
}

/**
 * Gives what the code that waits for a top-up brings for this one, in its transaction. A code that
 * expired meanwhile brings nothing; one that needs a larger top-up goes on waiting.
 */
export async function applyWaitingCode(
  platform: PlatformContext,
  tx: Transaction,
  topUpCents: number,
  redeeming: Omit<Redeeming, 'key'>,
): Promise<void> {
  const { guest } = redeeming
  const [waiting] = await tx.find(redeemedCodes, 'waiting', { prefix: [guest.id], limit: 1 })
  if (waiting === undefined) return
  if (platform.clock.now() > expiryOf(waiting)) {
    await tx.put(redeemedCodes, { ...waiting, state: 'lapsed' })
    return
  }
  const applied = await given(platform, tx, { ...waiting, state: 'given' }, topUpCents, redeeming)
  if (applied.rewards.length > 0) await tx.put(redeemedCodes, applied)
}

/** Gives all benefits that a top-up of so many euro cents reaches. */
async function given(
  platform: PlatformContext,
  tx: Transaction,
  redeemed: RedeemedCodeRecord,
  topUpCents: number,
  { guest, language, publish }: Omit<Redeeming, 'key'>,
): Promise<RedeemedCodeRecord> {
  const rewards = []
  const benefits = redeemed.benefits.map(({ texts, ...benefit }) => ({ ...benefit, ...texts.en }))
  for (const { benefit, grant } of grantsOf({ benefits }, topUpCents)) {
    const giving = { guest, language, code: redeemed, benefitId: benefit.id, publish }
    const reward = await giveReward(platform, tx, grant, giving)
    if (reward !== null) rewards.push(reward)
  }
  return { ...redeemed, rewards }
}

/** Only one code waits: the one before can be redeemed again, by this guest or another. */
async function replaceWaiting(tx: Transaction, { id: guestId }: GuestRecord): Promise<void> {
  for (const { code } of await tx.find(redeemedCodes, 'waiting', { prefix: [guestId] })) {
    await tx.delete(redeemedCodes, redeemedKey(guestId, code))
    if ((await tx.get(bonusCodes, code)) !== undefined) await countUse(tx, code, -1)
  }
}

async function countUse(tx: Transaction, code: string, more: number): Promise<void> {
  const redeemed = Math.max(0, ((await tx.get(codeUses, code))?.redeemed ?? 0) + more)
  await tx.put(codeUses, { code, redeemed })
}
