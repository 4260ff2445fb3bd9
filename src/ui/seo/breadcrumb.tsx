import { observer } from 'mobx-react-lite'
import { useCallback, useMemo } from 'react'
import type { BreadcrumbRequest, Crumb } from '@/domain/seo/breadcrumb'
import { useShown, useViewModel } from '@/ui/base/container'
import { Link } from '@/ui/kit/actions/link'
import css from './breadcrumb.module.css'
import { BreadcrumbViewModel } from './breadcrumb-view-model'

/** The way to a page, requested when the page is shown; to be read in an observer. The fields of the request are plain texts. */
export function useBreadcrumb(request: BreadcrumbRequest): readonly Crumb[] {
  const model = useViewModel(BreadcrumbViewModel)
  const key = JSON.stringify(request)
  const stable = useMemo(() => JSON.parse(key) as BreadcrumbRequest, [key])
  useShown(
    model,
    useCallback(() => model.show(stable), [model, stable]),
  )
  return model.crumbs
}

/** Where a page is: the pages above it as links, and its own name. It takes its room before it is known. */
export const Breadcrumb = observer(function Breadcrumb({
  label,
  crumbs,
}: {
  readonly label: string
  readonly crumbs: readonly Crumb[]
}) {
  return (
    <nav className={css['way']} aria-label={label}>
      <ol role="list">
        {crumbs.map(({ label: name, address }, index) => (
          <li key={address}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <Link href={address}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
})
