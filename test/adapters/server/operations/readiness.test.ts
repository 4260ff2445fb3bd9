import { describe, expect, it } from 'vitest'
import { TestClock } from '#test/support/world/test-clock'
import { CHECK_LIMIT, LOOK_EVERY, Readiness, type ReadinessCheck } from '@/adapters/server/operations/readiness'

const fine = (name: string): ReadinessCheck => ({ name, check: () => Promise.resolve() })
const broken = (name: string): ReadinessCheck => ({ name, check: () => Promise.reject(new Error('refused')) })
const silent = (name: string): ReadinessCheck => ({ name, check: () => new Promise(() => undefined) })

function ready(...checks: ReadinessCheck[]) {
  const clock = new TestClock(0)
  const stopping = new AbortController()
  const errors: string[] = []
  const readiness = new Readiness(checks, stopping.signal, clock, {
    lost: (name, error) => errors.push(`${name}: ${String(error)}`),
    back: (name) => errors.push(`${name} is back`),
  })
  const missing = async () => (await readiness.state()).missing
  return { clock, stopping, failures: errors, readiness, missing }
}

describe('readiness', () => {
  it('misses nothing where everything answers, or where there is nothing to check', async () => {
    expect(await ready().missing()).toEqual([])
    expect(await ready(fine('database'), fine('bus')).missing()).toEqual([])
  })

  it('names all that is missing and the cause', async () => {
    const { missing, failures } = ready(broken('database'), fine('disk'), broken('bus'))
    expect(await missing()).toEqual(['database', 'bus'])
    expect(failures).toEqual(['database: Error: refused', 'bus: Error: refused'])
  })

  it('takes a check that throws at once for one that fails', async () => {
    const { missing } = ready({
      name: 'database',
      check: () => {
        throw new Error('no pool')
      },
    })
    expect(await missing()).toEqual(['database'])
  })

  it('waits for no answer longer than its limit, and for all of them at the same time', async () => {
    const { missing, clock } = ready(silent('database'), silent('bus'), fine('disk'))
    const requested = missing()
    await clock.pass(CHECK_LIMIT - 1)
    expect(await Promise.race([requested, Promise.resolve('not yet')])).toBe('not yet')
    await clock.pass(1)
    expect(await requested).toEqual(['database', 'bus'])
  })

  it('checks once for all who request it at the same time, and again afterwards', async () => {
    let times = 0
    const { missing } = ready({
      name: 'database',
      check: async () => {
        times += 1
      },
    })
    await Promise.all([missing(), missing(), missing()])
    expect(times).toBe(1)
    await missing()
    expect(times).toBe(2)
  })

  it('names separately what it can do without, which makes no server unready', async () => {
    const bus = { ...broken('bus'), onlyDegrades: true }
    expect(await ready(fine('database'), bus).readiness.state()).toEqual({ missing: [], degraded: ['bus'] })
    expect(await ready(broken('database'), bus).readiness.state()).toEqual({ missing: ['database'], degraded: ['bus'] })
  })

  it('reports once that something is lost, however often it is checked, and once that it is back', async () => {
    let isBroken = true
    const check = { name: 'database', check: () => (isBroken ? Promise.reject(new Error('gone')) : Promise.resolve()) }
    const { missing, failures } = ready(check)
    for (let iteration = 0; iteration < 3; iteration += 1) expect(await missing()).toEqual(['database'])
    isBroken = false
    for (let turn = 0; turn < 3; turn += 1) expect(await missing()).toEqual([])
    isBroken = true
    await missing()
    expect(failures).toEqual(['database: Error: gone', 'database is back', 'database: Error: gone'])
  })

  it('is looked at now and then where nobody requests it, until it is stopped', async () => {
    let isBroken = true
    const check = { name: 'writes', check: () => (isBroken ? Promise.reject(new Error('full')) : Promise.resolve()) }
    const { readiness, failures, clock } = ready(check)
    await readiness.watch()
    await clock.pass(LOOK_EVERY * 3)
    expect(failures).toEqual(['writes: Error: full'])
    isBroken = false
    await clock.pass(LOOK_EVERY * 3)
    expect(failures).toEqual(['writes: Error: full', 'writes is back'])
    readiness.stop()
    isBroken = true
    await clock.pass(LOOK_EVERY * 3)
    expect(failures).toHaveLength(2)
  })

  it('names a server unfit for what concerns it alone and for nothing else', async () => {
    const state = { database: false, clock: false }
    const check = (name: keyof typeof state) => () =>
      state[name] ? Promise.resolve() : Promise.reject(new Error('gone'))
    const own = { name: 'clock', isOwn: true, check: check('clock') }
    const { readiness } = ready({ name: 'database', check: check('database') }, own)
    const changes: boolean[] = []
    readiness.fitness.subscribe((isFit) => changes.push(isFit))
    const looked = async () => {
      await readiness.state()
      return readiness.isUnfit
    }
    expect({ isUnfit: readiness.isUnfit, firstLooked: await looked(), secondLooked: await looked() }).toEqual({
      isUnfit: false,
      firstLooked: true,
      secondLooked: true,
    })
    state.clock = true
    expect([await looked(), await looked()]).toEqual([false, false])
    expect(changes).toEqual([false, true])
  })

  it('is over as soon as the server is to stop, even for a request made before', async () => {
    const { missing, stopping } = ready(fine('database'))
    const requests = missing()
    stopping.abort()
    expect(await requests).toEqual(['stopping'])
    expect(await missing()).toEqual(['stopping'])
  })
})
