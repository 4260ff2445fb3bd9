import type { ReactNode } from 'react'
import css from './badge.module.css'
import { cx } from '@/ui/kit/class-names'

/** A short label. The two veils are for artworks; `ember` is reserved for live content. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  readonly tone?: 'plain' | 'ember' | 'gold' | 'good' | 'bad' | 'veil' | 'veil-gold'
  readonly icon?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <span className={cx(css['badge'], css[tone])} data-theme={tone.startsWith('veil') ? 'dark' : undefined}>
      {icon}
      {children}
    </span>
  )
}
