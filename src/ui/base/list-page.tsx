import type { ReactNode } from 'react'
import css from './list-page.module.css'
import { PageTitle } from './page-title'

/** A page that is one list: its heading, its filters, and the list. */
export function ListPage({
  title,
  tabTitle = title,
  description,
  note,
  actions,
  children,
}: {
  readonly title: string
  /** Title of the tab and in search engines, if it differs from the heading. */
  readonly tabTitle?: string
  /** Description for search engines, if the page has one of its own. */
  readonly description?: string
  /** Beside the heading: the number of items, or the subject of the list. */
  readonly note?: ReactNode
  /** Content at the end of the heading's row. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className={css['page']}>
      <PageTitle title={tabTitle} {...(description === undefined ? {} : { description })} />
      <header className={css['header']}>
        <h1>{title}</h1>
        {note}
        {actions === undefined ? null : <div className={css['actions']}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
