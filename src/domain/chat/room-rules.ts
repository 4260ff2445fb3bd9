import type { ChatMode } from './mode'
import { countsOthers, maySpeak } from './room-line'
import type { InEachLanguage } from './tips'

/**
 * An actor's rules for guests who write in their room, in the actor's order; empty for none. They
 * affect no access and no price.
 */
export type RoomRules = readonly InEachLanguage[]

/** Maximum number of rules per actor: guests would not read more. */
export const MAX_ROOM_RULES = 5

/**
 * Whether guests in this mode accept the rules before they write: they do where others read them.
 */
export const requiresRules = (mode: ChatMode): boolean => countsOthers(mode) && maySpeak(mode)

/**
 * Returns the acceptance as it is stored on a device. It contains the words in every language, so
 * that a changed rule is shown again but a change of language needs no new acceptance.
 */
export const acceptanceOf = (rules: RoomRules): string => JSON.stringify(rules.map(({ de, en, es }) => [de, en, es]))

/** Whether the current rules have been accepted; `accepted` is the stored acceptance, or `null`. */
export const areAccepted = (rules: RoomRules, accepted: string | null): boolean =>
  rules.length === 0 || acceptanceOf(rules) === accepted
