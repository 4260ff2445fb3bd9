import type { ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
import { Picture } from './picture'
import css from './showcase.module.css'

/**
 * An artwork as wide as the page with text on its lower part. `className` sets its height, what lies between artwork and
 * text (`--showcase-veil`) and the space below the text (`--showcase-end`).
 */
export function Showcase({
  as: Element,
  source,
  className,
  children,
}: {
  readonly as: 'section' | 'header'
  /** `null` until it is known. */
  readonly source: Parameters<typeof Picture>[0]['source'] | null
  readonly className: string | undefined
  readonly children: ReactNode
}) {
  return (
    <Element className={cx(css['showcase'], className)} data-theme="dark" data-hero>
      <div className={css['picture']}>
        {source === null ? null : <Picture source={source} alt="" shape="fill" eager sizes="100vw" />}
      </div>
      <div className={css['inner']}>{children}</div>
    </Element>
  )
}
