import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
import css from './action-button.module.css'

/** An icon and a word, side by side; stacked on a phone, where five make a row (`ActionRow`). */
export function ActionButton({
  label,
  icon,
  pressed,
  className,
  children,
  ...rest
}: {
  /** Its name, which contains the word. */
  readonly label: string
  readonly icon: ReactNode
  readonly pressed?: boolean
  /** The word, or a number. */
  readonly children: ReactNode
} & Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed'>) {
  return (
    <button type="button" {...rest} className={cx(css['action'], className)} aria-label={label} aria-pressed={pressed}>
      {icon}
      <span>{children}</span>
    </button>
  )
}

/** A row of actions, in equal columns on a phone. */
export function ActionRow({ children }: { readonly children: ReactNode }) {
  return <div className={css['row']}>{children}</div>
}
