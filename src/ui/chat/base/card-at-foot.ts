/** Media query for a room's card at the foot of the window, as in its styles. */
export const CARD_AT_FOOT = '(max-width: 560px)'
