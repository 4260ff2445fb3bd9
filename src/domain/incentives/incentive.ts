/**
 * A nudge the platform shows at a position of a page [INC-001]. `region` names the position, `type` the picture and
 * text, `event` the occasion it waits for (`null`: the page itself), `uniqueGroup` what it competes with (`null`:
 * nothing). `countdown` is in seconds from `countdownStartTime` (epoch milliseconds); `null`: it does not run out.
 */
export interface Incentive {
  readonly region: string
  readonly type: string
  readonly event: string | null
  readonly uniqueGroup: string | null
  readonly priority: number
  readonly countdown: number | null
  readonly countdownStartTime: number | null
}

/**
 * Milliseconds the countdown still shows; `null` without one. Full before its start and 0 after its end, regardless of
 * the clock, so that a display never runs backwards past its length.
 */
export const countdownLeft = (
  { countdown, countdownStartTime }: Pick<Incentive, 'countdown' | 'countdownStartTime'>,
  now: number,
): number | null => {
  if (countdown === null || countdownStartTime === null) return null
  const length = countdown * 1000
  return Math.min(length, Math.max(0, countdownStartTime + length - now))
}

/** Whether its time is over; an incentive without a countdown never runs out. */
export const hasRunOut = (incentive: Pick<Incentive, 'countdown' | 'countdownStartTime'>, now: number): boolean =>
  countdownLeft(incentive, now) === 0
