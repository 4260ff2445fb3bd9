/**
 * The media query under which a room's card is at the foot of the window, as in its styles; otherwise it is in the
 * middle.
 */
export const CARD_AT_FOOT = '(max-width: 560px)'
