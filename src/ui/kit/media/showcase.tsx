import { useLayoutEffect, type ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
import { Picture, type PictureSource } from './picture'
import css from './showcase.module.css'

let shown = 0

/** Marks the root of a page with a showcase, for the bar over it; the server does so itself. */
function useMarkedRoot(): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    shown += 1
    root.toggleAttribute('data-hero', true)
    return () => {
      shown -= 1
      root.toggleAttribute('data-hero', shown > 0)
    }
  }, [])
}

/**
 * An artwork across the page with text on its lower part: `source` is a landscape, `tall` a
 * portrait for phones. `className` sets its height, the veil between artwork and text
 * (`--showcase-veil`) and the space below the text (`--showcase-end`).
 */
export function Showcase({
  as: Element,
  source,
  tall,
  className,
  children,
}: {
  readonly as: 'section' | 'header'
  /** `null` until it is known. */
  readonly source: PictureSource | null
  readonly tall: PictureSource | null
  readonly className: string | undefined
  readonly children: ReactNode
}) {
  useMarkedRoot()
  return (
    <Element className={cx(css['showcase'], className)} data-theme="dark" data-hero>
      <div className={css['picture']}>
        {source === null || tall === null ? null : <Picture source={source} tall={tall} alt="" shape="fill" eager />}
      </div>
      <div className={css['inner']}>{children}</div>
    </Element>
  )
}
