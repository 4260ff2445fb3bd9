import type { ReactNode } from 'react'
import css from './list-head.module.css'

/** The head of a list of posts: breadcrumb, title and description. */
export const ListHead = ({
  way,
  title,
  lead,
}: {
  readonly way: ReactNode
  readonly title: string
  readonly lead: string | undefined
}) => (
  <header className={css['head']}>
    {way}
    <h1>{title}</h1>
    <p>{lead}</p>
  </header>
)
