import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { achieves, goalOf, UNDO_FOR, undoableUntil } from '@/domain/chat/tips'

const names = { de: 'Lampe', en: 'Lamp', es: 'Lámpara' }

const anyTips = fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 40 })
const anyWanted = fc.integer({ min: 1, max: 2_000 })

it('counts every tip once, shows neither more than is wanted nor less than was given, and 100 percent only when achieved', () => {
  fc.assert(
    fc.property(anyWanted, anyTips, (wanted, tips) => {
      let sum = 0
      for (const tip of tips) {
        sum += tip
        const goal = goalOf(names, wanted, sum)
        expect(goal.collected).toBe(sum < wanted ? sum : wanted)
        expect(goal.percent).toBeGreaterThanOrEqual(0)
        expect(goal.percent === 100).toBe(goal.isAchieved)
        expect(goal.isAchieved).toBe(sum >= wanted)
      }
    }),
  )
})

it('is achieved with exactly one tip once enough was given, and with none before', () => {
  fc.assert(
    fc.property(anyWanted, anyTips, (wanted, tips) => {
      let sum = 0
      const achieving = tips.filter((tip) => {
        const before = sum
        sum += tip
        return achieves(wanted, before, sum)
      })
      expect(achieving).toHaveLength(sum >= wanted ? 1 : 0)
    }),
  )
})

it('holds a tip for five seconds from 10 coins on, and gives a smaller one at once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 0, max: 2 ** 42 }), (price, at) => {
      expect(undoableUntil(price, at)).toBe(price < 10 ? null : at + UNDO_FOR)
    }),
  )
  expect(UNDO_FOR).toBe(5_000)
})
