import type { ReactNode } from 'react'
import css from './chip.module.css'
import { cx } from '@/ui/kit/class-names'

/** A filter that is on or off. */
export function Chip({
  on,
  onToggle,
  icon,
  count,
  disabled = false,
  children,
}: {
  readonly on: boolean
  readonly onToggle: (on: boolean) => void
  readonly icon?: ReactNode
  readonly count?: string
  readonly disabled?: boolean
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      className={cx(css['chip'], on && css['on'])}
      aria-pressed={on}
      disabled={disabled}
      onClick={() => onToggle(!on)}
    >
      {icon}
      {children}
      {count === undefined ? null : <span className={cx(css['count'], 'num')}>{count}</span>}
    </button>
  )
}
