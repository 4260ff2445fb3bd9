import type { ReactNode } from 'react'
import css from './card.module.css'

/** A box for one topic of the account. */
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
