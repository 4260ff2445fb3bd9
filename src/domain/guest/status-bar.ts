import type { Guest } from './guest'

/** The account's record that the status bar was closed (SOC-032). */
export const STATUS_BAR_REMOVED = { statusBar: 'removed' } as const

/**
 * Whether the profile prompts the guest to confirm their address: until they confirm it or close
 * the bar.
 */
export const hasStatusBar = ({
  isLoggedIn,
  emailVerified,
  preferences,
}: Pick<Guest, 'isLoggedIn' | 'emailVerified' | 'preferences'>): boolean =>
  isLoggedIn && !emailVerified && preferences['statusBar'] !== STATUS_BAR_REMOVED.statusBar
