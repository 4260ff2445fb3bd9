/** Where the card of a room stands at the foot of the window, as its styles say; elsewhere it stands in the middle. */
export const CARD_AT_FOOT = '(max-width: 560px)'
