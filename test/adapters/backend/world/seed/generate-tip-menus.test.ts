import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { generateTipMenus } from '@/adapters/backend/world/seed/generate-tip-menus'
import { anyWorld } from '#test/support/world/worlds'

it('gives each actor of any world a menu of different things for a price, and a goal that no single tip achieves', () => {
  fc.assert(
    fc.property(anyWorld, (world) => {
      const menus = generateTipMenus(world)
      expect(menus.map(({ actorId }) => actorId)).toEqual(world.actors.map(({ id }) => id))
      for (const { items, goal } of menus) {
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        for (const { price, names } of items) {
          expect(price).toBeGreaterThan(0)
          expect(price).toBeLessThan(goal?.wanted ?? 0)
          expect(new Set(Object.values(names)).size).toBe(3)
        }
      }
    }),
    { numRuns: 20 },
  )
})
