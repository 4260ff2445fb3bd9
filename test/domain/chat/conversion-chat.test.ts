import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isCountdownRunning,
  isInConversionChat,
  isOffered,
  mayBegin,
  type ConversionChat,
} from '@/domain/chat/conversion-chat'
import { asId, type ActorId } from '@/domain/ids'

const moment = fc.integer({ min: 0, max: 20 })
const end = fc.option(moment, { nil: null })

it('holds exactly while the end lies in the future: not in its own millisecond, and never without an end', () => {
  fc.assert(
    fc.property(end, moment, (at, now) => {
      expect(isCountdownRunning(at, now)).toBe(at !== null && now < at)
    }),
  )
  expect(isCountdownRunning(undefined, 0)).toBe(false)
})

it('is with those actors only whose own end lies in the future, also under ids that every object inherits', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), moment), fc.string(), moment, (ends, id, now) => {
      const own = Object.entries(ends).find(([key]) => key === id)?.[1]
      expect(isInConversionChat(ends, asId<ActorId>(id), now)).toBe(own !== undefined && own > now)
    }),
  )
  expect(isInConversionChat({}, asId<ActorId>('constructor'), 0)).toBe(false)
})

it('is begun once, while the guest is a candidate, and offered as long as there is something left of it', () => {
  const offer = fc.record({ candidateEnd: end, end, minutesLeft: fc.nat(3) })
  fc.assert(
    fc.property(offer, moment, (given: Pick<ConversionChat, 'candidateEnd' | 'end' | 'minutesLeft'>, now) => {
      const { candidateEnd, end: until, minutesLeft } = given
      expect(mayBegin(given, now)).toBe(until === null && candidateEnd !== null && candidateEnd > now)
      expect(isOffered(given, now)).toBe(mayBegin(given, now) || (until !== null && until > now && minutesLeft > 0))
    }),
  )
})
