import type { RouteName } from '@/domain/routes/routes'

/**
 * A short hint about a part of the product that a guest may not know yet; `route` is its page
 * (INC-014).
 */
export interface Teaser {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly route: RouteName
}

/** Returns the teasers for a page, without one that links to the page itself (INC-015). */
export const teasersOn = (teasers: readonly Teaser[], route: string): readonly Teaser[] =>
  teasers.filter((teaser) => teaser.route !== route)
