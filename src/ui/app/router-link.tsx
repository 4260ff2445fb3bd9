import { Link } from 'react-router'
import { match } from '@/domain/navigation/match'
import { STILL } from '@/ui/base/still'
import type { LinkProps } from '@/ui/kit/actions/link'

/**
 * Follows links to pages of ours without a reload and leaves all others to the browser; ctrl, shift and middle click mean
 * what they mean everywhere (NAV-085, NAV-087). With `data-still` the page does not scroll (NAV-092): a parameter would
 * stay in the address.
 */
export function RouterLink({ href, children, ...anchor }: LinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//') && match(href).kind !== 'none'
  if (isOurs) {
    return (
      <Link to={href} state={'data-still' in anchor ? STILL : null} {...anchor}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} {...anchor}>
      {children}
    </a>
  )
}
