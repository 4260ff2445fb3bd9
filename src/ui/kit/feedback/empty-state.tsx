import type { ReactNode } from 'react'
import css from './empty-state.module.css'

/** An empty state: describes the missing content and offers the one step that leads to it. */
export function EmptyState({
  title,
  text,
  picture,
  action,
  heading: Heading = 'h2',
}: {
  readonly title: string
  readonly text?: ReactNode
  readonly picture?: ReactNode
  readonly action?: ReactNode
  readonly heading?: 'h1' | 'h2' | 'h3'
}) {
  return (
    <section className={css['empty']}>
      {picture ? <div className={css['picture']}>{picture}</div> : null}
      <Heading className={css['title']}>{title}</Heading>
      {text ? <p className={css['text']}>{text}</p> : null}
      {action ? <div className={css['action']}>{action}</div> : null}
    </section>
  )
}
