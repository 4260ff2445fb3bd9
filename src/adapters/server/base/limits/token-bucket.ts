/** The number of frames that may be sent at once, and a second in the long run. */
export interface FrameRate {
  readonly burst: number
  readonly perSecond: number
}

/** Limit of all pages of one guest together. */
export const GUEST_RATE: FrameRate = { burst: 300, perSecond: 50 }

/** A connection that has no session yet: it has to request one, and may repeat that. */
export const UNBOUND_RATE: FrameRate = { burst: 20, perSecond: 2 }

/** A token bucket: how many more frames are read now. It fills up with time. */
export class TokenBucket {
  private left: number
  private at: number

  constructor(
    private readonly now: () => number,
    private readonly rate: FrameRate,
  ) {
    this.left = rate.burst
    this.at = now()
  }

  /** Takes so many frames' worth; `false` where less is left, and then it takes nothing. */
  take(frames = 1): boolean {
    const now = this.now()
    const { burst, perSecond } = this.rate
    this.left = Math.min(burst, this.left + (Math.max(0, now - this.at) * perSecond) / 1_000)
    this.at = now
    if (this.left < frames) return false
    this.left -= frames
    return true
  }
}
