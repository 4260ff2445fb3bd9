import { cx } from '@/ui/kit/class-names'
import css from './skeleton.module.css'

/** A placeholder as large as its content. */
export const Skeleton = ({
  shape = 'text',
  width,
  height,
  className,
}: {
  readonly shape?: 'text' | 'block' | 'circle' | 'portrait' | 'landscape' | 'pill'
  readonly width?: string | number
  readonly height?: string | number
  readonly className?: string
}) => <span className={cx(css['skeleton'], css[shape], className)} style={{ width, height }} aria-hidden="true" />

/** A placeholder of a tile with the same boxes, so that nothing moves when the tile appears. */
export const TileSkeleton = ({ shape = 'portrait' }: { readonly shape?: 'portrait' | 'landscape' }) => (
  <div className={css['tile']} aria-hidden="true">
    <Skeleton shape={shape} />
    <Skeleton width="62%" height={shape === 'portrait' ? '1.1rem' : '0.95rem'} />
    <Skeleton width="38%" />
  </div>
)
