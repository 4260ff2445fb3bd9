import { comeAndGo } from '@/adapters/backend/world/simulate/events/come-and-go'
import type { WorldEvent } from '@/adapters/backend/world/simulate/events/event'
import { openingMessages } from '@/adapters/backend/world/simulate/events/opening-messages'
import { freeShows } from '@/adapters/backend/world/simulate/events/free-shows'
import { freshen } from '@/adapters/backend/world/simulate/events/freshen'
import { otherGuests } from '@/adapters/backend/world/simulate/events/other-guests'
import { planShows } from '@/adapters/backend/world/simulate/events/plan-shows'
import { writeComments } from '@/adapters/backend/world/simulate/events/write-comments'
import { writePosts } from '@/adapters/backend/world/simulate/events/write-posts'
import { planTalk } from '@/adapters/backend/world/simulate/welcome'
import { chatBegun } from '@/adapters/backend/chat/base/chat-begun'
import { roomGuests } from '@/adapters/backend/world/simulate/events/room-guests'
import { Loop } from '@/adapters/shared/loop'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { acquireLease, HOUSEKEEPING } from '@/adapters/backend/kernel/leases'

/** Between two events pass so many ms. */
const PAUSE = { least: 4_000, most: 9_000 } as const

/** The share of each kind of event, of a hundred. */
const EVENTS: readonly (readonly [share: number, event: WorldEvent])[] = [
  [46, comeAndGo],
  [24, otherGuests],
  [16, freeShows],
  [14, openingMessages],
]

/**
 * Continues the simulation: actors come and go, shows begin, an actor writes. It draws from the
 * core's random source on the core's clock, so that the same beginning takes the same course and a
 * test can play a session in a moment.
 */
export class Simulator {
  private readonly loop: Loop
  private isTalking = false

  constructor(
    private readonly platform: PlatformContext,
    private readonly onError: (error: unknown) => void,
  ) {
    this.loop = new Loop(
      platform.clock,
      () => Math.round(PAUSE.least + platform.random.next() * (PAUSE.most - PAUSE.least)),
      () => this.ifOurs(() => this.goOn()),
      onError,
    )
  }

  start(): void {
    if (this.loop.isRunning) return
    if (!this.isTalking) this.platform.events.subscribe(chatBegun, (tx, begun) => planTalk(this.platform, tx, begun))
    this.isTalking = true
    this.ifOurs(() => this.play(freshen)).catch(this.onError)
    this.ifOurs(() => this.play(planShows)).catch(this.onError)
    this.ifOurs(() => this.play(writePosts)).catch(this.onError)
    this.ifOurs(() => this.play(writeComments)).catch(this.onError)
    this.loop.start()
  }

  /**
   * Runs the next event, and everything that is due by now: shows, posts, comments, guests of
   * rooms.
   */
  async goOn(): Promise<void> {
    await this.play(planShows)
    await this.play(writePosts)
    await this.play(writeComments)
    await this.play(roomGuests)
    await this.step()
  }

  stop(): void {
    this.loop.stop()
  }

  /**
   * Runs one event, for a caller that drives time itself. An event without a candidate becomes an
   * actor who comes or goes.
   */
  async step(): Promise<void> {
    const event = this.draw()
    if (!(await this.play(event)) && event !== comeAndGo) await this.play(comeAndGo)
  }

  /** Works only on the instance that directs the simulation, one of several over one store. */
  private async ifOurs(work: () => Promise<unknown>): Promise<void> {
    if (await acquireLease(this.platform, HOUSEKEEPING)) await work()
  }

  private draw(): WorldEvent {
    let left = this.platform.random.next() * 100
    return EVENTS.find(([share]) => (left -= share) < 0)?.[1] ?? comeAndGo
  }

  /** Notifies the guests only once the change is stored. */
  private async play(event: WorldEvent): Promise<boolean> {
    const updates = await this.platform.store.transaction((tx) => event(this.platform, tx))
    publishAll(this.platform.hub, updates ?? [])
    return updates !== null
  }
}
