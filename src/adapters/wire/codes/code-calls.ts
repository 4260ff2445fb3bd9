import * as z from 'zod/mini'
import { guestCode, redeemedCode, redeemRefusal, remainingBonusCodesAnswer } from './code-schemas'
import { cursorPageOf, givenCursor } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { get, post } from '@/adapters/wire/base/rest-call'
import { coins, flag, id, int, nullish, text, type Wire } from '@/adapters/wire/base/scalars'
import { idempotencyKey } from '@/adapters/wire/money/added-terms'
import type { CodeCheck, CreditResult, RedeemResult } from '@/application/codes/code-gateway'
import type { CursorPage } from '@/application/paging/page'
import { MAX_CODE, type RemainingBonusCodes } from '@/domain/codes/bonus-code'
import type { VoucherId } from '@/domain/ids'
import type { RedeemedCode } from '@/domain/codes/redeemed-code'

const typedCode = text(MAX_CODE, 1)

/** VOU-025. */
export const redeemAnswer: Wire<RedeemResult> = z.pipe(
  z.object({ success: flag, bonus: z.nullable(redeemedCode), reason: z.nullable(redeemRefusal) }),
  z.transform(({ bonus, reason }): RedeemResult =>
    bonus === null ? { ok: false, reason: reason ?? 'unknown-code' } : { ok: true, redeemed: bonus },
  ),
)

/** The same as the server writes it. */
export const writtenRedeem = (answer: RedeemResult): object => ({
  success: answer.ok,
  bonus: answer.ok ? answer.redeemed : null,
  reason: answer.ok ? null : answer.reason,
})

export const redeemBonus = post(
  'redeemBonus',
  '/guest/redeemBonus',
  z.object({ code: typedCode, key: idempotencyKey() }),
  redeemAnswer,
  { repeatable: true },
)

/** VOU-027. */
export const checkCode: QueryCall<{ readonly code: string }, CodeCheck> = query(
  'GUEST_CODE',
  z.object({ code: typedCode }),
  guestCode,
)

/** VOU-028. */
export const remainingBonusCodes: QueryCall<{ readonly code: string | null }, RemainingBonusCodes | null> = query(
  'remainingBonusCodes',
  z.object({ code: nullish(typedCode) }),
  z.nullable(remainingBonusCodesAnswer),
)

/** VOU-030. */
export const hasNotRedeemed = get(
  'hasGuestNotRedeemedOnTopCodeInstance',
  '/promo/hasGuestNotRedeemedOnTopCodeInstance/:promoCode',
  z.object({ promoCode: typedCode }),
  z.object({ notRedeemed: flag }),
)

export const creditAnswer: Wire<CreditResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), coins, balance: coins }),
  z.object({ ok: z.literal(false), reason: z.enum(['login-required', 'locked', 'restricted', 'not-found']) }),
])

/** Turns a voucher into coins, once. */
export const creditVoucher = post(
  'creditVoucher',
  '/guest/creditVoucher',
  z.object({ voucherId: id<VoucherId>() }),
  creditAnswer,
  { repeatable: true },
)

export const redeemedCodePage = cursorPageOf(redeemedCode)

/** Codes of one page: each has its benefits with it. */
const MAX_BENEFITS = 50

/** GUE-040. */
export const benefits: QueryCall<
  { readonly first: number; readonly after: string | null },
  CursorPage<RedeemedCode>
> = query('benefits', z.object({ first: int(1, MAX_BENEFITS), after: givenCursor }), redeemedCodePage)
