import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { movingTitle } from '@/domain/messenger/moving-title'

const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })

it('moves a title by one character at each step, loses none, and comes round', () => {
  fc.assert(
    fc.property(text, fc.nat(200), (title, step) => {
      const now = Array.from(movingTitle(title, step))
      const next = Array.from(movingTitle(title, step + 1))
      expect(next).toEqual([...now.slice(1), now[0]])
      expect(movingTitle(title, step + now.length)).toBe(now.join(''))
    }),
  )
  expect(movingTitle('New', 0).startsWith('New')).toBe(true)
})
