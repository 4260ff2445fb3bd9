import { isMobileMenuOn } from './breakpoints'

/** The menus of a phone [NAV-073..078]. */
export const MOBILE_MENUS = [
  'navigation',
  'search',
  'cam-filter',
  'category-filter',
  'my-account',
  'notifications',
] as const

/** One menu of a phone [NAV-073..078]. */
export type MobileMenu = (typeof MOBILE_MENUS)[number]

/**
 * The open menu, at most one, and its open sub-menu; a blocking one must be finished first
 * [NAV-080].
 */
export interface MenuState {
  readonly isOn: boolean
  readonly open: MobileMenu | null
  readonly subMenu: { readonly name: string; readonly isBlocking: boolean } | null
}

/**
 * A guest's action on menus. `dismiss` is a tap beside the menu or Escape; `left` is a navigation
 * to another page.
 */
export type MenuEvent =
  | { readonly type: 'open'; readonly menu: MobileMenu }
  | { readonly type: 'toggle'; readonly menu: MobileMenu }
  | { readonly type: 'dismiss' }
  | { readonly type: 'left' }
  | { readonly type: 'openSubMenu'; readonly name: string; readonly isBlocking: boolean }
  | { readonly type: 'closeSubMenu' }
  | { readonly type: 'resized'; readonly width: number }

/** Returns the initial state, without an open menu, in a viewport of this width. */
export const menusAt = (width: number): MenuState => ({ isOn: isMobileMenuOn(width), open: null, subMenu: null })

const closed = (state: MenuState): MenuState =>
  state.open === null && state.subMenu === null ? state : { ...state, open: null, subMenu: null }

const opened = (state: MenuState, menu: MobileMenu): MenuState =>
  state.isOn && state.open !== menu ? { ...state, open: menu, subMenu: null } : state

/**
 * Whether a blocking sub-menu lets an event through: its own end, leaving the page, or a resize.
 */
const endsBlocking = (event: MenuEvent): boolean => ['closeSubMenu', 'left', 'resized'].includes(event.type)

/**
 * Applies an event to the menus of a phone: opening one closes the others [NAV-079]; while a
 * blocking sub-menu is open nothing else opens or closes [NAV-080]; at 1023 px and above there are
 * none [NAV-082].
 */
export const menusAfter = (state: MenuState, event: MenuEvent): MenuState => {
  if (state.subMenu?.isBlocking === true && !endsBlocking(event)) return state
  switch (event.type) {
    case 'open':
      return opened(state, event.menu)
    case 'toggle':
      return state.open === event.menu ? closed(state) : opened(state, event.menu)
    case 'openSubMenu':
      return state.open === null ? state : { ...state, subMenu: { name: event.name, isBlocking: event.isBlocking } }
    case 'closeSubMenu':
      return { ...state, subMenu: null }
    case 'resized':
      return isMobileMenuOn(event.width) ? { ...state, isOn: true } : menusAt(event.width)
    default:
      return closed(state)
  }
}

/** Whether the page behind may not scroll: exactly while a menu is open [NAV-081]. */
export const isBodyScrollBlocked = (state: MenuState): boolean => state.open !== null
