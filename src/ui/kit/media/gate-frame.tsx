import type { ReactNode } from 'react'
import css from './gate-frame.module.css'

/** Replaces a hidden picture: the reason, and the next steps. */
export function GateFrame({
  icon,
  title,
  kind,
  text,
  children,
}: {
  readonly icon: ReactNode
  readonly title: string
  /** The kind of gate, for tests and styles. */
  readonly kind: string
  readonly text: ReactNode
  /** The buttons. */
  readonly children: ReactNode
}) {
  return (
    <section className={css['panel']} aria-label={title} data-theme="dark" data-kind={kind}>
      <span className={css['icon']}>{icon}</span>
      <h2 tabIndex={-1}>{title}</h2>
      <p role="status">{text}</p>
      <div className={css['actions']}>{children}</div>
    </section>
  )
}
