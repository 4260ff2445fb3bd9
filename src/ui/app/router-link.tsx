import { createContext, useContext, type MouseEvent } from 'react'
import type { NavigateFunction } from 'react-router'
import { match } from '@/domain/routes/match'
import { STILL } from '@/ui/base/still'
import type { LinkProps } from '@/ui/kit/actions/link'

/** The router's function for changing the page, once for all links. */
export const Navigate = createContext<NavigateFunction | null>(null)

/** Returns true if the browser is to follow the link: another button, a modifier, a new window. */
const isForBrowser = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget: { target, download },
}: Press): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== '' && target !== '_self') || download !== ''

type Press = MouseEvent<HTMLAnchorElement>

/**
 * Follows our links without a reload and leaves others to the browser; ctrl, shift and middle click
 * work as usual (NAV-085, NAV-087). With `data-still` the page does not scroll (NAV-092), without a
 * parameter in the address. The router's own link subscribes each link to the location, which took
 * a third of the rendering of a page of sixty links.
 */
export function RouterLink({ href, children, onClick, ...anchor }: LinkProps) {
  const navigate = useContext(Navigate)
  const follow = (press: Press): void => {
    onClick?.(press)
    if (navigate === null || press.defaultPrevented || isForBrowser(press)) return
    const isOurs = href.startsWith('/') && !href.startsWith('//') && match(href).kind !== 'none'
    if (!isOurs) return
    press.preventDefault()
    // The page that is open already has no second step in the history.
    const replace = href === location.pathname + location.search + location.hash
    void navigate(href, { replace, state: 'data-still' in anchor ? STILL : null })
  }
  return (
    <a href={href} {...anchor} onClick={follow}>
      {children}
    </a>
  )
}
