import type { ReactNode } from 'react'
import css from './card.module.css'

/** One matter of the account in a box of its own. */
export function Card({
  title,
  hint,
  action,
  children,
}: {
  readonly title: string
  readonly hint?: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <section className={css['card']}>
      <header>
        <h2>{title}</h2>
        {hint ? <p>{hint}</p> : null}
      </header>
      {children}
      {action ? <div className={css['action']}>{action}</div> : null}
    </section>
  )
}
