import type { Benefit } from './benefit'
import { benefitFor, type Grant } from './grant'
import { expiryOf } from './validity'

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

/** The number of codes left to the guest, and their expiry (epoch milliseconds) [VOU-022]. */
export interface RemainingBonusCodes {
  readonly remainingCount: number
  readonly validTo: number
}

/** The facts about the guest that redeeming needs. */
export interface BonusCodeGuest {
  readonly hasMobileAuth: boolean
  readonly isVip: boolean
}

/**
 * The decision on redeeming; a refusal names the first obstacle, permanent ones first [VOU-007].
 */
export type RedeemDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'expired' | 'vip-required' | 'mobile-auth-required' }

/** Validates a code for a guest at a moment (epoch milliseconds) [VOU-007]. */
export const mayRedeem = ({ config }: BonusCode, guest: BonusCodeGuest, now: number): RedeemDecision => {
  if (now > expiryOf(config)) return { ok: false, reason: 'expired' }
  if (config.conditions.vip && !guest.isVip) return { ok: false, reason: 'vip-required' }
  if (config.conditions.requireMobileAuth && !guest.hasMobileAuth) return { ok: false, reason: 'mobile-auth-required' }
  return { ok: true }
}

/**
 * Returns all grants of a code for a top-up in euro cents, in the order of its benefits; 0 means no
 * top-up.
 */
export const grantsOf = ({ config }: BonusCode, topUpCents: number): readonly Grant[] =>
  config.benefits.flatMap((benefit) => benefitFor(benefit, topUpCents) ?? [])

/**
 * Returns the typed code without surrounding blanks; undefined when there is none, and then nothing
 * is sent [VOU-026].
 */
export const codeToRedeem = (typed: string | undefined): string | undefined => typed?.trim() || undefined
