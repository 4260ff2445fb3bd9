import { describe, expect, it } from 'vitest'
import { DrawPool, type Renderer } from '../../../scripts/art/draw-pool.ts'
import { DrawQueue } from '../../../scripts/art/draw-queue.ts'
import { allJobs, keyOf, type Job } from '../../../scripts/art/jobs.ts'

const jobs = allJobs()
const nth = (i: number): Job => {
  const job = jobs[i]
  if (job === undefined) throw new Error('There is no such job.')
  return job
}

/** Work that ends when the test specifies. */
class HeldRenderer implements Renderer {
  job: Job | null = null
  isStopped = false
  private answer: (error: string | null) => void = () => undefined

  render(job: Job): Promise<string | null> {
    this.job = job
    return new Promise((resolve) => {
      this.answer = resolve
    })
  }

  stop(): void {
    this.isStopped = true
  }

  async end(failure: string | null = null): Promise<void> {
    this.job = null
    this.answer(failure)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

class DrawnTime {
  readonly quiet = 2_000
  isBusyNow = false
  private at = 0
  private timers: { readonly at: number; readonly work: () => void }[] = []

  now(): number {
    return this.at
  }

  isBusy(): boolean {
    return this.isBusyNow
  }

  after(delay: number, work: () => void): void {
    this.timers.push({ at: this.at + delay, work })
  }

  pass(ms: number): void {
    this.at += ms
    const due = this.timers.filter(({ at }) => at <= this.at)
    this.timers = this.timers.filter(({ at }) => at > this.at)
    for (const { work } of due) work()
  }
}

function poolOf(ahead: readonly Job[], renderers = { requested: 1, ahead: 1 }) {
  const time = new DrawnTime()
  const reports: string[] = []
  const requested = Array.from({ length: renderers.requested }, () => new HeldRenderer())
  const behind = Array.from({ length: renderers.ahead }, () => new HeldRenderer())
  const pool = new DrawPool(
    new DrawQueue(),
    { requested, ahead: behind },
    {
      onError: (job, error) => reports.push(`${keyOf(job)}: ${error}`),
      onAhead: (job) => reports.push(`ahead ${keyOf(job)}`),
      onAheadEnd: (isComplete) => reports.push(isComplete ? 'complete' : 'given up'),
    },
    time,
  )
  pool.drawAhead(ahead)
  const [first = new HeldRenderer()] = requested
  const [filler = new HeldRenderer()] = behind
  return { pool, time, reported: reports, first, filler, requested }
}

describe('a pool that draws', () => {
  it('draws at once what is requested, as much at a time as it has renderers', async () => {
    const { pool, requested } = poolOf([], { requested: 2, ahead: 0 })
    const answers: boolean[] = []
    for (const i of [1, 2, 3]) pool.request(nth(i), (ok) => answers.push(ok))
    expect(requested.map(({ job }) => job)).toEqual([nth(1), nth(2)])
    await requested[0]?.end()
    expect(requested.map(({ job }) => job)).toEqual([nth(3), nth(2)])
    await requested[0]?.end('no space')
    await requested[1]?.end()
    expect(answers).toEqual([true, false, true])
  })

  it('draws nothing ahead while other programs use the machine, and goes on afterwards', async () => {
    const { time, filler } = poolOf([nth(1), nth(2)])
    time.isBusyNow = true
    for (let seconds = 0; seconds < 10; seconds += 1) time.pass(1_000)
    expect(filler.job).toBeNull()
    time.isBusyNow = false
    time.pass(2_000)
    expect(filler.job).toEqual(nth(1))
    time.isBusyNow = true
    await filler.end()
    expect(filler.job).toBeNull()
    time.isBusyNow = false
    time.pass(2_000)
    expect(filler.job).toEqual(nth(2))
  })

  it('draws ahead only after a time without any request', async () => {
    const { pool, time, first, filler } = poolOf([nth(1), nth(2)])
    expect(filler.job).toBeNull()
    time.pass(1_999)
    pool.request(nth(9), () => undefined)
    time.pass(1)
    expect({ firstJob: first.job, fillerJob: filler.job }).toEqual({ firstJob: nth(9), fillerJob: null })
    await first.end()
    time.pass(1_998)
    expect(filler.job).toBeNull()
    time.pass(1)
    expect(filler.job).toBe(nth(1))
  })

  it('reports each job drawn ahead, and when all are drawn', async () => {
    const { time, reported, filler } = poolOf([nth(1), nth(2)])
    time.pass(2_000)
    await filler.end()
    await filler.end()
    expect(reported).toEqual([`ahead ${keyOf(nth(1))}`, `ahead ${keyOf(nth(2))}`, 'complete'])
  })

  it('gives up drawing ahead after three failures in a row, and still draws what is requested', async () => {
    const { pool, time, reported, first, filler } = poolOf(jobs.slice(0, 9))
    time.pass(2_000)
    for (let iteration = 0; iteration < 3; iteration += 1) await filler.end('no space')
    expect(filler.job).toBeNull()
    expect(reported.at(-1)).toBe('given up')
    pool.request(nth(20), () => undefined)
    expect(first.job).toBe(nth(20))
  })

  it('stops all its renderers', () => {
    const { pool, first, filler } = poolOf([])
    pool.stop()
    expect({ isFirstStopped: first.isStopped, isFillerStopped: filler.isStopped }).toEqual({
      isFirstStopped: true,
      isFillerStopped: true,
    })
  })
})
