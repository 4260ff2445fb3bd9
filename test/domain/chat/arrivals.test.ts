import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { withArrival } from '@/domain/chat/arrivals'

it('shows at most three, each once, the newest always among them', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 6 })), (ids) => {
      let shown: readonly { readonly id: string }[] = []
      for (const id of ids.map(String)) {
        shown = withArrival(shown, { id })
        expect(shown.length).toBeLessThanOrEqual(3)
        expect(new Set(shown.map((one) => one.id)).size).toBe(shown.length)
        expect(shown.map((one) => one.id)).toContain(id)
      }
    }),
  )
})
