import { expect, it } from 'vitest'
import { OthersLoad } from '../../../scripts/art/others-load.ts'

it('reports what other programs have used of the machine since it was last looked at, and not what this one has', () => {
  const used = { all: 0, idle: 0, own: 0 }
  const pass = (all: number, idle: number, own: number): void => {
    used.all += all
    used.idle += idle
    used.own += own
  }
  const load = new OthersLoad({
    cpus: () => [{ times: { user: used.all - used.idle, nice: 0, sys: 0, irq: 0, idle: used.idle } }],
    own: () => used.own,
  })
  pass(2_000, 500, 1_000)
  expect(load.share()).toBe(0.25)
  pass(2_000, 1_000, 1_000)
  expect(load.share()).toBe(0)
  // A look that comes too soon measures nothing, and what it saw counts at the next one.
  pass(100, 0, 0)
  expect(load.share()).toBe(0)
  pass(1_900, 1_000, 0)
  expect(load.share()).toBe(0.5)
})
