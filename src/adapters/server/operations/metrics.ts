import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { STORAGE_CAUSES, type StorageCause } from '@/adapters/server/files/storage-failure'
import type { CommandOutcome } from './live-report'
import {
  COUNTED_REFUSALS,
  LOGIN_OUTCOMES,
  SPEND_KINDS,
  type CountedRefusal,
  type LoginOutcome,
} from '@/adapters/server/base/served-platform'
import { PURCHASE_KINDS, type PurchaseKind } from '@/application/guest/purchase-kinds'
import type { LiveCommand } from '@/domain/assembly/live-command'
import type { PaymentFlow } from '@/domain/payments/flows'

interface PoolUse {
  readonly inUse: number
  readonly waiting: number
}

/** The load of a store on a database. */
interface DatabaseUse {
  readonly reads: PoolUse
  readonly writes: PoolUse
  readonly doneAgain: number
}

/** The run of a periodic step; `took` in ms. */
interface StepRun {
  readonly step: string
  readonly took: number
  readonly hasFailed: boolean
}

/** Upper ends of the request time buckets, seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The goods sold for money here, and the outcomes of a payment. */
const SOLD: readonly PaymentFlow[] = ['moneycharge', 'vipabo', 'vxtvabo']
const PAYMENT_OUTCOMES = ['succeeded', 'pending', 'declined', 'cancelled'] as const

/**
 * The metrics of this instance. Labels are names of this source (patterns of routes, types of
 * commands) and never data of a guest: nothing personal is counted, and the number of series is
 * bounded.
 */
export class Metrics {
  private readonly registry = new Registry()

  private counter<L extends string>(name: string, help: string, ...labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }

