import { describe, expect, it } from 'vitest'
import { TestClock } from '#test/support/world/test-clock'
import { LOOK_AGAIN, Outage } from '@/adapters/server/operations/outage'
import { causeOf, ServiceLog } from '@/adapters/server/operations/service-log'
import { BackendError } from '@/application/errors/backend-error'

function watched() {
  const clock = new TestClock(1_000_000)
  const lines: string[] = []
  const log = new ServiceLog('info', clock, (line) => lines.push(line))
  const state = { isGone: false, looks: 0 }
  const check = (): Promise<void> => {
    state.looks += 1
    return state.isGone ? Promise.reject(new Error('refused')) : Promise.resolve()
  }
  const reports = (): readonly unknown[] => lines.map((line) => JSON.parse(line) as unknown)
  return { clock, state, reported: reports, outage: new Outage('database', 'db.example:5432', check, clock, log) }
}

describe('an outage', () => {
  it('is one line with host and cause, however often it is encountered, and one when it is over', async () => {
    const { clock, state, reported, outage } = watched()
    state.isGone = true
    const failure = new BackendError('unavailable', { cause: new Error('connect ECONNREFUSED') })
    for (let iteration = 0; iteration < 5; iteration += 1) {
      outage.lost(failure)
      await clock.pass(LOOK_AGAIN)
    }
    const lost = { level: 50, msg: 'database lost', host: 'db.example:5432', cause: 'connect ECONNREFUSED' }
    expect(reported()).toMatchObject([lost])
    state.isGone = false
    await clock.pass(LOOK_AGAIN)
    expect(reported()).toMatchObject([lost, { level: 30, msg: 'database back', host: 'db.example:5432', seconds: 6 }])
    outage.lost(failure)
    expect(reported()).toHaveLength(3)
  })

  it('is not checked again after it was stopped', async () => {
    const { clock, state, outage } = watched()
    state.isGone = true
    outage.lost(new Error('gone'))
    await clock.pass(LOOK_AGAIN)
    outage.stop()
    await clock.pass(10 * LOOK_AGAIN)
    expect(state.looks).toBe(1)
  })
})

describe('the log of the service', () => {
  const clock = { now: () => 42 }

  it('is one JSON object a line, with the stack of a defect in it', () => {
    const lines: string[] = []
    new ServiceLog('warn', clock, (line) => lines.push(line)).defect(new Error('two\nlines'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^[^\n]+\n$/u)
    const line = JSON.parse(lines[0] ?? '') as { error: { stack: string } }
    expect(line).toMatchObject({ level: 50, time: 42, msg: 'failed', error: { name: 'Error' } })
    expect(line.error.stack).toContain('outage.test.ts')
  })

  it('reports as much as its level allows, and counts every line at error', () => {
    const lines: string[] = []
    let errors = 0
    for (const level of ['info', 'warn', 'error', 'silent'] as const) {
      const log = new ServiceLog(
        level,
        clock,
        (line) => lines.push(`${level}: ${line}`),
        () => (errors += 1),
      )
      log.info('i')
      log.warn('w')
      log.error('e')
    }
    expect(lines.map((line) => line.replace(/\{.*"msg":"(?<msg>\w)"\}\n/u, '$<msg>'))).toEqual([
      'info: i',
      'info: w',
      'info: e',
      'warn: w',
      'warn: e',
      'error: e',
    ])
    expect(errors).toBe(4)
  })

  it('reports the first cause of a failure, and of several at once each', () => {
    const several = new AggregateError([new Error('refused at ::1'), new Error('refused at 127.0.0.1')])
    expect(causeOf(new Error('outer', { cause: several }))).toBe('refused at ::1; refused at 127.0.0.1')
    expect(causeOf('a text')).toBe('a text')
  })
})
