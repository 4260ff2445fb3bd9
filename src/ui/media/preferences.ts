import type { Guest } from '@/domain/guest/guest'

/** Preference of an account: videos begin by themselves. */
export const AUTOPLAY = 'videoAutoplay'

/** Returns true if a guest has switched a preference on; the default is off. */
export const isOn = (guest: Pick<Guest, 'preferences'> | null, preference: string): boolean =>
  guest?.preferences[preference] === 'on'
