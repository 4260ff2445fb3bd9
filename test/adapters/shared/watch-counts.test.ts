import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { WatchCounts } from '@/adapters/shared/watch-counts'
import { asId, type ActorId } from '@/domain/ids'

const actors = fc.array(
  fc.constantFrom('1', '2', '3').map((id) => asId<ActorId>(id)),
  { maxLength: 4 },
)
const step = fc.record({ isAdded: fc.boolean(), named: actors })

it('has the actors that were named more often than given up, and returns what changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const counts = new WatchCounts()
      const model = new Map<string, number>()
      for (const { isAdded, named } of steps) {
        const before = new Set(counts.actors)
        const changed = isAdded ? counts.add(named) : counts.remove(named)
        for (const id of named) model.set(id, Math.max(0, (model.get(id) ?? 0) + (isAdded ? 1 : -1)))
        const now = new Set(counts.actors)
        expect([...now].toSorted()).toEqual(
          [...model]
            .filter(([, count]) => count > 0)
            .map(([id]) => id)
            .toSorted(),
        )
        expect([...changed].toSorted()).toEqual(
          (isAdded ? [...now].filter((id) => !before.has(id)) : [...before].filter((id) => !now.has(id))).toSorted(),
        )
      }
    }),
  )
})
