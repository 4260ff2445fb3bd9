/**
 * An incentive that the platform shows at a position of a page [INC-001]. `region` names the
 * position, `type` the picture and text, `event` the occasion it waits for (`null`: the page
 * itself), `uniqueGroup` the group it competes in (`null`: none). `countdown` is in seconds from
 * `countdownStartTime` (epoch milliseconds); `null` means that it does not expire.
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
 * Returns the remaining milliseconds of the countdown; `null` without one. The result is full
 * before the start and 0 after the end, whatever the clock says, so that a display never exceeds
 * the countdown's length.
 */
export const countdownLeft = (
  { countdown, countdownStartTime }: Pick<Incentive, 'countdown' | 'countdownStartTime'>,
  now: number,
): number | null => {
  if (countdown === null || countdownStartTime === null) return null
  const length = countdown * 1000
  return Math.min(length, Math.max(0, countdownStartTime + length - now))
}

/** Whether the incentive has expired; one without a countdown never does. */
export const hasRunOut = (incentive: Pick<Incentive, 'countdown' | 'countdownStartTime'>, now: number): boolean =>
  countdownLeft(incentive, now) === 0
