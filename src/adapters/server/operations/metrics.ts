import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CommandOutcome } from '@/adapters/server/live/line-report'
import type { LiveCommand } from '@/domain/live/commands'

/** Upper ends of the request times told apart, seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * What this instance counts of itself. Labels are words of this source (patterns of routes, types of commands) and never what a
 * guest sent: nothing personal ends here, and the number of series is bounded.
 */
export class Metrics {
  private readonly registry = new Registry()

  private readonly requests = new Histogram({
    name: 'vesper_request_duration_seconds',
    help: 'How long requests took, by the pattern of their route and the status of their answer.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  })

  private readonly commands = new Counter({
    name: 'vesper_line_commands_total',
    help: 'Commands that pages sent on their line, by type and outcome.',
    labelNames: ['type', 'outcome'],
    registers: [this.registry],
  })

  private readonly errors = new Counter({
    name: 'vesper_log_errors_total',
    help: 'Lines of the log at error.',
    registers: [this.registry],
  })

  readonly contentType = this.registry.contentType

  /** Counts the process too: memory, processor time, event loop. Once a process is enough. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry })
  }

  /** Shows a number that is looked up whenever somebody reads the metrics. */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      // What cannot be looked up is left out: the other numbers are wanted most when something is broken.
      collect: async () => {
        gauge.remove()
        const value = await Promise.resolve()
          .then(read)
          .catch(() => null)
        if (value !== null) gauge.set(value)
      },
    })
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

  /** All of it, in the text format of Prometheus. */
  text(): Promise<string> {
    return this.registry.metrics()
  }
}
