import type { ActorState, ActorSummary, ChatRatings } from './actor'

/** The minimum number of ratings from which they are shown: fewer reflect chance more than the actor (ACT-008). */
export const RATINGS_SHOWN_FROM = 10

/** Whether an actor's chat ratings are shown (ACT-008). */
export const ratingsShown = (ratings: ChatRatings): boolean => ratings.lastNinetyDays.countRatings >= RATINGS_SHOWN_FROM

/** What a minute of a private chat costs, whole coins, whether or not the actor talks for free at the moment (ACT-006). */
export const coinsOf = ({ prices }: Pick<ActorSummary, 'prices'>): number => prices.singleChat?.value ?? 0

/** The age to show, in years; `null` for a profile of two, who have no age in common. */
export const ageShown = ({ age, genderType }: Pick<ActorSummary, 'age' | 'genderType'>): number | null =>
  genderType === 'FM' || genderType === 'FF' ? null : age

/** Whether an actor has barred the country the guest is in (ACT-017). Codes are compared without regard to case. */
export function isBanned(actor: { readonly bannedCountryCodes: readonly string[] }, countryCode: string): boolean {
  const wanted = countryCode.toUpperCase()
  return actor.bannedCountryCodes.some((code) => code.toUpperCase() === wanted)
}

/**
 * Merges the fields of an update into what is known; fields it does not contain retain their value (ACT-009). Returns
 * `state` itself where the update changes nothing: the platform sends the state of every actor who is shown, and what
 * shows them is not to be rendered again for that.
 */
export function mergeState(state: ActorState, change: Partial<ActorState>): ActorState {
  const known: Readonly<Record<string, unknown>> = { ...state }
  const changed = Object.entries(change).filter(([name, value]) => value !== undefined && value !== known[name])
  return changed.length === 0 ? state : { ...state, ...Object.fromEntries(changed) }
}
