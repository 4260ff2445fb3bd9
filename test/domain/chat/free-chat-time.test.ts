import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeChatDuration, withFreeChat, type FreeChatUse } from '@/domain/chat/free-chat-time'

const DAY = '2026-11-23'

it('lets a guest be in free chats no longer in all than a day allows, in however many pieces', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.array(fc.nat(60), { maxLength: 40 }), (perDay, pieces) => {
      let use: FreeChatUse | undefined
      let watched = 0
      for (const wanted of pieces) {
        const { left } = freeChatDuration(perDay, use, DAY)
        if (left === 0) break
        const seconds = Math.min(wanted, left)
        watched += seconds
        use = withFreeChat(use, seconds, DAY)
      }
      expect(watched).toBeLessThanOrEqual(perDay)
      const { used, left } = freeChatDuration(perDay, use, DAY)
      expect(left).toBe(Math.max(0, perDay - used))
    }),
  )
})

it('begins every day again', () => {
  const use = withFreeChat(withFreeChat(undefined, 50, DAY), 10, DAY)
  expect(freeChatDuration(60, use, DAY)).toEqual({ used: 60, left: 0 })
  expect(freeChatDuration(60, use, '2026-11-24')).toEqual({ used: 0, left: 60 })
  expect(withFreeChat(use, 5, '2026-11-24')).toEqual({ day: '2026-11-24', seconds: 5 })
})
