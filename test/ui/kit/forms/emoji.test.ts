import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { EMOJI, EMOJI_COLUMNS, stepIn } from '@/ui/kit/forms/emoji'

it('offers about sixty different emoji in full rows, each one sign', () => {
  expect(new Set(EMOJI).size).toBe(EMOJI.length)
  expect(EMOJI.length % EMOJI_COLUMNS).toBe(0)
  expect(EMOJI.length).toBeGreaterThanOrEqual(60)
  for (const emoji of EMOJI) expect([...new Intl.Segmenter().segment(emoji)]).toHaveLength(1)
})

it('never leaves the places, and an arrow is taken back by the one against it', () => {
  const against = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight', ArrowDown: 'ArrowUp', ArrowUp: 'ArrowDown' }
  const keys = fc.constantFrom<keyof typeof against>('ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp')
  fc.assert(
    fc.property(
      keys,
      fc.integer({ min: 1, max: 80 }),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (key, count, at, row) => {
        const from = at % count
        const to = stepIn(key, from, count, row)
        expect(to >= 0 && to < count).toBe(true)
        expect(to === from || stepIn(against[key], to, count, row) === from).toBe(true)
        expect([stepIn('Home', from, count, row), stepIn('End', from, count, row)]).toEqual([0, count - 1])
      },
    ),
  )
})
