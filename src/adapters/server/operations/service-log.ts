import type { ServerSettings } from '@/adapters/server/base/config/server-settings'
import type { Clock } from '@/application/device/clock'

/** The numbers by which the log of requests names its levels. */
const LEVELS = { info: 30, warn: 40, error: 50 } as const

type Level = keyof typeof LEVELS

/**
 * Writes lines of the log that belong to no request, in the shape of those that do: one JSON object
 * a line.
 */
export class ServiceLog {
  constructor(
    private readonly level: ServerSettings['logLevel'],
    private readonly clock: Pick<Clock, 'now'>,
    private readonly write: (line: string) => void,
    /** Called with each line at `error`. */
    private readonly onError: () => void = () => undefined,
  ) {}

  info(text: string, fields: object = {}): void {
    this.writeEntry('info', text, fields)
  }

  warn(text: string, fields: object = {}): void {
    this.writeEntry('warn', text, fields)
  }

  error(text: string, fields: object = {}): void {
    this.writeEntry('error', text, fields)
  }

  /** A defect that no request is to blame for, with its stack. */
  defect(failure: unknown): void {
    const { name, message, stack } = failure instanceof Error ? failure : new Error(String(failure))
    this.error('failed', { error: { name, stack: stack ?? message } })
  }

  private writeEntry(level: Level, msg: string, fields: object): void {
    if (level === 'error') this.onError()
    if (this.level === 'silent' || LEVELS[level] < LEVELS[this.level]) return
    this.write(`${JSON.stringify({ level: LEVELS[level], time: this.clock.now(), ...fields, msg })}\n`)
  }
}

/** Returns an error in one line, its causes included; of several at once, each. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return causeOf(error.cause)
  if (error instanceof AggregateError) return error.errors.map(causeOf).join('; ')
  return error.message
}
