import { describe, expect, it } from 'vitest'
import { TestClock } from '#test/support/world/test-clock'
import { CHECK_LIMIT, Readiness, type ReadinessCheck } from '@/adapters/server/operations/readiness'

const fine = (name: string): ReadinessCheck => ({ name, check: () => Promise.resolve() })
const broken = (name: string): ReadinessCheck => ({ name, check: () => Promise.reject(new Error('refused')) })
const silent = (name: string): ReadinessCheck => ({ name, check: () => new Promise(() => undefined) })

function ready(...checks: ReadinessCheck[]) {
  const clock = new TestClock(0)
  const stopping = new AbortController()
  const faults: string[] = []
  const readiness = new Readiness(checks, stopping.signal, clock, (name, fault) =>
    faults.push(`${name}: ${String(fault)}`),
  )
  return { clock, stopping, faults, readiness }
}

describe('readiness', () => {
  it('misses nothing where everything answers, or where there is nothing to ask', async () => {
    expect(await ready().readiness.missing()).toEqual([])
    expect(await ready(fine('database'), fine('bus')).readiness.missing()).toEqual([])
  })

  it('names all that is missing and tells why', async () => {
    const { readiness, faults } = ready(broken('database'), fine('disk'), broken('bus'))
    expect(await readiness.missing()).toEqual(['database', 'bus'])
    expect(faults).toEqual(['database: Error: refused', 'bus: Error: refused'])
  })

  it('takes a check that throws at once for one that fails', async () => {
    const { readiness } = ready({
      name: 'database',
      check: () => {
        throw new Error('no pool')
      },
    })
    expect(await readiness.missing()).toEqual(['database'])
  })

  it('waits for no answer longer than its limit, and for all of them at the same time', async () => {
    const { readiness, clock } = ready(silent('database'), silent('bus'), fine('disk'))
    const asked = readiness.missing()
    await clock.pass(CHECK_LIMIT - 1)
    expect(await Promise.race([asked, Promise.resolve('not yet')])).toBe('not yet')
    await clock.pass(1)
    expect(await asked).toEqual(['database', 'bus'])
  })

  it('asks once for all who ask at the same time, and anew afterwards', async () => {
    let times = 0
    const { readiness } = ready({
      name: 'database',
      check: async () => {
        times += 1
      },
    })
    await Promise.all([readiness.missing(), readiness.missing(), readiness.missing()])
    expect(times).toBe(1)
    await readiness.missing()
    expect(times).toBe(2)
  })

  it('is over as soon as the server is to stop, even for whoever asked before', async () => {
    const { readiness, stopping } = ready(fine('database'))
    const asked = readiness.missing()
    stopping.abort()
    expect(await asked).toEqual(['stopping'])
    expect(await readiness.missing()).toEqual(['stopping'])
  })
})
