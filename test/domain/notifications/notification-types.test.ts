import { expect, it } from 'vitest'
import { HIDDEN_NOTIFICATION_TYPES } from '@/domain/notifications/notification'
import { NOTIFICATION_TYPES } from '@/domain/notifications/notification-types'

it('has a number of its own for each kind that is listed, and none of those that are hidden', () => {
  const numbers = Object.values(NOTIFICATION_TYPES)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const number of numbers) expect(HIDDEN_NOTIFICATION_TYPES).not.toContain(number)
})
