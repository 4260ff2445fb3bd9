import type { Section } from './page-descriptor'

/** A page that a guest has visited, with the data for restoring it as they left it. */
export interface Place {
  readonly section: Section
  /** Path and query, without hash. */
  readonly address: string
  /** Key of its history entry. */
  readonly key: string
  /** Position of that entry in the browser's history. */
  readonly step: number
}

/** The visited pages of each section on a phone, most recent last. */
export type Stacks = ReadonlyMap<Section, readonly Place[]>

/** Maximum pages stored per section. */
export const MAX_STACK = 20

const pathOf = ({ address }: Place): string => address.split('?')[0] ?? ''

const isSame = (one: Place, other: Place): boolean => one.key === other.key || pathOf(one) === pathOf(other)

/**
 * Returns the stacks after arriving at a page, which is now on top of its section's stack. Arriving
 * at a page that is already in the stack returns to it and drops everything above; a page with
 * another query is the same page [NAV-086].
 */
export function stacksAfter(stacks: Stacks, place: Place): Stacks {
  const stack = stacks.get(place.section) ?? []
  const known = stack.findIndex((one) => isSame(one, place))
  const below = known === -1 ? stack : stack.slice(0, known)
  return new Map(stacks).set(place.section, [...below, place].slice(-MAX_STACK))
}

/**
 * Returns the target of Back within a section, the page below; `null` on its first one [NAV-086].
 */
export const below = (stacks: Stacks, section: Section): Place | null => stacks.get(section)?.at(-2) ?? null

/**
 * Returns the target of a tab: the page of its section that was shown last; `null` for its first
 * one, where the current tab always leads [NAV-086].
 */
export const resumedBy = (stacks: Stacks, tab: Section, shown: Section | null): Place | null =>
  tab === shown ? null : (stacks.get(tab)?.at(-1) ?? null)
