import { isMobileMenuOn } from './breakpoints'

/** A click on a link, as the browser reports it. `href` is absolute, `target` and `download` as the link has them. */
export interface LinkClick {
  readonly button: number
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly href: string
  readonly target: string | null
  readonly download: boolean
}

/** Who follows the link: the browser as it would without us, or one of our two routers [NAV-085][NAV-086]. */
export type ClickDecision = 'browser' | 'desktop-router' | 'mobile-router'

const isModified = ({ ctrlKey, shiftKey, metaKey, altKey }: LinkClick): boolean =>
  ctrlKey || shiftKey || metaKey || altKey

const staysHere = ({ target, download, href }: LinkClick, origin: string): boolean =>
  (target === null || target === '' || target === '_self') &&
  !download &&
  URL.canParse(href) &&
  new URL(href).origin === origin

/**
 * A plain click on a link of this site navigates without a full reload [NAV-085], through the mobile router where the mobile
 * menu is on [NAV-086]. A ctrl, shift, meta, alt or middle click, a link to another window or site, and a download mean what
 * they mean everywhere [NAV-087]. `origin` is this site's, `width` the viewport's in px.
 */
export const clickDecision = (click: LinkClick, origin: string, width: number): ClickDecision => {
  if (click.button !== 0 || isModified(click) || !staysHere(click, origin)) return 'browser'
  return isMobileMenuOn(width) ? 'mobile-router' : 'desktop-router'
}
