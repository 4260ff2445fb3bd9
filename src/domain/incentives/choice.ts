import { isGroupBlocked, storeClosed, type ClosedGroups } from './closed-groups'
import { hasRunOut, type Incentive } from './incentive'

/** The guest's place on the site and the event that has just happened there. */
export interface IncentivePlace {
  readonly region: string
  /** `null` when the page was opened and nothing else happened. */
  readonly event: string | null
  readonly route: string
  readonly isAnonymous: boolean
  readonly now: number
}

/**
 * The region that shows nothing to anonymous guests on the route of the same name (ruling)
 * [INC-006].
 */
export const hiddenRegion = 'messenger'

/**
 * Whether the incentive is hidden for an anonymous guest on the messenger route, who has nobody to
 * write to yet (ruling) [INC-006].
 */
export const isHiddenHere = (incentive: Pick<Incentive, 'region'>, place: IncentivePlace): boolean =>
  place.isAnonymous && place.route === hiddenRegion && incentive.region === hiddenRegion

const isShown = (incentive: Incentive, place: IncentivePlace, closed: ClosedGroups): boolean =>
  incentive.region === place.region &&
  incentive.event === place.event &&
  !isHiddenHere(incentive, place) &&
  !hasRunOut(incentive, place.now) &&
  (incentive.uniqueGroup === null || !isGroupBlocked(closed, incentive.uniqueGroup, place.now))

/**
 * Returns the incentives to show at a position, highest priority first and otherwise in the
 * platform's order. Only the first of each unique group is shown, so that two offers never compete
 * on one page [INC-001][INC-005][INC-006].
 */
export const incentivesFor = (
  incentives: readonly Incentive[],
  place: IncentivePlace,
  closed: ClosedGroups,
): readonly Incentive[] => {
  const taken = new Set<string>()
  return incentives
    .filter((incentive) => isShown(incentive, place, closed))
    .sort((a, b) => b.priority - a.priority)
    .filter(({ uniqueGroup }) => {
      if (uniqueGroup === null) return true
      const isFirst = !taken.has(uniqueGroup)
      taken.add(uniqueGroup)
      return isFirst
    })
}

/** The guest's incentives and closed groups after closing one. */
export interface ClosedIncentive {
  readonly incentives: readonly Incentive[]
  readonly closed: ClosedGroups
}

/**
 * Removes the incentive at once, before the platform is notified, and blocks its group
 * [INC-003][INC-005].
 */
export const closeIncentive = (
  { incentives, closed }: ClosedIncentive,
  incentive: Incentive,
  now: number,
): ClosedIncentive => ({
  incentives: incentives.filter((other) => other !== incentive),
  closed: incentive.uniqueGroup === null ? closed : storeClosed(closed, incentive.uniqueGroup, now),
})

/** Whether the page's incentives load again: only after a successful redemption [INC-004]. */
export const reloadsAfterClosing = (answer: { readonly success: boolean }): boolean => answer.success
