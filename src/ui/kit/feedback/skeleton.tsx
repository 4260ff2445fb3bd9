import { cx } from '@/ui/kit/class-names'
import css from './skeleton.module.css'

/** The quiet outline of what is coming, as large as what is coming. */
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

/** A tile that is coming: the same boxes as the tile itself, so that nothing moves when it is there. */
export const TileSkeleton = ({ shape = 'portrait' }: { readonly shape?: 'portrait' | 'landscape' }) => (
  <div className={css['tile']} aria-hidden="true">
    <Skeleton shape={shape} />
    <Skeleton width="62%" height={shape === 'portrait' ? '1.1rem' : '0.95rem'} />
    <Skeleton width="38%" />
  </div>
)
