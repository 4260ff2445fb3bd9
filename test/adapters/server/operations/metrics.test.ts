import { describe, expect, it } from 'vitest'
import { Metrics } from '@/adapters/server/operations/metrics'

describe('metrics', () => {
  it('look a number up whenever they are read', async () => {
    const metrics = new Metrics()
    let open = 1
    metrics.watch('vesper_things', 'Things.', () => Promise.resolve(open))
    expect(await metrics.text()).toContain('\nvesper_things 1\n')
    open = 0
    expect(await metrics.text()).toContain('\nvesper_things 0\n')
  })

  it('leave out what cannot be looked up, and report the rest all the same', async () => {
    const metrics = new Metrics()
    let isBroken = false
    metrics.watch('vesper_things', 'Things.', () => (isBroken ? Promise.reject(new Error('gone')) : 7))
    metrics.watch('vesper_others', 'Others.', () => {
      throw new Error('gone')
    })
    expect(await metrics.text()).toContain('\nvesper_things 7\n')
    isBroken = true
    metrics.command('chatStart', 'done')
    const text = await metrics.text()
    expect(text).not.toMatch(/^vesper_(?:things|others) /mu)
    expect(text).toContain('vesper_line_commands_total{type="chatStart",outcome="done"} 1')
  })

  it('are separate: two servers in one process count apart', async () => {
    const [one, other] = [new Metrics(), new Metrics()]
    one.request('/alive', 200, 0.1)
    expect(await one.text()).toContain('route="/alive"')
    expect(await other.text()).not.toContain('route="/alive"')
  })

  it('include the process where it is watched', async () => {
    const metrics = new Metrics()
    expect(await metrics.text()).not.toContain('process_cpu')
    metrics.watchProcess()
    expect(await metrics.text()).toContain('process_cpu_seconds_total')
  })
})
