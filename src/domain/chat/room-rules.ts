import type { ChatMode } from './mode'
import { countsOthers, maySpeak } from './room-line'
import type { InEachLanguage } from './tips'

/** Rules of an actor for guests who write in their room, in the actor's order; empty: none. They decide no access and no price. */
export type RoomRules = readonly InEachLanguage[]

/** How many rules an actor may have: more are not read by guests. */
export const MAX_ROOM_RULES = 5

/** Modes whose guests accept the rules before they write: where others read them. */
export const requiresRules = (mode: ChatMode): boolean => countsOthers(mode) && maySpeak(mode)

/**
 * What is stored on a device as accepted. It contains the words in every language, so that a changed rule is shown again, and a guest
 * who changes the language does not have to accept them again.
 */
export const acceptanceOf = (rules: RoomRules): string => JSON.stringify(rules.map(({ de, en, es }) => [de, en, es]))

/** Whether rules have been accepted as they are now; `accepted` is what was stored, `null`: nothing was. */
export const areAccepted = (rules: RoomRules, accepted: string | null): boolean =>
  rules.length === 0 || acceptanceOf(rules) === accepted
