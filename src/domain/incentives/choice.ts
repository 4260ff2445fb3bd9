import { isGroupBlocked, storeClosed, type ClosedGroups } from './closed-groups'
import { hasRunOut, type Incentive } from './incentive'

/** Where the guest is and what has just happened there. */
export interface IncentivePlace {
  readonly region: string
  /** `null`: the page was opened, nothing else happened. */
  readonly event: string | null
  readonly route: string
  readonly isAnonymous: boolean
  readonly now: number
}

/** The region that stays quiet for anonymous guests on the route of the same name (ruling) [INC-006]. */
export const hiddenRegion = 'messenger'

/** An anonymous guest on the messenger route is not nudged there: nothing to write to exists yet (ruling) [INC-006]. */
export const isHiddenHere = (incentive: Pick<Incentive, 'region'>, place: IncentivePlace): boolean =>
  place.isAnonymous && place.route === hiddenRegion && incentive.region === hiddenRegion

const isShown = (incentive: Incentive, place: IncentivePlace, closed: ClosedGroups): boolean =>
  incentive.region === place.region &&
  incentive.event === place.event &&
  !isHiddenHere(incentive, place) &&
  !hasRunOut(incentive, place.now) &&
  (incentive.uniqueGroup === null || !isGroupBlocked(closed, incentive.uniqueGroup, place.now))

/**
 * The incentives to show at a position, highest priority first and otherwise as the platform sent them; of each unique
 * group only the first, so that two offers never compete on one page [INC-001][INC-005][INC-006].
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

/** What closing leaves behind on the guest's side. */
export interface ClosedIncentive {
  readonly incentives: readonly Incentive[]
  readonly closed: ClosedGroups
}

/** Closing removes the incentive at once, before the platform is notified, and blocks its group [INC-003][INC-005]. */
export const closeIncentive = (
  { incentives, closed }: ClosedIncentive,
  incentive: Incentive,
  now: number,
): ClosedIncentive => ({
  incentives: incentives.filter((other) => other !== incentive),
  closed: incentive.uniqueGroup === null ? closed : storeClosed(closed, incentive.uniqueGroup, now),
})

/** Only a redeem that succeeded makes the page's incentives load again [INC-004]. */
export const reloadsAfterClosing = (answer: { readonly success: boolean }): boolean => answer.success
