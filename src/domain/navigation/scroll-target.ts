/**
 * How long after an in-page navigation the page scrolls, in ms: the new page needs a moment to be laid out [NAV-095].
 */
export const SCROLL_DELAY = 200

/** How far above a generic anchor the view stops, in px [NAV-091]. */
export const ANCHOR_OFFSET = 35

/** An arrival on a page. `anchor` is the anchor the page or the link marked: `top`, `view`, or any other by its id. */
export interface Arrival {
  readonly query: URLSearchParams
  readonly anchor: string | null
  readonly isBack: boolean
  /** Where the guest was on that page, in px, if they have been there. */
  readonly storedY: number | null
  /** The navigation was requested with `noscroll=`. */
  readonly isStill: boolean
}

/** Where to scroll: nowhere, to a position in px, to a marked anchor, or to an element with this many px above it. */
export type ScrollTarget =
  | { readonly kind: 'none' }
  | { readonly kind: 'position'; readonly y: number }
  | { readonly kind: 'anchor'; readonly anchor: 'top' | 'view' | 'pagination' }
  | { readonly kind: 'element'; readonly id: string; readonly offset: number }

/**
 * Where a page scrolls after a navigation. Going back restores the position that was left [NAV-093]; `noscroll=` leaves
 * everything where it is [NAV-092]; then `scrollTo=` names an element [NAV-094], a page or order of a list leads to its
 * pagination [NAV-089], and else the marked anchor decides: top [NAV-088], view [NAV-090], or any other with 35 px
 * above it [NAV-091]. A page without an anchor begins at its top.
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
