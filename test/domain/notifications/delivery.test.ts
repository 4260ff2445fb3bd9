import { expect, it } from 'vitest'
import { AWAY_AFTER, ONCE_EACH, UNREAD_FOR } from '@/domain/notifications/delivery'

it('a message waits five minutes to be read, a guest is away after six, and one actor is announced once a day', () => {
  const MINUTE = 60_000
  expect([UNREAD_FOR, AWAY_AFTER, ONCE_EACH]).toEqual([5 * MINUTE, 6 * MINUTE, 1_440 * MINUTE])
})
