import { gateFor } from '@/domain/media/gates'

/**
 * The guest's missing requirement for content of the TV subscription: first an account, then the
 * subscription itself (GUE-005).
 */
export type TvNeed = 'needLogin' | 'needAbo'

/** The guest's status for TV, by ruling 4: premium is the video-TV subscription. */
export interface TvStanding {
  readonly isLoggedIn: boolean
  /** Whether the subscription is active at this moment. */
  readonly isPremium: boolean
}

/**
 * Returns what a guest lacks to watch something on TV, or `null`. Content that is not premium is
 * open to everyone.
 */
export function tvNeed(isPremiumContent: boolean, { isLoggedIn, isPremium }: TvStanding): TvNeed | null {
  const need = gateFor(
    { needsLogin: isPremiumContent, needsAgeCheck: false, needsAbo: isPremiumContent, needsPurchase: false },
    { isLoggedIn, hasAvs: false, hasAbo: isPremium, hasBought: false },
  )
  return need === 'needLogin' || need === 'needAbo' ? need : null
}
