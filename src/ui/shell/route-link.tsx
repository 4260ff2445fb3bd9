import { observer } from 'mobx-react-lite'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import type { ParamsOf } from '@/domain/navigation/params'
import { path, type QueryInput } from '@/domain/navigation/path'
import type { RouteName } from '@/domain/navigation/routes'
import { useTexts } from '@/ui/texts/use-texts'

type RouteLinkProps<R extends RouteName> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: R
  readonly params: ParamsOf<R>
  readonly query?: QueryInput
  readonly children?: ReactNode
}

/**
 * A link to a page of ours, in the guest's language, without a full reload; ctrl, shift and middle click are the browser's
 * (NAV-085 to NAV-087).
 */
export const RouteLink = observer(function RouteLink<R extends RouteName>({
  to,
  params,
  query,
  children,
  ...anchor
}: RouteLinkProps<R>) {
  const { language } = useTexts()
  return (
    <Link to={path(to, params, language, query)} {...anchor}>
      {children}
    </Link>
  )
})
