import { bonusCodes, redeemedCodes, redeemedKey, type BonusCodeRecord } from './code-records'
import { codeIn, redeemedIn } from './code-view'
import { decisionOn, leftOf, redeemCode } from './redeem-code'
import { authorize } from '@/adapters/backend/access/authorize'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { countAttempts, oneMoreAttempt } from '@/adapters/backend/access/login-attempts'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { credit } from '@/adapters/backend/money/ledger-book'
import { payByVoucher } from '@/adapters/backend/vouchers/spend-vouchers'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { CodeCheck, CodeGateway, CreditResult, RedeemResult } from '@/application/codes/code-gateway'
import { MAX_PAGE_SIZE, type CursorPage } from '@/application/paging/page'
import { networkOf } from '@/domain/access/login-limits'
import { isValidAt, expiryOf } from '@/domain/vouchers/validity'
import { voucherTypes } from '@/domain/vouchers/voucher'
import { codeToRedeem, WRONG_CODES, type RedeemRefusal, type RemainingBonusCodes } from '@/domain/codes/bonus-code'
import type { RedeemedCode } from '@/domain/codes/redeemed-code'
import { asId, type IdempotencyKey, type VoucherId } from '@/domain/ids'

const refused = (reason: RedeemRefusal): RedeemResult => ({ ok: false, reason })

/** The keys under which wrong codes are counted, and how many each may have. */
type Tries = readonly { readonly key: string; readonly most: number }[]