  private readonly requests = new Histogram({
    name: 'vesper_request_duration_seconds',
    help: 'How long requests took, by the pattern of their route and the status of their answer.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  })

  private readonly commands = new Counter({
    name: 'vesper_line_commands_total',
    help: 'Commands that pages sent over the socket, by type and outcome.',
    labelNames: ['type', 'outcome'],
    registers: [this.registry],
  })

  private readonly errors = new Counter({
    name: 'vesper_log_errors_total',
    help: 'Lines of the log at error.',
    registers: [this.registry],
  })

  private readonly limited = this.counter(
    'vesper_rate_limited_total',
    'Requests and connections that were answered 429, by the pattern of their route.',
    'route',
  )

  private readonly sessions = this.counter(
    'vesper_line_sessions_total',
    'Update streams that pages were given: from where they had left off (resumed), or from the beginning.',
    'how',
  )

  private readonly logins = this.counter('vesper_logins_total', 'Attempts to log in, by their outcome.', 'outcome')

  private readonly payments = this.counter(
    'vesper_payments_total',
    'Payments that came to an outcome, by flow.',
    'flow',
    'outcome',
  )

  private readonly coinsMoved = this.counter(
    'vesper_coins_total',
    'Coins that guests were credited with or spent, by what for.',
    'direction',
    'kind',
  )

  private readonly refusals = this.counter(
    'vesper_spends_refused_total',
    'Purchases that were refused for want of coins or for a price that had changed, by what for.',
    'kind',
    'reason',
  )

  private readonly stepSeconds = new Histogram({
    name: 'vesper_step_duration_seconds',
    help: 'How long the periodic steps of the scheduler took, by step.',
    labelNames: ['step'],
    buckets: BUCKETS,
    registers: [this.registry],
  })

  private readonly stepFailures = this.counter(
    'vesper_step_failures_total',
    'Periodic steps of the scheduler that failed, by step.',
    'step',
  )

  private readonly filesFailed = this.counter(
    'vesper_files_failed_total',
    'Files that the object storage did not give when they were requested, by cause.',
    'cause',
  )

  readonly contentType = this.registry.contentType

  /**
   * Reports events that have not happened yet as 0, because the first one must be seen as a rise.
   */
  constructor() {
    for (const how of ['resumed', 'anew']) this.sessions.inc({ how }, 0)
    for (const outcome of LOGIN_OUTCOMES) this.logins.inc({ outcome }, 0)
    for (const kind of SPEND_KINDS) for (const reason of COUNTED_REFUSALS) this.refusals.inc({ kind, reason }, 0)
    for (const cause of STORAGE_CAUSES) this.filesFailed.inc({ cause }, 0)
    for (const flow of SOLD) for (const outcome of PAYMENT_OUTCOMES) this.payments.inc({ flow, outcome }, 0)
    for (const kind of PURCHASE_KINDS)
      for (const direction of ['credited', 'spent']) this.coinsMoved.inc({ direction, kind }, 0)
  }

  /** Counts the periodic steps of these names; returns what each that has run is reported to. */
  watchSteps(steps: readonly string[]): (run: StepRun) => void {
    for (const step of steps) this.stepFailures.inc({ step }, 0)
    return ({ step, took, hasFailed }) => {
      this.stepSeconds.observe({ step }, took / 1_000)
      if (hasFailed) this.stepFailures.inc({ step })
    }
  }

  /** Counts the process too: memory, processor time, event loop. Once a process is enough. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Shows a number that is looked up whenever a caller reads the metrics. */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      // A value that cannot be read is left out: the other numbers are wanted most when something
      // is broken.
      collect: async () => {
        gauge.remove()
        const value = await Promise.resolve()
          .then(read)
          .catch(() => null)
        if (value !== null) gauge.set(value)
      },
    })
  }

  /** The same for a number that only rises; it is counted elsewhere. */
  watchTotal(name: string, help: string, read: () => number | null): void {
    const counter: Counter = new Counter({
      name,
      help,
      registers: [this.registry],
      collect: () => {
        counter.reset()
        const value = read()
        if (value !== null) counter.inc(value)
      },
    })
  }

  /** Shows how busy the database's connections are; `null` where there is none. */
  watchDatabase(read: () => DatabaseUse | null): void {
    const show = (name: string, help: string, of: (use: PoolUse) => number): void => {
      const gauge: Gauge<'pool'> = new Gauge({
        name,
        help,
        labelNames: ['pool'],
        registers: [this.registry],
        collect: () => {
          const use = read()
          for (const pool of ['reads', 'writes'] as const) if (use !== null) gauge.set({ pool }, of(use[pool]))
        },
      })
    }
    show('vesper_database_connections_in_use', 'Connections to the database that are used.', ({ inUse }) => inUse)
    show('vesper_database_waiting', 'Work that waits for a connection to the database.', ({ waiting }) => waiting)
    const help = 'Transactions that conflicted with another one and were retried.'
    this.watchTotal('vesper_transactions_retried_total', help, () => read()?.doneAgain ?? null)
  }

  /** Reports which build runs. */
  build(version: string, digest: string): void {
    new Gauge({
      name: 'vesper_build_info',
      help: 'The build that runs: always 1.',
      labelNames: ['version', 'build'],
      registers: [this.registry],
    }).set({ version, build: digest }, 1)
  }

  rateLimited(route: string): void {
    this.limited.inc({ route })
  }

  liveSession(how: 'resumed' | 'anew'): void {
    this.sessions.inc({ how })
  }

  login(outcome: LoginOutcome): void {
    this.logins.inc({ outcome })
  }

  spendRefused(kind: PurchaseKind, reason: CountedRefusal): void {
    this.refusals.inc({ kind, reason })
  }

  payment(flow: PaymentFlow, outcome: (typeof PAYMENT_OUTCOMES)[number]): void {
    this.payments.inc({ flow, outcome })
  }

  coins(direction: 'credited' | 'spent', kind: PurchaseKind, amount: number): void {
    this.coinsMoved.inc({ direction, kind }, amount)
  }

  fileFailed(cause: StorageCause): void {
    this.filesFailed.inc({ cause })
  }

  request(route: string, status: number, seconds: number): void {
    this.requests.observe({ route, status }, seconds)
  }

  command(type: LiveCommand['type'], outcome: CommandOutcome): void {
    this.commands.inc({ type, outcome })
  }

  errorLogged(): void {
    this.errors.inc()
  }

  /** Returns all metrics in the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics()
  }
}
