import type { Benefit } from './benefit'
import { benefitFor, type Grant } from './grant'
import { expiryOf } from '@/domain/vouchers/validity'

/** The requirements for the guest who redeems a code [VOU-007]. */
export interface BonusCodeConditions {
  readonly requireMobileAuth: boolean
  readonly vip: boolean
}

/**
 * A code's benefits, its expiry (epoch milliseconds, the whole last day counts) and its conditions
 * [VOU-006].
 */
export interface BonusCodeConfig {
  readonly containsTopUpBenefit: boolean
  readonly validTo: number
  readonly conditions: BonusCodeConditions
  readonly benefits: readonly Benefit[]
}

/** A code a guest can type in [VOU-006]. */
export interface BonusCode {
  readonly code: string
  readonly config: BonusCodeConfig
}

/**
 * The number of times that a code can still be redeemed, `null` when it is not limited, and its
 * expiry (epoch milliseconds) [VOU-022].
 */
export interface RemainingBonusCodes {
  readonly code: string
  readonly remainingCount: number | null
  readonly validTo: number
}

/** The facts about the guest that redeeming needs. */
export interface BonusCodeGuest {
  readonly hasMobileAuth: boolean
  readonly isVip: boolean
}

/** The obstacles of a code for a guest, permanent ones first [VOU-007]. */
const CODE_OBSTACLES = ['code-expired', 'used-up', 'vip-required', 'mobile-auth-required'] as const

type CodeObstacle = (typeof CODE_OBSTACLES)[number]

/** Every reason for which a code is not redeemed [VOU-027]. */
export const REDEEM_REFUSALS = [
  'login-required',
  'locked',
  'restricted',
  'self-excluded',
  'too-many-tries',
  'unknown-code',
  'already-redeemed',
  ...CODE_OBSTACLES,
] as const

/** One of `REDEEM_REFUSALS`. */
export type RedeemRefusal = (typeof REDEEM_REFUSALS)[number]

/** The decision on redeeming. */
export type RedeemDecision = { readonly ok: true } | { readonly ok: false; readonly reason: CodeObstacle }

/**
 * Validates a code of which `left` can still be redeemed, `null` for any number, for a guest at a
 * moment (epoch milliseconds) [VOU-007].
 */
export const mayRedeem = (
  { config }: BonusCode,
  guest: BonusCodeGuest,
  left: number | null,
  now: number,
): RedeemDecision => {
  if (now > expiryOf(config)) return { ok: false, reason: 'code-expired' }
  if (left !== null && left <= 0) return { ok: false, reason: 'used-up' }
  if (config.conditions.vip && !guest.isVip) return { ok: false, reason: 'vip-required' }
  if (config.conditions.requireMobileAuth && !guest.hasMobileAuth) return { ok: false, reason: 'mobile-auth-required' }
  return { ok: true }
}

/** A benefit that a top-up reaches, and its grant. */
export interface ReachedBenefit {
  readonly benefit: Benefit
  readonly grant: Grant
}

/**
 * Returns all grants of a code for a top-up in euro cents, in the order of its benefits; 0 means no
 * top-up.
 */
export const grantsOf = (
  { benefits }: Pick<BonusCodeConfig, 'benefits'>,
  topUpCents: number,
): readonly ReachedBenefit[] =>
  benefits.flatMap((benefit) => {
    const grant = benefitFor(benefit, topUpCents)
    return grant === undefined ? [] : [{ benefit, grant }]
  })

/** The longest code, in characters. */
export const MAX_CODE = 40

/**
 * Returns the typed code as codes are stored: upper case, without blanks. Undefined when there is
 * none, and then nothing is sent [VOU-026].
 */
export const codeToRedeem = (typed: string | undefined): string | undefined =>
  typed?.replaceAll(/\s/gu, '').toUpperCase() || undefined

/** The number of wrong codes that a guest may enter within the window, and a network. */
export const WRONG_CODES = { ofGuest: 10, ofNetwork: 50, window: 900_000 } as const
