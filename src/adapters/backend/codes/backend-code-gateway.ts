import { bonusCodes, redeemedCodes, redeemedKey, type BonusCodeRecord } from './code-records'
import { codeIn, redeemedIn } from './code-view'
import { leftOf } from './redeem-code'
import { codeTriesOf, lookUpCode, redeemForGuest } from './redeem-for-guest'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { credit } from '@/adapters/backend/money/ledger-book'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import type { CodeCheck, CodeGateway, CreditResult, RedeemResult } from '@/application/codes/code-gateway'
import { MAX_PAGE_SIZE, type CursorPage } from '@/application/paging/page'
import { isValidAt, expiryOf } from '@/domain/vouchers/validity'
import { voucherTypes } from '@/domain/vouchers/voucher'
import { codeToRedeem, type RemainingBonusCodes } from '@/domain/codes/bonus-code'
import type { RedeemedCode } from '@/domain/codes/redeemed-code'
import { asId, type IdempotencyKey, type VoucherId } from '@/domain/ids'

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
    const tries = await codeTriesOf(asking.id, this.caller.address())
    return transactionWithUpdates<RedeemResult>(this.platform, async (tx, publish) => {
      const { guest } = await requireSession(tx, this.caller)
      const redeemed = await redeemForGuest(this.platform, tx, code, tries, { guest, language, key, publish })
      if (typeof redeemed === 'string') return { ok: false, reason: redeemed }
      return { ok: true, redeemed: redeemedIn(redeemed, language) }
    })
  }

  async check(typed: string): Promise<CodeCheck> {
    const code = codeToRedeem(typed) ?? ''
    const { guest } = await requireSession(this.platform.store, this.caller)
    const tries = await codeTriesOf(guest.id, this.caller.address())
    const { record, reason } = await this.platform.store.transaction((tx) =>
      lookUpCode(this.platform, tx, guest, code, tries),
    )
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

  /** The promoted code that ends first. */
  private async promoted(): Promise<BonusCodeRecord | undefined> {
    const now = this.platform.clock.now()
    const all = await this.platform.store.find(bonusCodes, 'byEnd', { prefix: [] })
    return all.find((record) => record.isPromoted && expiryOf(record) >= now)
  }
}
