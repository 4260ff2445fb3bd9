/** Gives the space on a page back; `isAsked`: the guest has done it. */
export type Leave = (isAsked: boolean) => void
