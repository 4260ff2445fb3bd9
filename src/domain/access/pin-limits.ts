/** Time for which a wrong pin counts, in ms. */
export const PIN_WINDOW = 15 * 60_000

/** Maximum wrong pins of one guest with one actor. */
export const MAX_PINS_OF_GUEST = 5

/**
 * Maximum wrong pins of all guests with one actor: accounts are free, and there are only 10,000
 * pins.
 */
export const MAX_PINS_AT_ACTOR = 50

/**
 * Whether another pin is checked after this many wrong ones within the window; an unchecked pin
 * counts as wrong [CHA-038].
 */
export const mayTryPin = ({ ofGuest, atActor }: { readonly ofGuest: number; readonly atActor: number }): boolean =>
  ofGuest < MAX_PINS_OF_GUEST && atActor < MAX_PINS_AT_ACTOR
