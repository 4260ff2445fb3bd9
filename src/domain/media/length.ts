const two = (value: number): string => String(value).padStart(2, '0')

/**
 * Formats a length in seconds like a player: `12:40`, and `1:02:03` from an hour on. Fractions are
 * truncated, never rounded up.
 */
export function lengthText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3_600)
  const minutes = Math.floor((whole % 3_600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${two(minutes)}:${two(whole % 60)}`
}
