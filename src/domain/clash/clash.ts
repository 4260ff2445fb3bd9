import type { ActorId } from '@/domain/ids'
import type { VideoActor } from '@/domain/media/video'

/** Length of a round in ms. */
export const CLASH_ROUND = 10 * 60_000

/**
 * Returns the number of the round at a moment: rounds follow one another without a pause, the same
 * on every server.
 */
export const clashRoundAt = (now: number): number => Math.floor(now / CLASH_ROUND)

/** One of the two actors of a round and their votes. */
export interface ClashSide {
  readonly actor: VideoActor
  readonly votes: number
}

/**
 * Two actors who were live when the round began; guests vote for the one they would rather watch
 * (OTH-019). Times are epoch ms.
 */
export interface ClashRound {
  readonly id: string
  readonly start: number
  readonly end: number
  readonly sides: readonly ClashSide[]
}

/** A guest's view of the clash of cams. */
export interface Clash {
  /** The current round. */
  readonly round: ClashRound
  /** The actor the guest has voted for in it, or `null`. */
  readonly vote: ActorId | null
  /** The previous round, or `null`. */
  readonly last: ClashRound | null
  /** The platform's time in epoch ms, so that a countdown does not depend on a device's clock. */
  readonly now: number
}

/** Returns the winner; `null` for a draw or a round without votes. */
export function clashWinner(sides: readonly ClashSide[]): ActorId | null {
  const most = Math.max(1, ...sides.map(({ votes }) => votes))
  const [winner, ...others] = sides.filter(({ votes }) => votes === most)
  return winner === undefined || others.length > 0 ? null : winner.actor.id
}

/**
 * Returns the shares of the votes in whole percent; both are 50 before the first vote, and they add
 * up to 100.
 */
export function clashShares([a, b]: readonly ClashSide[]): readonly [number, number] {
  const [first, second] = [a?.votes ?? 0, b?.votes ?? 0]
  if (first + second === 0) return [50, 50]
  const share = Math.round((100 * first) / (first + second))
  return [share, 100 - share]
}

/**
 * Picks the two actors of a round from those who are live, different from one round to the next
 * where there are enough; `undefined` with fewer than two.
 */
export function clashPair<T>(round: number, live: readonly T[]): readonly [T, T] | undefined {
  const count = live.length
  if (count < 2) return undefined
  const first = (round * 7) % count
  const second = (first + 1 + ((round * 3) % (count - 1))) % count
  const [a, b] = [live[first], live[second]]
  return a === undefined || b === undefined ? undefined : [a, b]
}
