import type { ActorState, ActorSummary, ChatRatings } from './actor'

/** Minimum number of ratings to show: fewer reflect chance more than the actor (ACT-008). */
export const RATINGS_SHOWN_FROM = 10

/** Whether an actor's chat ratings are shown (ACT-008). */
export const ratingsShown = (ratings: ChatRatings): boolean => ratings.lastNinetyDays.countRatings >= RATINGS_SHOWN_FROM

/**
 * Returns the price per minute of a private chat in whole coins, whether or not the actor currently
 * offers free chat (ACT-006).
 */
export const coinsOf = ({ prices }: Pick<ActorSummary, 'prices'>): number => prices.singleChat?.value ?? 0

/** Returns the age to show, in years; `null` for a couple's profile, which has no single age. */
export const ageShown = ({ age, genderType }: Pick<ActorSummary, 'age' | 'genderType'>): number | null =>
  genderType === 'FM' || genderType === 'FF' ? null : age

/**
 * Whether an actor has barred the guest's country (ACT-017). Codes are compared case-insensitively.
 */
export function isBanned(actor: { readonly bannedCountryCodes: readonly string[] }, countryCode: string): boolean {
  const wanted = countryCode.toUpperCase()
  return actor.bannedCountryCodes.some((code) => code.toUpperCase() === wanted)
}

/**
 * Merges the fields of an update into the known state; fields it does not contain keep their value
 * (ACT-009). Returns `state` itself when the update changes nothing, so that nothing renders again:
 * the platform sends the state of every actor who is shown.
 */
export function mergeState(state: ActorState, change: Partial<ActorState>): ActorState {
  const known: Readonly<Record<string, unknown>> = { ...state }
  const changed = Object.entries(change).filter(([name, value]) => value !== undefined && value !== known[name])
  return changed.length === 0 ? state : { ...state, ...Object.fromEntries(changed) }
}
