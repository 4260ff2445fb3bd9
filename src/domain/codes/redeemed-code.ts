import type { Benefit } from './benefit'
import type { Grant } from './grant'

/**
 * The state of a redeemed code: `waiting` for the next top-up, `given`, or `lapsed` because it
 * expired while it waited.
 */
export const CODE_STATES = ['waiting', 'given', 'lapsed'] as const

/** One of `CODE_STATES`. */
export type CodeState = (typeof CODE_STATES)[number]

/** The kinds of what a benefit brings. */
export const REWARD_KINDS = [
  'coins',
  'credits',
  'vip-days',
  'premium-days',
  'actor-subscription',
  'voucher',
  'media',
  'gift',
  'live-show',
] as const satisfies readonly Grant['give'][]

/** What a guest was given for a benefit of a code. */
export interface Reward {
  /** The id of the benefit within its code. */
  readonly benefitId: string
  readonly kind: (typeof REWARD_KINDS)[number]
  /** Coins, days, minutes or pieces, by its kind. */
  readonly amount: number
}

/** A code that a guest has redeemed [GUE-040]. */
export interface RedeemedCode {
  readonly code: string
  /** Epoch ms. */
  readonly at: number
  readonly state: CodeState
  /** The last day on which a waiting code is applied, epoch ms. */
  readonly validTo: number
  readonly benefits: readonly Benefit[]
  readonly rewards: readonly Reward[]
}
