import { expect, it } from 'vitest'
import { AGE_RATINGS, AVATAR_LIMIT, isWithin } from '@/domain/actors/avatars'
import { photoLimit } from '@/domain/actors/profile-parts'

const shown = (limit: Parameters<typeof isWithin>[1]) => AGE_RATINGS.filter((rating) => isWithin(rating, limit))

it('shows avatars up to 16 in lists and up to 12 beside editorial content [ACT-067][ACT-068]', () => {
  expect(shown(AVATAR_LIMIT.list)).toEqual([12, 16])
  expect(shown(AVATAR_LIMIT.collection)).toEqual([12])
})

it('shows pictures for adults only to guests who have proved their age', () => {
  expect(shown(photoLimit(true))).toEqual([12, 16, 18])
  expect(shown(photoLimit(false))).toEqual([12, 16])
})
