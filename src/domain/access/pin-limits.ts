/** For how long a wrong pin counts, ms. */
export const PIN_WINDOW = 15 * 60_000

/** Wrong pins of one guest at one actor. */
export const MAX_PINS_OF_GUEST = 5

/** Wrong pins of all guests at one actor: accounts are free, and there are 10,000 pins. */
export const MAX_PINS_AT_ACTOR = 50

/** Whether another pin is looked at, after so many wrong ones within the window; where it is not, it counts as wrong [CHA-038]. */
export const mayTryPin = ({ ofGuest, atActor }: { readonly ofGuest: number; readonly atActor: number }): boolean =>
  ofGuest < MAX_PINS_OF_GUEST && atActor < MAX_PINS_AT_ACTOR
