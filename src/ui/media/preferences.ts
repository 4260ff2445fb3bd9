import type { Guest } from '@/domain/guest/guest'

/** Preference of an account: videos begin by themselves. */
export const AUTOPLAY = 'videoAutoplay'

/** Whether a guest has switched something on; switched off is how everything begins. */
export const isOn = (guest: Pick<Guest, 'preferences'> | null, preference: string): boolean =>
  guest?.preferences[preference] === 'on'
