import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { DrawQueue } from '../../../scripts/art/draw-queue.ts'
import { allJobs, costOf, keyOf, type Job } from '../../../scripts/art/jobs.ts'

const jobs = allJobs()
const some = fc.constantFrom(...jobs.slice(0, 9), ...jobs.slice(-9), ...jobs.filter(({ kind }) => kind === 'clip'))
const ignore = (): void => undefined

function queueOf(ahead: readonly Job[]): DrawQueue {
  const queue = new DrawQueue()
  queue.setAhead(ahead)
  return queue
}

function takeAll(queue: DrawQueue): Job[] {
  const job = queue.takeRequested()
  return job === null ? [] : [job, ...takeAll(queue)]
}

describe('the queue of drawings', () => {
  it('gives what is cheap first, and of what costs the same what was requested first', () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), (requests) => {
        const queue = new DrawQueue()
        for (const job of requests) queue.request(job, ignore)
        const firstRequested = (job: Job): number => requests.findIndex((one) => keyOf(one) === keyOf(job))
        const taken = takeAll(queue)
        expect(taken.map(keyOf).toSorted()).toEqual([...new Set(requests.map(keyOf))].toSorted())
        for (const [i, job] of taken.entries()) {
          const before = taken[i - 1]
          if (before === undefined) continue
          expect(costOf(before)).toBeLessThanOrEqual(costOf(job))
          expect(costOf(before) < costOf(job) || firstRequested(before) < firstRequested(job)).toBe(true)
        }
      }),
    )
  })

  it('notifies everyone who waits once, drops what no request waits for, and does nothing twice, in any order of events', () => {
    const event = fc.oneof(
      fc.record({ type: fc.constant('request' as const), job: some }),
      fc.record({ type: fc.constant('cancel' as const), which: fc.nat(20) }),
      fc.record({ type: fc.constantFrom('take' as const, 'ahead' as const, 'finish' as const) }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const queue = queueOf(jobs.slice(0, 5))
        const waiting: { job: Job; reports: number; isCancelled: boolean; cancel: () => void }[] = []
        const running: Job[] = []
        const begin = (job: Job | null): void => {
          if (job === null) return
          expect(running.map(keyOf)).not.toContain(keyOf(job))
          running.push(job)
        }
        for (const one of events) {
          if (one.type === 'request') {
            const waiter = { job: one.job, reports: 0, isCancelled: false, cancel: ignore }
            waiter.cancel = queue.request(one.job, () => (waiter.reports += 1))
            waiting.push(waiter)
          } else if (one.type === 'cancel') {
            const waiter = waiting[one.which]
            if (waiter?.reports === 0) {
              waiter.isCancelled = true
              waiter.cancel()
            }
          } else if (one.type === 'take') begin(queue.takeRequested())
          else if (one.type === 'ahead') begin(queue.takeAhead())
          else {
            const job = running.shift()
            if (job !== undefined) queue.finish(job, true)
          }
        }
        for (const job of running) queue.finish(job, true)
        for (let job = queue.takeRequested(); job !== null; job = queue.takeRequested()) {
          const key = keyOf(job)
          expect(waiting.some((one) => keyOf(one.job) === key && !one.isCancelled && one.reports === 0)).toBe(true)
          queue.finish(job, true)
        }
        for (const { reports, isCancelled } of waiting) expect(reports).toBe(isCancelled ? 0 : 1)
      }),
    )
  })

  it('draws ahead in the order given, and nothing while something is requested', () => {
    const [first, second, third] = jobs
    if (first === undefined || second === undefined || third === undefined) throw new Error('There are no jobs.')
    const queue = queueOf([first, second, third])
    expect(queue.takeAhead()).toBe(first)
    const onDone = vi.fn<(ok: boolean) => void>()
    const cancel = queue.request(second, onDone)
    expect(queue.takeAhead()).toBeNull()
    expect(queue.takeRequested()).toBe(second)
    expect(queue.takeAhead()).toBe(third)
    cancel()
    queue.finish(second, true)
    expect(onDone).not.toHaveBeenCalled()
    expect(queue.isAheadEmpty).toBe(true)
  })

  it('lets a request wait for what is being drawn ahead', () => {
    const [first] = jobs
    if (first === undefined) throw new Error('There are no jobs.')
    const queue = queueOf([first])
    queue.takeAhead()
    const reports = vi.fn<(ok: boolean) => void>()
    queue.request(first, reports)
    expect(queue.takeRequested()).toBeNull()
    queue.finish(first, false)
    expect(reports.mock.calls).toEqual([[false]])
  })
})
