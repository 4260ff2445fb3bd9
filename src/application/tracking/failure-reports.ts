import { inject, injectable } from 'inversify'
import { Logger } from './logger'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { codeOf } from '@/application/errors/code-of'
import { tellFailures } from '@/application/errors/otherwise'

/**
 * Errors explained by the guest's network, session or pace, or visible to the operator at the
 * server.
 */
const EXPECTED: ReadonlySet<BackendErrorCode> = new Set([
  'offline',
  'unavailable',
  'timeout',
  'session-expired',
  'rate-limited',
])

/** Maximum number of kinds that one page reports. */
const MAX_KINDS = 20

/** Returns the origin of an error: the first file and line of its stack. */
const placeOf = (error: Error): string => /[\w.-]+\.[jt]sx?:\d+(?::\d+)?/u.exec(error.stack ?? '')?.[0] ?? ''

/**
 * Reports failures that a page ignores to the operator, each kind once: its code, its message and
 * its place.
 */
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
    // The page no longer wants the result, for example a picture of a page that the guest has left.
    const isGivenUp = error instanceof Error && error.name === 'AbortError'
    if (EXPECTED.has(code) || isGivenUp || this.#reported.size >= MAX_KINDS) return
    const kind = error instanceof Error ? `${error.message} ${placeOf(error)}`.trim() : typeof error
    if (this.#reported.has(`${code} ${kind}`)) return
    this.#reported.add(`${code} ${kind}`)
    this.#logger.error(`background-${code}`, kind)
  }
}
