/** How many frames a page may send at once, and how many a second in the long run. */
const BURST = 300
const PER_SECOND = 50

/** What a page may still say; it grows with time. */
export class CommandBudget {
  private left = BURST
  private at: number

  constructor(private readonly now: () => number) {
    this.at = now()
  }

  /** Takes one frame's worth; `false` where nothing is left. */
  take(): boolean {
    const now = this.now()
    this.left = Math.min(BURST, this.left + (Math.max(0, now - this.at) * PER_SECOND) / 1_000)
    this.at = now
    if (this.left < 1) return false
    this.left -= 1
    return true
  }
}
