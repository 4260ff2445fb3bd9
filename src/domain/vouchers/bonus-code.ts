import type { Benefit } from './benefit'
import { benefitFor, type Grant } from './grant'
import { expiryOf } from './validity'

/** What a code demands of the guest who redeems it [VOU-007]. */
export interface BonusCodeConditions {
  readonly requireMobileAuth: boolean
  readonly vip: boolean
}

/** What a code brings, until when (epoch milliseconds, the whole last day counts) and for whom [VOU-006]. */
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

/** How many codes are left to the guest, and until when (epoch milliseconds) [VOU-022]. */
export interface RemainingBonusCodes {
  readonly remainingCount: number
  readonly validTo: number
}

/** What redeeming needs to know about the guest. */
export interface BonusCodeGuest {
  readonly hasMobileAuth: boolean
  readonly isVip: boolean
}

/** Whether the guest may redeem; a refusal names the first thing to mend, what cannot be mended first [VOU-007]. */
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

/** All that a code brings for a top-up of so many euro cents, in the order of its benefits; 0 means no top-up. */
export const grantsOf = ({ config }: BonusCode, topUpCents: number): readonly Grant[] =>
  config.benefits.flatMap((benefit) => benefitFor(benefit, topUpCents) ?? [])

/** The code a guest has typed, without blanks around it; undefined when there is none, and then nothing is sent [VOU-026]. */
export const codeToRedeem = (typed: string | undefined): string | undefined => typed?.trim() || undefined
