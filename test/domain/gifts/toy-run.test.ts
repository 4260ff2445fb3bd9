import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ToyControl } from '@/domain/gifts/gift'
import { beginRun, controlNames, mayBeginRun, runSecondsLeft, TOY_PATTERNS, type ToyRun } from '@/domain/gifts/toy-run'
import { asId, type GiftId } from '@/domain/ids'
import { vxc } from '@/domain/money/money'

const toy: ToyControl = {
  id: asId<GiftId>('wave'),
  name: 'Gentle wave',
  categoryId: 'control',
  price: vxc(10),
  translations: [{ language: 'de', name: 'Sanfte Welle', value: '10 VXC' }],
  imageUrl: 'icon:waves',
  active: true,
  vip: false,
  durationSeconds: 30,
  displayName: 'Wave',
  random: false,
}

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('a toy control in a chat', () => {
  it('is left with no more than it lasts and never less than nothing, and counts down by one each second', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 0, max: 3_600_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        chance,
        (durationSeconds, elapsed, second, drawn) => {
          const run = beginRun({ ...toy, durationSeconds }, elapsed, drawn)
          const left = runSecondsLeft(run, second)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left).toBeLessThanOrEqual(durationSeconds)
          expect(left - runSecondsLeft(run, second + 1)).toBe(second >= run.from && second < run.until ? 1 : 0)
          expect(runSecondsLeft(run, Math.ceil(elapsed / 1_000))).toBe(durationSeconds)
        },
      ),
    )
  })

  it('runs alone: of presses at any moments those begin that find none running, and no second belongs to two', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ wait: fc.integer({ min: 0, max: 90_000 }), lasts: fc.integer({ min: 1, max: 90 }) })),
        (presses) => {
          let elapsed = 0
          let last: ToyRun | null = null
          const runs: ToyRun[] = []
          for (const { wait, lasts } of presses) {
            elapsed += wait
            const second = Math.ceil(elapsed / 1_000)
            const mayBegin = mayBeginRun(last, second)
            expect(mayBegin).toBe(runs.every(({ until }) => until <= second))
            if (!mayBegin) continue
            last = beginRun({ ...toy, durationSeconds: lasts }, elapsed, 0)
            runs.push(last)
          }
          for (const [index, run] of runs.entries()) {
            expect(run.from).toBeGreaterThanOrEqual(runs[index - 1]?.until ?? 0)
          }
        },
      ),
    )
  })

  it('has a drawn pattern only where it is random, and every pattern can be drawn', () => {
    expect(beginRun(toy, 0, 0.5).pattern).toBeNull()
    fc.assert(
      fc.property(chance, (drawn) => {
        expect(TOY_PATTERNS).toContain(beginRun({ ...toy, random: true }, 0, drawn).pattern)
      }),
    )
    const drawn = TOY_PATTERNS.map(
      (_, index) => beginRun({ ...toy, random: true }, 0, index / TOY_PATTERNS.length).pattern,
    )
    expect(drawn).toEqual([...TOY_PATTERNS])
  })

  it('has a name in every language, its display name where there is no translation', () => {
    expect(controlNames(toy)).toEqual({ de: 'Sanfte Welle', en: 'Wave', es: 'Wave' })
  })
})
