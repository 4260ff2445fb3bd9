import { observer } from 'mobx-react-lite'
import type { Crumb } from '@/domain/seo/breadcrumb'
import { Link } from '@/ui/kit/actions/link'
import css from './breadcrumb.module.css'

/** A page's position: its parents as links, and its name. Its space is reserved at first. */
export const Breadcrumb = observer(function Breadcrumb({
  label,
  crumbs,
}: {
  readonly label: string
  readonly crumbs: readonly Crumb[]
}) {
  return (
    <nav className={css['way']} aria-label={label}>
      <ol>
        {crumbs.map(({ label: name, address }, index) => (
          <li key={address}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <Link href={address}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
})