/** Bonus codes out of the store. */
export class BackendCodeGateway implements CodeGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async redeem(typed: string, key: IdempotencyKey): Promise<RedeemResult> {
    const code = codeToRedeem(typed) ?? ''
    const language = this.caller.language()
    const { guest: asking } = await requireSession(this.platform.store, this.caller)
    const tries = await this.triesOf(asking)
    return transactionWithUpdates<RedeemResult>(this.platform, async (tx, publish) => {
      const { guest } = await requireSession(tx, this.caller)
      const known = await tx.get(redeemedCodes, redeemedKey(guest.id, code))
      if (known?.key === key) return { ok: true, redeemed: redeemedIn(known, language) }
      const { record, reason: obstacle } = await this.look(tx, guest, code, tries)
      const use = { type: voucherTypes.bonusCode, actorId: null, now: this.platform.clock.now() }
      // A voucher for a bonus code stands in for one that is no longer there.
      const paid = obstacle === 'used-up' ? await payByVoucher(tx, guest.id, use) : null
      if (paid !== null) publish(paid)
      const reason = paid === null ? obstacle : null
      if (reason !== null || record === undefined) return refused(reason ?? 'unknown-code')
      const redeemed = await redeemCode(this.platform, tx, record, { guest, language, key, publish })
      return { ok: true, redeemed: redeemedIn(redeemed, language) }
    })
  }

  async check(typed: string): Promise<CodeCheck> {
    const code = codeToRedeem(typed) ?? ''
    const { guest } = await requireSession(this.platform.store, this.caller)
    const tries = await this.triesOf(guest)
    const { record, reason } = await this.platform.store.transaction((tx) => this.look(tx, guest, code, tries))
    return {
      canRedeem: { success: reason === null, reason },
      bonusCode: record === undefined ? null : codeIn(record, this.caller.language()),
    }
  }

  async remaining(typed: string | null): Promise<RemainingBonusCodes | null> {
    const { store } = this.platform
    await requireSession(store, this.caller)
    const record = typed === null ? await this.promoted() : await store.get(bonusCodes, codeToRedeem(typed) ?? '')
    // A code that guests are not told of is not to be found by asking how many are left.
    if (record?.isPromoted !== true) return null
    return { code: record.code, remainingCount: await leftOf(store, record), validTo: expiryOf(record) }
  }

  async hasNotRedeemed(typed: string): Promise<boolean> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    return (await store.get(redeemedCodes, redeemedKey(guest.id, codeToRedeem(typed) ?? ''))) === undefined
  }

  creditVoucher(voucherId: VoucherId): Promise<CreditResult> {
    return transactionWithUpdates<CreditResult>(this.platform, async (tx, publish) => {
      const { guest } = await requireSession(tx, this.caller)
      const permission = authorize(guest, 'redeem')
      if (!permission.ok) return { ok: false, reason: permission.reason }
      const now = this.platform.clock.now()
      const voucher = await tx.get(vouchers, voucherId)
      const isCredits =
        voucher?.guestId === guest.id && voucher.type === voucherTypes.credits && isValidAt(voucher, now)
      if (voucher === undefined || !isCredits || voucher.amount === 0) return { ok: false, reason: 'not-found' }
      await tx.put(vouchers, { ...voucher, amount: 0 })
      const booked = await credit(tx, {
        key: asId<IdempotencyKey>(`voucher:${voucherId}`),
        at: now,
        kind: 'bonus',
        amount: voucher.amount,
        guestId: guest.id,
        statement: `voucher:${voucherId}`,
        subject: null,
        subjectId: null,
        paid: null,
      })
      const left = await tx.find(vouchers, 'byGuest', { prefix: [guest.id] })
      const { balance } = booked.ok ? booked : { balance: 0 }
      publish(
        { audience: guest.id, update: { type: 'vouchers', vouchers: left.filter(({ amount }) => amount > 0) } },
        { audience: guest.id, update: { type: 'balance', balance } },
      )
      return { ok: true, coins: voucher.amount, balance }
    })
  }

  async benefits(first: number, after: string | null): Promise<CursorPage<RedeemedCode>> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const limit = Math.min(Math.max(1, first), MAX_PAGE_SIZE)
    const cursor = after === null ? undefined : await store.get(redeemedCodes, redeemedKey(guest.id, after))
    const found = await store.find(redeemedCodes, 'byGuest', {
      prefix: [guest.id],
      direction: 'desc',
      limit: limit + 1,
      ...(cursor === undefined ? {} : { after: [guest.id, cursor.at, cursor.code] }),
    })
    const items = found.slice(0, limit).map((record) => redeemedIn(record, this.caller.language()))
    return { items, next: found.length > limit ? (items.at(-1)?.code ?? null) : null }
  }

  /** Finds a code, and why the guest cannot redeem it; `null`: they can. Counts a wrong code. */
  private async look(
    tx: Transaction,
    guest: GuestRecord,
    code: string,
    tries: Tries,
  ): Promise<{ readonly record: BonusCodeRecord | undefined; readonly reason: RedeemRefusal | null }> {
    const { platform } = this
    const isTooMany = await Promise.all(
      tries.map(async ({ key, most }) => (await countAttempts(platform, tx, key)) >= most),
    )
    if (isTooMany.includes(true)) return { record: undefined, reason: 'too-many-tries' }
    const record = await tx.get(bonusCodes, code)
    if (record === undefined) for (const { key } of tries) await oneMoreAttempt(platform, tx, key, WRONG_CODES.window)
    return { record, reason: await this.refusalOf(tx, guest, code, record) }
  }

  private async refusalOf(
    reader: Reader,
    guest: GuestRecord,
    code: string,
    record: BonusCodeRecord | undefined,
  ): Promise<RedeemRefusal | null> {
    const now = this.platform.clock.now()
    const permission = authorize(guest, 'redeem')
    if (!permission.ok) return permission.reason
    if (await isExcluded(reader, guest.id, now)) return 'self-excluded'
    if (record === undefined) return 'unknown-code'
    if ((await reader.get(redeemedCodes, redeemedKey(guest.id, code))) !== undefined) return 'already-redeemed'
    const decision = await decisionOn(reader, record, guest, now)
    return decision.ok ? null : decision.reason
  }

  private async triesOf({ id }: GuestRecord): Promise<Tries> {
    const address = this.caller.address()
    const [own, network] = await Promise.all([
      hashOf(`bonus codes of ${id}`),
      address === null ? null : hashOf(`bonus codes from ${networkOf(address)}`),
    ])
    return [
      { key: own, most: WRONG_CODES.ofGuest },
      ...(network === null ? [] : [{ key: network, most: WRONG_CODES.ofNetwork }]),
    ]
  }

  /** The promoted code that ends first. */
  private async promoted(): Promise<BonusCodeRecord | undefined> {
    const now = this.platform.clock.now()
    const all = await this.platform.store.find(bonusCodes, 'byEnd', { prefix: [] })
    return all.find((record) => record.isPromoted && expiryOf(record) >= now)
  }
}
