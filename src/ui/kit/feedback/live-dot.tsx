import { cx } from '@/ui/kit/class-names'
import css from './live-dot.module.css'

/**
 * The ember dot that means live; a hollow ring means away, a still dot busy. The text beside it carries the meaning.
 */
export const LiveDot = ({ state = 'live' }: { readonly state?: 'live' | 'busy' | 'away' }) => (
  <span className={cx(css['dot'], css[state])} aria-hidden="true" />
)
