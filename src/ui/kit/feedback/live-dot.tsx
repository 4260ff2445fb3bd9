import { cx } from '@/ui/kit/class-names'
import css from './live-dot.module.css'

/** The ember dot of live state; a ring means away, a still dot busy. The text has the meaning. */
export const LiveDot = ({ state = 'live' }: { readonly state?: 'live' | 'busy' | 'away' }) => (
  <span className={cx(css['dot'], css[state])} aria-hidden="true" />
)
