import css from './avatar.module.css'
import { cx } from '@/ui/kit/class-names'
import { Picture, type PictureSource } from './picture'

const sides = { xs: 28, s: 36, m: 44, l: 64, xl: 96 } as const

/** A round artwork of an actor. An ember ring means live; `story` adds a golden one. */
export function Avatar({
  source,
  alt,
  size = 'm',
  ring = 'none',
}: {
  readonly source: PictureSource
  readonly alt: string
  readonly size?: keyof typeof sides
  readonly ring?: 'none' | 'live' | 'story' | 'seen'
}) {
  const side = sides[size]
  return (
    <span className={cx(css['avatar'], css[ring])} style={{ width: side, height: side }}>
      <Picture
        source={{ ...source, widths: source.widths ?? [60, 140, 320] }}
        alt={alt}
        shape="square"
        sizes={`${side}px`}
      />
    </span>
  )
}
