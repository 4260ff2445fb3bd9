import type { Line } from './post-draft'

/** A subject to talk about with an actor. `{name}` is the actor. */
export interface Theme {
  readonly slug: string
  readonly titles: readonly Line[]
  readonly teaser: Line
  readonly lead: Line
  readonly talk: readonly { readonly question: Line; readonly answer: Line }[]
  readonly close: Line
}
