import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
import css from './icon-button.module.css'

/** A round icon button; its label is its name. `veil` is for buttons on an artwork. */
export function IconButton({
  label,
  kind = 'ghost',
  size = 'm',
  pressed,
  className,
  children,
  ...rest
}: {
  readonly label: string
  readonly kind?: 'ghost' | 'glass' | 'veil' | 'primary' | 'ink'
  readonly size?: 's' | 'm' | 'l'
  readonly pressed?: boolean
  readonly children: ReactNode
} & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(css['button'], css[kind], css[size], className)}
      data-theme={kind === 'veil' ? 'dark' : undefined}
      aria-label={label}
      aria-pressed={pressed}
    >
      {children}
    </button>
  )
}
