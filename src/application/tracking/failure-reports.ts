import { inject, injectable } from 'inversify'
import { Logger } from './logger'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { codeOf } from '@/application/errors/code-of'
import { tellFailures } from '@/application/errors/otherwise'

/** What the guest's network, session or pace explains, or the operator sees at the server. */
const EXPECTED: ReadonlySet<BackendErrorCode> = new Set([
  'offline',
  'unavailable',
  'timeout',
  'session-expired',
  'rate-limited',
])

/** How many kinds one page reports at most. */
const MAX_KINDS = 20

/** Where an error comes from: the first file and line of its stack. */
const placeOf = (error: Error): string => /[\w.-]+\.[jt]sx?:\d+(?::\d+)?/u.exec(error.stack ?? '')?.[0] ?? ''

/** Reports failures that a page goes on without to the operator, each kind once: a code, what it says, and where. */
@injectable()
export class FailureReports {
  readonly #reported = new Set<string>()
  readonly #logger: Logger

  constructor(@inject(Logger) logger: Logger) {
    this.#logger = logger
  }

  start(): void {
    tellFailures((error) => this.report(error))
  }

  report(error: unknown): void {
    const code = codeOf(error)
    // What was begun and is not wanted any more, as a picture of a page that was left.
    const isGivenUp = error instanceof Error && error.name === 'AbortError'
    if (EXPECTED.has(code) || isGivenUp || this.#reported.size >= MAX_KINDS) return
    const kind = error instanceof Error ? `${error.message} ${placeOf(error)}`.trim() : typeof error
    if (this.#reported.has(`${code} ${kind}`)) return
    this.#reported.add(`${code} ${kind}`)
    this.#logger.error(`background-${code}`, kind)
  }
}
