import { Link } from '@/ui/kit/actions/link'
import css from './section-head.module.css'

/** The head of a section: title, note, and a link to all of it. */
export function SectionHead({
  id,
  title,
  note,
  link,
}: {
  /** Id of the heading, for a section that is named by it. */
  readonly id?: string
  readonly title: string
  readonly note?: string | undefined
  readonly link?: { readonly label: string; readonly href: string } | undefined
}) {
  return (
    <header className={css['head']}>
      <h2 id={id}>{title}</h2>
      {note === undefined ? null : <p className="num">{note}</p>}
      {link === undefined ? null : (
        <Link href={link.href}>
          {link.label} <span aria-hidden="true">→</span>
        </Link>
      )}
    </header>
  )
}
