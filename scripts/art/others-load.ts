import type { CpuInfo } from 'node:os'

/** What a machine and this process have used of it; both grow only. */
export interface CpuReading {
  /** As `os.cpus()`. */
  readonly cpus: () => readonly Pick<CpuInfo, 'times'>[]
  /** Of this process and its threads, ms. */
  readonly own: () => number
}

/** Which share of the machine other programs have used since it was last looked at, 0 to 1. */
export class OthersLoad {
  private readonly reading: CpuReading
  private before: { readonly busy: number; readonly all: number }

  constructor(reading: CpuReading) {
    this.reading = reading
    this.before = this.look()
  }

  share(): number {
    const now = this.look()
    const { busy, all } = this.before
    // Too little for a measurement: the counters of a machine advance by some ten milliseconds.
    if (now.all - all < 200) return 0
    this.before = now
    return Math.min(1, Math.max(0, (now.busy - busy) / (now.all - all)))
  }

  private look(): { readonly busy: number; readonly all: number } {
    let all = 0
    let idle = 0
    for (const { times } of this.reading.cpus()) {
      all += times.user + times.nice + times.sys + times.irq + times.idle
      idle += times.idle
    }
    return { busy: all - idle - this.reading.own(), all }
  }
}
