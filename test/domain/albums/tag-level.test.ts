import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextTagLevel, TAG_LEVELS, tagLevelReached, TAGS_FOR } from '@/domain/albums/tag-level'

it('reaches every level once and in order, however many tags are suggested [MOD-008][MOD-009][MOD-010]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), (count) => {
      const reached = Array.from({ length: count }, (_, index) => tagLevelReached(index + 1)).filter(
        (level) => level !== null,
      )
      expect(reached).toEqual(TAG_LEVELS.filter((level) => TAGS_FOR[level] <= count))
    }),
  )
})

it('goes from the first level to the last, each needing more than the one before', () => {
  expect(TAG_LEVELS.map((level) => ({ level, next: nextTagLevel(level) }))).toEqual([
    { level: 'basic', next: 'advanced' },
    { level: 'advanced', next: 'pro' },
    { level: 'pro', next: null },
  ])
  expect(TAG_LEVELS.map((level) => TAGS_FOR[level])).toEqual([1, 10, 50])
})
