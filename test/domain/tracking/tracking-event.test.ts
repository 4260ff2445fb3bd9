import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { trackingEvent } from '@/domain/tracking/tracking-event'

const part = fc.string({ maxLength: 1_000 })
const numbers = fc.array(fc.double(), { maxLength: 9 })

it('has five whole and five fractional measures and bounded texts, of any parts', () => {
  fc.assert(
    fc.property(fc.double(), part, part, part, numbers, numbers, (at, type, context, data, ints, floats) => {
      const event = trackingEvent({ at, source: 'browser', type, context, data, ints, floats })
      expect({ intCount: event.ints.length, floatCount: event.floats.length }).toEqual({ intCount: 5, floatCount: 5 })
      expect([event.timestamp, ...event.ints].every(Number.isSafeInteger)).toBe(true)
      expect(event.floats.every(Number.isFinite)).toBe(true)
      expect({ type: event.type, context: event.context, data: event.data }).toEqual({
        type: type.slice(0, 50),
        context: context.slice(0, 50),
        data: data.slice(0, 500),
      })
      // It stays what it is on its way.
      expect(JSON.parse(JSON.stringify(event))).toEqual(event)
    }),
  )
})

it('has the measures in their order, whole ones without their fraction', () => {
  const measures = [1.5, -2.5, 3, 4, 5, 6]
  const event = trackingEvent({
    at: 7.9,
    source: 'browser',
    type: 'page',
    context: '',
    ints: measures,
    floats: measures,
  })
  expect(event).toMatchObject({ timestamp: 7, ints: [1, -2, 3, 4, 5], floats: [1.5, -2.5, 3, 4, 5] })
})

it('holds what it was made of, and zeros for what is missing', () => {
  const event = trackingEvent({ at: 5, source: 'platform', type: 'tip', context: 'room', ints: [20], floats: [0.5] })
  expect(event).toEqual({
    timestamp: 5,
    source: 'platform',
    type: 'tip',
    context: 'room',
    data: '',
    ints: [20, 0, 0, 0, 0],
    floats: [0.5, 0, 0, 0, 0],
  })
})
