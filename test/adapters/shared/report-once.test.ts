import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { reportOnce } from '@/adapters/shared/report-once'

it('reports each kind of failure at once, and again only after a minute', () => {
  const step = fc.record({ kind: fc.constantFrom('a', 'b'), wait: fc.nat({ max: 90_000 }) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now = 0
      const reported: { readonly kind: string; readonly at: number }[] = []
      const report = reportOnce({ now: () => now }, (error) =>
        reported.push({ kind: (error as Error).message, at: now }),
      )
      const expected: typeof reported = []
      for (const { kind, wait } of steps) {
        now += wait
        report(new Error(kind))
        const last = expected.findLast((one) => one.kind === kind)
        if (last === undefined || now - last.at >= 60_000) expected.push({ kind, at: now })
      }
      expect(reported).toEqual(expected)
    }),
  )
})
