import { cx } from '@/ui/kit/class-names'
import css from './live-dot.module.css'

/** The ember that says live; a hollow ring says away, a still dot says busy. The word beside it carries the meaning. */
export const LiveDot = ({ state = 'live' }: { readonly state?: 'live' | 'busy' | 'away' }) => (
  <span className={cx(css['dot'], css[state])} aria-hidden="true" />
)
