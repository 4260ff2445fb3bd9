/** Gives the room on a page back: `isAsked` where the guest has done it. */
export type Leave = (isAsked: boolean) => void
