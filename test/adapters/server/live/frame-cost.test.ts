import { expect, it } from 'vitest'
import { frameCost } from '@/adapters/server/live/frame-cost'
import { GUEST_RATE, TokenBucket } from '@/adapters/server/base/limits/token-bucket'
import { MAX_WATCHED } from '@/domain/actors/commands'
import { asId, type ActorId } from '@/domain/ids'

const watching = (count: number) =>
  ({ type: 'watchActors', actorIds: Array.from({ length: count }, (_, id) => asId<ActorId>(String(id))) }) as const

it('a client that names other actors with each frame has far fewer frames, and has them back with time', () => {
  let now = 0
  const bucket = new TokenBucket(() => now, GUEST_RATE)
  const cost = frameCost(watching(MAX_WATCHED))
  let taken = 0
  while (bucket.take(cost)) taken += 1
  expect(taken).toBeLessThanOrEqual(GUEST_RATE.burst / 20)
  now += 1_000
  expect(bucket.take(cost)).toBe(true)
})

it('a page whose list is scrolled, four times a second, is never stopped', () => {
  let now = 0
  const bucket = new TokenBucket(() => now, GUEST_RATE)
  for (let frame = 0; frame < 400; frame++) {
    expect(bucket.take(frameCost(watching(100)))).toBe(true)
    now += 250
  }
})

it('every other command costs a frame', () => {
  expect(frameCost({ type: 'ping' })).toBe(1)
})
