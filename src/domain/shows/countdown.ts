/** The time until a moment, in the two largest units that matter to a waiting guest. */
export type Countdown =
  | { readonly unit: 'days'; readonly days: number; readonly hours: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'minutes'; readonly minutes: number }

const MINUTE = 60_000

/**
 * Returns the time from `now` to `moment` (epoch ms) in whole minutes, rounded up, so that a
 * countdown never shows 0 before the moment has come; 0 minutes afterwards.
 */
export function countdownTo(moment: number, now: number): Countdown {
  const minutes = Math.max(0, Math.ceil((moment - now) / MINUTE))
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 }
  if (hours > 0) return { unit: 'hours', hours, minutes: minutes % 60 }
  return { unit: 'minutes', minutes }
}
