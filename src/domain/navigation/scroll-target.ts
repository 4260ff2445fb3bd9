/**
 * Delay before the page scrolls after an in-page navigation, in ms: the new page needs a moment to
 * be laid out [NAV-095].
 */
export const SCROLL_DELAY = 200

/** Distance at which the view stops above a generic anchor, in px [NAV-091]. */
export const ANCHOR_OFFSET = 35

/**
 * An arrival on a page. `anchor` is the anchor that the page or the link marked: `top`, `view`, or
 * any other by its id.
 */
export interface Arrival {
  readonly query: URLSearchParams
  readonly anchor: string | null
  readonly isBack: boolean
  /** The guest's previous position on that page in px, or `null`. */
  readonly storedY: number | null
  /** Whether the navigation was requested with `noscroll=`. */
  readonly isStill: boolean
}

/**
 * The target of scrolling: none, a position in px, a marked anchor, or an element with `offset` px
 * above it.
 */
export type ScrollTarget =
  | { readonly kind: 'none' }
  | { readonly kind: 'position'; readonly y: number }
  | { readonly kind: 'anchor'; readonly anchor: 'top' | 'view' | 'pagination' }
  | { readonly kind: 'element'; readonly id: string; readonly offset: number }

/**
 * Returns where a page scrolls after a navigation. Going back restores the previous position
 * [NAV-093]; `noscroll=` leaves everything in place [NAV-092]; then `scrollTo=` names an element
 * [NAV-094], a page or order of a list leads to its pagination [NAV-089], and otherwise the marked
 * anchor decides: top [NAV-088], view [NAV-090], or any other with 35 px above it [NAV-091]. A page
 * without an anchor begins at its top.
 */
export const scrollTarget = ({ query, anchor, isBack, storedY, isStill }: Arrival): ScrollTarget => {
  if (isBack && storedY !== null) return { kind: 'position', y: storedY }
  if (isStill) return { kind: 'none' }
  const named = query.get('scrollTo')
  if (named !== null && named !== '') return { kind: 'element', id: named, offset: 0 }
  if (query.has('page') || query.has('sort')) return { kind: 'anchor', anchor: 'pagination' }
  if (anchor === null || anchor === '' || anchor === 'top') return { kind: 'anchor', anchor: 'top' }
  if (anchor === 'view') return { kind: 'anchor', anchor: 'view' }
  return { kind: 'element', id: anchor, offset: ANCHOR_OFFSET }
}
