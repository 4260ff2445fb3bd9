import type { Section } from './page-descriptor'

/** A page that a guest has come to, with what is needed to come back to it as it was left. */
export interface Place {
  readonly section: Section
  /** Path and query, without hash. */
  readonly address: string
  /** Of its entry in the history. */
  readonly key: string
  /** The position of that entry in the history of the browser. */
  readonly step: number
}

/** The pages of each section on a phone, from the first to the one that was shown last. */
export type Stacks = ReadonlyMap<Section, readonly Place[]>

/** How many pages of a section are stored. */
export const MAX_STACK = 20

const pathOf = ({ address }: Place): string => address.split('?')[0] ?? ''

const isSame = (one: Place, other: Place): boolean => one.key === other.key || pathOf(one) === pathOf(other)

/**
 * After the arrival at a page: it is on top of the stack of its section. A page that is in the stack already is come back to, and what was above it
 * is gone; a page with another query is the same page [NAV-086].
 */
export function stacksAfter(stacks: Stacks, place: Place): Stacks {
  const stack = stacks.get(place.section) ?? []
  const known = stack.findIndex((one) => isSame(one, place))
  const below = known === -1 ? stack : stack.slice(0, known)
  return new Map(stacks).set(place.section, [...below, place].slice(-MAX_STACK))
}

/** The page that Back leads to within a section: the one below; `null` on its first one [NAV-086]. */
export const below = (stacks: Stacks, section: Section): Place | null => stacks.get(section)?.at(-2) ?? null

/** Where a tab leads: to the page of its section that was shown last; `null`: to its first one, as the tab that is shown always does [NAV-086]. */
export const resumedBy = (stacks: Stacks, tab: Section, shown: Section | null): Place | null =>
  tab === shown ? null : (stacks.get(tab)?.at(-1) ?? null)
