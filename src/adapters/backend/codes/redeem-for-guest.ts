import { bonusCodes, redeemedCodes, redeemedKey, type BonusCodeRecord, type RedeemedCodeRecord } from './code-records'
import { decisionOn, redeemCode, type Redeeming } from './redeem-code'
import { authorize } from '@/adapters/backend/access/authorize'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { countAttempts, oneMoreAttempt } from '@/adapters/backend/access/login-attempts'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
import { payByVoucher } from '@/adapters/backend/vouchers/spend-vouchers'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { networkOf } from '@/domain/access/login-limits'
import { WRONG_CODES, type RedeemRefusal } from '@/domain/codes/bonus-code'
import type { GuestId } from '@/domain/ids'
import { voucherTypes } from '@/domain/vouchers/voucher'

/** The keys under which wrong codes are counted, and how many each may have. */
export type CodeTries = readonly { readonly key: string; readonly most: number }[]

/** A code that was looked up, and why the guest cannot redeem it; `null`: they can. */
interface Looked {
  readonly record: BonusCodeRecord | undefined
  readonly reason: RedeemRefusal | null
}

/** Returns the keys of a guest and of the network that a request came from; `null`: no network between. */
export async function codeTriesOf(id: GuestId, address: string | null): Promise<CodeTries> {
  const [own, network] = await Promise.all([
    hashOf(`bonus codes of ${id}`),
    address === null ? null : hashOf(`bonus codes from ${networkOf(address)}`),
  ])
  return [
    { key: own, most: WRONG_CODES.ofGuest },
    ...(network === null ? [] : [{ key: network, most: WRONG_CODES.ofNetwork }]),
  ]
}

/** Finds a code for a guest. Counts a wrong one. */
export async function lookUpCode(
  platform: PlatformContext,
  tx: Transaction,
  guest: GuestRecord,
  code: string,
  tries: CodeTries,
): Promise<Looked> {
  const isTooMany = await Promise.all(
    tries.map(async ({ key, most }) => (await countAttempts(platform, tx, key)) >= most),
  )
  if (isTooMany.includes(true)) return { record: undefined, reason: 'too-many-tries' }
  const record = await tx.get(bonusCodes, code)
  if (record === undefined) for (const { key } of tries) await oneMoreAttempt(platform, tx, key, WRONG_CODES.window)
  return { record, reason: await refusalOf(platform, tx, guest, code, record) }
}

/** Redeems a code for a guest; the same key is answered as the first time. */
export async function redeemForGuest(
  platform: PlatformContext,
  tx: Transaction,
  code: string,
  tries: CodeTries,
  redeeming: Redeeming,
): Promise<RedeemedCodeRecord | RedeemRefusal> {
  const { guest, key, publish } = redeeming
  const known = await tx.get(redeemedCodes, redeemedKey(guest.id, code))
  if (known?.key === key) return known
  const { record, reason } = await lookUpCode(platform, tx, guest, code, tries)
  const use = { type: voucherTypes.bonusCode, actorId: null, now: platform.clock.now() }
  // A voucher for a bonus code stands in for one that is no longer there.
  const paid = reason === 'used-up' ? await payByVoucher(tx, guest.id, use) : null
  if (paid !== null) publish(paid)
  else if (reason !== null) return reason
  return record === undefined ? 'unknown-code' : redeemCode(platform, tx, record, redeeming)
}

async function refusalOf(
  platform: PlatformContext,
  reader: Reader,
  guest: GuestRecord,
  code: string,
  record: BonusCodeRecord | undefined,
): Promise<RedeemRefusal | null> {
  const now = platform.clock.now()
  const permission = authorize(guest, 'redeem')
  if (!permission.ok) return permission.reason
  if (await isExcluded(reader, guest.id, now)) return 'self-excluded'
  if (record === undefined) return 'unknown-code'
  if ((await reader.get(redeemedCodes, redeemedKey(guest.id, code))) !== undefined) return 'already-redeemed'
  const decision = await decisionOn(reader, record, guest, now)
  return decision.ok ? null : decision.reason
}
