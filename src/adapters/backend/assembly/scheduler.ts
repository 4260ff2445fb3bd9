import { counters, jobs, jobsInOrder, letters, steps } from './features'
import type { Step } from '@/adapters/backend/kernel/backend-feature'
import { publishOnlineCount } from '@/adapters/backend/actors/publish-online-count'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { runClaimedJobs, runDueJobs, type JobHandler, type JobProgress } from '@/adapters/backend/kernel/jobs'
import { acquireLease, HOUSEKEEPING, release } from '@/adapters/backend/kernel/leases'
import { applyCounterDeltas } from '@/adapters/backend/kernel/counter-deltas'
import { eraseJob } from './erase-guest'
import { Forgetting } from './forgetting'
import { RoomCounts } from '@/adapters/backend/chat/live/room-counts'
import { leaveChats, tickChats } from '@/adapters/backend/chat/meter/tick-chats'
import { mailJobOf } from '@/adapters/backend/mail/mail-job'
import { SendEvents } from '@/adapters/backend/tracking/send-events'
import { Loop } from '@/adapters/shared/loop'
import { reportOnce } from '@/adapters/shared/report-once'
import type { IndexKey } from '@/adapters/stores/store'
import { codeOf } from '@/application/errors/code-of'

/** Jobs that one server runs one after the other. */
const IN_ORDER: Readonly<Record<string, JobHandler>> = jobsInOrder

/** Jobs that every server runs, several at once. */
const IN_ANY_ORDER: Readonly<Record<string, JobHandler>> = { ...jobs, mail: mailJobOf(letters), erase: eraseJob }

/** Time between two runs, which count running chats and run due jobs, ms. */
const INTERVAL = 1_000

/**
 * The steps of each run of the server that does the housekeeping, by the names that are labels of
 * metrics.
 */
const HOUSEKEEPING_STEPS: Readonly<Record<string, Step>> = {
  ...steps,
  applyCounterDeltas: (platform, onError) => applyCounterDeltas(platform, counters, onError),
}

/** Every step of a run by its name. */
export const STEPS: readonly string[] = [
  'tickChats',
  'publishOnlineCount',
  'roomCounts',
  'runClaimedJobs',
  'runDueJobs',
  ...Object.keys(HOUSEKEEPING_STEPS),
  'Forgetting',
]

/** The result of a step. */
export interface StepRun {
  readonly step: string
  /** ms. */
  readonly took: number
  readonly hasFailed: boolean
}

/** A periodic step failed; the others go on. */
export class FailedStep extends Error {
  override readonly name = 'FailedStep'

  constructor(step: string, cause: unknown) {
    super(`The step ${step} failed: ${String(cause)}`, { cause })
  }
}

/**
 * Counts the running chats and runs due jobs. Of several schedulers over one store each counts its
 * own chats and runs the jobs it claims, and one runs those that have an order; a job cannot run
 * twice, because its transaction checks first whether it still waits. A step that fails is reported
 * and does not stop the others.
 */
export class Scheduler {
  private readonly loop: Loop
  private readonly forgetting: Forgetting
  private readonly rooms: RoomCounts
  private readonly events: SendEvents
  private readonly report: (error: unknown) => void
  /** Work that continues after the transactions of jobs. */
  private readonly background = new Set<Promise<void>>()
  private onStep: (run: StepRun) => void = () => undefined
  /** Jobs were still due when their time in the last run was over. */
  private isBehind = false
  /** Due jobs that this build has no handler for, as far as the last run saw them. */
  unknownJobs = 0

  constructor(
    private readonly platform: PlatformContext,
    private readonly onError: (error: unknown) => void,
  ) {
    this.forgetting = new Forgetting(platform)
    this.rooms = new RoomCounts(platform)
    this.events = new SendEvents(platform, onError)
    this.report = reportOnce(platform.clock, onError)
    this.loop = new Loop(
      platform.clock,
      () => (this.isBehind ? 0 : INTERVAL),
      () => this.runOnce(),
      onError,
    )
  }

  /** Reports each step that has run from now on. */
  watch(onStep: (run: StepRun) => void): void {
    this.onStep = onStep
  }

  start(): void {
    this.loop.start()
  }

  /** A run that has begun still ends. */
  stop(): void {
    this.loop.stop()
  }

  /** Resolves after the current run, and the work that its jobs have begun. Stop it first. */
  async ended(): Promise<void> {
    await this.loop.ended()
    await Promise.all(this.background)
  }

  /** Releases the leases of this instance, so that the others go on at once. Stop it first. */
  async handOver(): Promise<void> {
    await leaveChats(this.platform)
    await release(this.platform, HOUSEKEEPING)
  }

  /** Runs once, for tests that move the clock themselves. */
  async runOnce(): Promise<void> {
    const { platform, report } = this
    await this.step('tickChats', () => tickChats(platform, report))
    await this.step('publishOnlineCount', () => publishOnlineCount(platform))
    await this.step('roomCounts', () => this.rooms.publish())
    await this.step('runClaimedJobs', () => this.runClaimedJobs())
    let isOurs = false
    await this.step('runDueJobs', async () => {
      isOurs = await acquireLease(platform, HOUSEKEEPING)
      if (isOurs) isOurs = await this.runJobs()
    })
    if (!isOurs) return
    this.events.begin()
    for (const [step, work] of Object.entries(HOUSEKEEPING_STEPS)) await this.step(step, () => work(platform, report))
    await this.step('Forgetting', () => this.forgetting.sweep())
  }

  /** Runs jobs while some are due, but for no longer than the other steps can wait. */
  private async runClaimedJobs(): Promise<void> {
    const { clock } = this.platform
    const until = clock.now() + INTERVAL
    // After a failure it waits, too.
    this.isBehind = false
    const run = { handlers: IN_ANY_ORDER, onError: this.onError, inBackground: this.inBackground }
    while (await runClaimedJobs(this.platform, run)) {
      if (clock.now() < until) continue
      this.isBehind = true
      return
    }
  }

  /** `false`: another server does the housekeeping by now. */
  private async runJobs(): Promise<boolean> {
    const others = new Set(Object.keys(IN_ANY_ORDER))
    const run = { handlers: IN_ORDER, others, onError: this.onError, inBackground: this.inBackground }
    let next: IndexKey | null = null
    let unknown = 0
    for (;;) {
      const progress: JobProgress = await runDueJobs(this.platform, run, next)
      unknown += progress.unknown
      next = progress.next
      if (next === null) break
      if (!(await acquireLease(this.platform, HOUSEKEEPING))) return false
    }
    this.unknownJobs = unknown
    return true
  }

  private readonly inBackground = (work: Promise<void>): void => {
    const done = work.catch(this.onError).finally(() => this.background.delete(done))
    this.background.add(done)
  }

  private async step(step: string, work: () => Promise<unknown>): Promise<void> {
    const from = this.platform.clock.now()
    let hasFailed = false
    try {
      await work()
    } catch (error) {
      hasFailed = true
      this.report(isUnavailable(error) ? error : new FailedStep(step, error))
    }
    this.onStep({ step, took: this.platform.clock.now() - from, hasFailed })
  }
}

/** A database that is away is one outage, not a defect of each step. */
const isUnavailable = (error: unknown): boolean => codeOf(error) === 'unavailable'
