import { ActiveMap } from '@/adapters/shared/active-map'
import { BoundedMap } from '@/adapters/shared/bounded-map'
import { hashToken } from '@/adapters/server/base/http/token-digest'
import type { Bus } from '@/adapters/bus/bus'
import { RejectedMessage } from '@/adapters/bus/rejected-message'
import { limitCodec, MAX_COUNTS_PER_MESSAGE } from '@/adapters/wire/live/instance-messages'
import type { Clock } from '@/application/device/clock'

/** A scope with a count of its own. */
export type CountedScope = 'api' | 'forms' | 'media' | 'pages' | 'sessions'

/** The number of requests of a caller in the running window, and the rest of the window, ms. */
export interface RequestCount {
  readonly current: number
  readonly ttl: number
}

/** A window of counting, ms. All servers begin theirs with the minute of the clock. */
export const COUNT_WINDOW = 60_000

/** Time for which counts of this server wait before they are sent to the others, ms. */
const PUBLISH_INTERVAL = 500

/** Maximum number of callers in one window; one that called once is dropped first. */
const MAX_CALLERS = 200_000

/**
 * Counts requests in windows, at all servers of a platform together: each sends its counts to the
 * others on the bus, a moment later. A guest who calls many servers at once gets as many requests
 * above their share as they send within that moment, and no request waits for another machine.
 * Callers are known by digests only.
 */
export class RequestCounts {
  private window = 0
  private readonly totals = new ActiveMap<string, number>(MAX_CALLERS)
  private readonly untold = new Map<string, number>()
  /** The digests of the callers in this window. */
  private readonly digests = new BoundedMap<string, string>(MAX_CALLERS)
  private cancel: (() => void) | null = null
  private readonly leave: () => void

  /** `self` names this server and no other; a server that is alone has no bus. */
  constructor(
    private readonly scope: CountedScope,
    private readonly clock: Clock,
    private readonly bus: Bus | null,
    private readonly self: string,
    private readonly onError: (error: unknown) => void,
  ) {
    this.leave = bus?.subscribe(this.subject, (text) => this.onMessage(text)) ?? (() => undefined)
  }

  /** Counts one more request of a caller. */
  count(caller: string): RequestCount {
    this.turn()
    const digest = this.digestOf(caller)
    const current = this.add(digest, 1)
    if (this.bus !== null) {
      this.untold.set(digest, (this.untold.get(digest) ?? 0) + 1)
      this.cancel ??= this.clock.after(PUBLISH_INTERVAL, () => this.notify())
    }
    return { current, ttl: (this.window + 1) * COUNT_WINDOW - this.clock.now() }
  }

  close(): void {
    this.leave()
    this.cancel?.()
    this.cancel = null
  }

  private get subject(): string {
    return `vesper.limits.${this.scope}`
  }

  /** A new window begins with nothing counted and nothing left to send. */
  private turn(): void {
    const window = Math.floor(this.clock.now() / COUNT_WINDOW)
    if (window === this.window) return
    this.window = window
    this.totals.clear()
    this.untold.clear()
    this.digests.clear()
  }

  /** A digest takes as long to make as all the rest of counting. */
  private digestOf(caller: string): string {
    const known = this.digests.get(caller)
    if (known !== undefined) return known
    const digest = hashToken(caller)
    this.digests.set(caller, digest)
    return digest
  }

  private add(digest: string, more: number): number {
    const total = (this.totals.get(digest) ?? 0) + more
    this.totals.set(digest, total)
    return total
  }

  private notify(): void {
    this.cancel = null
    this.turn()
    const counts = [...this.untold]
    this.untold.clear()
    for (let at = 0; at < counts.length; at += MAX_COUNTS_PER_MESSAGE) {
      const message = { window: this.window, counts: counts.slice(at, at + MAX_COUNTS_PER_MESSAGE) }
      this.bus?.publish(this.subject, limitCodec.encode(this.self, message))
    }
  }

  private onMessage(text: string): void {
    const received = limitCodec.decode(this.self, text)
    if (received.kind === 'own') return
    if (received.kind === 'unreadable') {
      this.onError(new RejectedMessage('unreadable', this.subject))
      return
    }
    this.turn()
    if (received.message.window !== this.window) return
    for (const [digest, more] of received.message.counts) this.add(digest, more)
  }
}
