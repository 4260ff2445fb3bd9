import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  conversionChatActorsLimit,
  countdownLeft,
  isConversionChatCandidate,
  isConversionChatEligible,
} from '@/domain/chat/conversion-chat'

const now = 1_000_000

describe('conversion chat', () => {
  it('is open only while the stored end lies in the future [CHA-012]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), (offset) => {
        expect(isConversionChatEligible({ 'actor-1': now + offset }, 'actor-1', now)).toBe(offset > 0)
      }),
    )
    expect(isConversionChatEligible({}, 'actor-1', now)).toBe(false)
    expect(isConversionChatEligible({ 'actor-1': now + 1 }, 'actor-2', now)).toBe(false)
  })

  it('has candidates by the same countdown [CHA-013]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), (offset) => {
        expect(isConversionChatCandidate(now + offset, now)).toBe(offset > 0)
      }),
    )
    expect(isConversionChatCandidate(undefined, now)).toBe(false)
  })

  it('lists 30 performers unless asked otherwise [CHA-016]', () => {
    expect(conversionChatActorsLimit).toBe(30)
  })

  it('shows the time that is left and never less than none', () => {
    expect([now + 90_000, now, now - 1, undefined].map((end) => countdownLeft(end, now))).toEqual([90_000, 0, 0, 0])
  })
})
