import { gateFor } from '@/domain/access/gates'

/** What a guest lacks for what belongs to the TV subscription: an account first, then the subscription itself (GUE-005). */
export type TvNeed = 'needLogin' | 'needAbo'

/** What a guest has of TV, by ruling 4: premium is the video-TV subscription. */
export interface TvStanding {
  readonly isLoggedIn: boolean
  /** The subscription runs at this moment. */
  readonly isPremium: boolean
}

/** What a guest lacks to watch something of TV; `null`: they may. What is not premium is open to everyone. */
export function tvNeed(isPremiumContent: boolean, { isLoggedIn, isPremium }: TvStanding): TvNeed | null {
  const need = gateFor(
    { needsLogin: isPremiumContent, needsAgeCheck: false, needsAbo: isPremiumContent, needsPurchase: false },
    { isLoggedIn, hasAvs: false, hasAbo: isPremium, hasBought: false },
  )
  return need === 'needLogin' || need === 'needAbo' ? need : null
}
