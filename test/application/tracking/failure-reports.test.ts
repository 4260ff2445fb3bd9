import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import { otherwise, tellFailures } from '@/application/errors/otherwise'
import { FailureReports } from '@/application/tracking/failure-reports'
import type { Logger } from '@/application/tracking/logger'

function reporting(): { readonly reported: string[]; readonly reports: FailureReports } {
  const reported: string[] = []
  const nothing = (): void => undefined
  const logger: Logger = {
    browserOnline: nothing,
    socketError: nothing,
    messengerError: nothing,
    error: (code, detail) => reported.push(`${code} ${detail}`),
  }
  return { reported, reports: new FailureReports(logger) }
}

const broken = (): Promise<number> => Promise.reject(new BackendError('protocol', { detail: 'likes' }))

describe('what a page goes on without', () => {
  // No test hears what another one has failed with, in this file or in one that ran before.
  const hearNothing = () => tellFailures(() => undefined)
  beforeEach(hearNothing)
  afterEach(hearNothing)

  it('is told to the operator once a kind: a code, what it says, and where it comes from', async () => {
    const { reported, reports } = reporting()
    reports.start()
    expect(await broken().catch(otherwise(7))).toBe(7)
    expect(await broken().catch(otherwise())).toBeUndefined()
    expect(reported).toHaveLength(1)
    expect(reported[0]).toMatch(/^background-protocol protocol: likes failure-reports\.test\.ts:\d+/u)
    otherwise()(new TypeError('no such member'))
    otherwise()('a text')
    expect(reported.slice(1)).toEqual([
      expect.stringMatching(/^background-internal no such member failure-reports/u),
      'background-internal string',
    ])
  })

  it('is told as well where it failed before anybody listened', async () => {
    const { reported, reports } = reporting()
    // As a page loads it.
    vi.resetModules()
    const { otherwise: early, tellFailures: tell } = await import('@/application/errors/otherwise')
    await broken().catch(early(null))
    tell((error: unknown) => reports.report(error))
    expect(reported).toHaveLength(1)
  })

  it('is not told where the network, the session or a page that was left explains it', () => {
    const { reported, reports } = reporting()
    for (const code of ['offline', 'unavailable', 'timeout', 'session-expired', 'rate-limited'] as const)
      reports.report(new BackendError(code))
    reports.report(new DOMException('left', 'AbortError'))
    reports.report(new TypeError('Failed to fetch dynamically imported module: a.js'))
    expect(reported).toEqual([])
  })

  it('is told of twenty kinds at most', () => {
    const { reported, reports } = reporting()
    for (let i = 0; i < 30; i++) reports.report(new BackendError('internal', { detail: String(i) }))
    expect(reported).toHaveLength(20)
  })
})
