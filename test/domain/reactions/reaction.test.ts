import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reactionCursor, reactionPosition } from '@/domain/reactions/reaction'

describe('a position among reactions', () => {
  it('is read back from its cursor, and is nothing for any other text', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000_000 }), fc.stringMatching(/^[a-z0-9.-]{1,40}$/u), (at, id) => {
        expect(reactionPosition(reactionCursor({ at, id }))).toEqual({ at, id })
      }),
    )
    for (const text of ['', '.', 'a', '1.', '?.a', 'zzzzzzzzzzz.a', `1.${'a'.repeat(101)}`])
      expect(reactionPosition(text)).toBeNull()
  })
})
