/** Step of a player, in seconds: of its buttons, arrow keys and double taps. */
export const SEEK_STEP = 10

/** Later than this a tap begins a new series, ms. */
const PAUSE = 300

/** The tapped third of a video. The middle one belongs to its button, and never seeks. */
type Third = 'back' | 'middle' | 'forward'

/** A tap, and how many of its series there have been in the same third. */
export interface Tap {
  readonly third: Third
  /** Time at which it ended, ms. */
  readonly time: number
  readonly count: number
}

/** Returns the tap at a position in a video of some width, after the previous one. */
export function tapAfter(before: Tap | null, x: number, width: number, time: number): Tap {
  const third = x < width / 3 ? 'back' : x > (width * 2) / 3 ? 'forward' : 'middle'
  const isNext = before?.third === third && time - before.time <= PAUSE
  return { third, time, count: isNext ? before.count + 1 : 1 }
}

/** Returns the seconds of a series: none for the first tap, one step for each further tap. */
export function secondsOf({ third, count }: Tap): number {
  if (third === 'middle' || count === 1) return 0
  return (count - 1) * (third === 'back' ? -SEEK_STEP : SEEK_STEP)
}
