import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  takesVoiceCalls,
  VOICE_CALL_BEGAN,
  voiceCallCodeOf,
  voiceCallCodes,
  voiceCallRefusalOf,
  type VoiceCallRefusal,
} from '@/domain/chat/voice-call'

const refusals = Object.keys(voiceCallCodes) as readonly VoiceCallRefusal[]

describe('the code of a voice call', () => {
  it('is 2000 where it began, and reads back as the refusal otherwise [CHA-031]', () => {
    expect(voiceCallCodeOf('busy')).not.toBe(VOICE_CALL_BEGAN)
    expect(VOICE_CALL_BEGAN).toBe(2_000)
    fc.assert(
      fc.property(fc.constantFrom(...refusals), (refusal) => {
        expect(voiceCallRefusalOf(voiceCallCodeOf(refusal))).toBe(refusal)
      }),
    )
  })

  it('counts up without a gap: from 4001 where the reason is the guest, from 5001 where it is the actor or the line', () => {
    const codes = Object.values(voiceCallCodes).toSorted((a, b) => a - b)
    const inARow = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
    const ofGuest = codes.filter((code) => code < 5_000).length
    expect(codes).toEqual([...inARow(4_001, ofGuest), ...inARow(5_001, codes.length - ofGuest)])
    expect(voiceCallCodeOf('locked')).toBeLessThan(5_000)
    expect(voiceCallCodeOf('offline')).toBeGreaterThan(5_000)
  })

  it('is that of a mode which is not offered for any other reason, and the other way round', () => {
    const reason = fc.string().filter((text) => !refusals.some((known) => known === text))
    const code = fc.integer().filter((number) => !Object.values(voiceCallCodes).some((known) => known === number))
    fc.assert(
      fc.property(reason, code, (unknownReason, unknownCode) => {
        expect(voiceCallRefusalOf(voiceCallCodeOf(unknownReason))).toBe('mode-not-offered')
        expect(voiceCallRefusalOf(unknownCode)).toBe('mode-not-offered')
      }),
    )
  })
})

it('takes a voice call who has audio and offers video calls', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (audio, isOffered) => {
      expect(takesVoiceCalls({ features: { audio } }, isOffered)).toBe(isOffered ? audio : false)
    }),
  )
})
