import { useState, type CSSProperties, type SyntheticEvent } from 'react'
import { cx } from './class-names'
import css from './picture.module.css'

/** A picture that stands in several widths: `{base}-w{width}.webp`. The placeholder is a CSS background. */
export interface PictureSource {
  readonly base: string
  readonly placeholder: string
  readonly widths?: readonly number[]
}

const standard = [60, 140, 320, 640, 1280] as const
const shapes = { portrait: '3 / 4', landscape: '16 / 9', square: '1 / 1' } as const

const addressOf = (base: string, width: number) => `${base}-w${width}.webp`

/**
 * Holds its place from the first frame on, shows its colours at once and the picture when it is there. `fill` lies over the
 * whole parent instead of having a shape of its own. `eager` is for the one picture a guest sees first.
 */
export function Picture({
  source,
  alt,
  shape = 'portrait',
  sizes = '100vw',
  eager = false,
  className,
}: {
  readonly source: PictureSource
  readonly alt: string
  readonly shape?: keyof typeof shapes | 'fill'
  readonly sizes?: string
  readonly eager?: boolean
  readonly className?: string
}) {
  const { base, placeholder, widths = standard } = source
  const [shown, setShown] = useState<{ base: string; ok: boolean } | null>(null)
  const state = shown?.base === base ? (shown.ok ? 'here' : 'gone') : 'waiting'
  const arrive = (event: SyntheticEvent<HTMLImageElement>) => setShown({ base, ok: event.type === 'load' })
  const middle = widths.find((width) => width >= 320) ?? widths.at(-1) ?? 320
  const style: CSSProperties = { background: placeholder, ...(shape === 'fill' ? {} : { aspectRatio: shapes[shape] }) }
  return (
    <span className={cx(css['picture'], shape === 'fill' && css['fill'], className)} style={style}>
      <img
        key={base}
        className={css['image']}
        data-state={eager && state === 'waiting' ? 'eager' : state}
        src={addressOf(base, middle)}
        srcSet={widths.map((width) => `${addressOf(base, width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        fetchPriority={eager ? 'high' : 'auto'}
        draggable={false}
        onLoad={arrive}
        onError={arrive}
      />
    </span>
  )
}
