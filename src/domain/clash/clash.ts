import type { ActorId } from '@/domain/ids'
import type { VideoActor } from '@/domain/media/video'

/** How long a round lasts, ms. */
export const CLASH_ROUND = 10 * 60_000

/** The number of the round of a moment: rounds follow one another without a pause, the same on every server. */
export const clashRoundAt = (now: number): number => Math.floor(now / CLASH_ROUND)

/** One of the two actors of a round, and the votes for them. */
export interface ClashSide {
  readonly actor: VideoActor
  readonly votes: number
}

/** Two actors who were live when it began; guests decide whom they would rather watch (OTH-019). Times are epoch ms. */
export interface ClashRound {
  readonly id: string
  readonly start: number
  readonly end: number
  readonly sides: readonly ClashSide[]
}

/** What a guest sees of the clash of cams. */
export interface Clash {
  /** The round that runs. */
  readonly round: ClashRound
  /** Whom the guest has voted for in it; `null`: nobody yet. */
  readonly vote: ActorId | null
  /** The round before; `null`: there was none. */
  readonly last: ClashRound | null
  /** Of the platform, so that a countdown does not depend on the clock of a device; epoch ms. */
  readonly now: number
}

/** Who has won; `null`: both have as many votes, or nobody voted. */
export function clashWinner(sides: readonly ClashSide[]): ActorId | null {
  const most = Math.max(0, ...sides.map(({ votes }) => votes))
  const [winner, ...others] = sides.filter(({ votes }) => votes === most)
  return winner === undefined || others.length > 0 || most === 0 ? null : winner.actor.id
}

/** Share of the votes, whole percent; both are 50 while nobody has voted, and together they are 100. */
export function clashShares([a, b]: readonly ClashSide[]): readonly [number, number] {
  const [first, second] = [a?.votes ?? 0, b?.votes ?? 0]
  if (first + second === 0) return [50, 50]
  const share = Math.round((100 * first) / (first + second))
  return [share, 100 - share]
}

/**
 * The two of a round out of those who are live, different from one round to the next where there are enough: `undefined` with fewer
 * than two.
 */
export function clashPair<T>(round: number, live: readonly T[]): readonly [T, T] | undefined {
  const count = live.length
  if (count < 2) return undefined
  const first = (round * 7) % count
  const second = (first + 1 + ((round * 3) % (count - 1))) % count
  const [a, b] = [live[first], live[second]]
  return a === undefined || b === undefined ? undefined : [a, b]
}
