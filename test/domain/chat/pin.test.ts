import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVoyeurPin, newVoyeurPin, pinRefusal, voyeurPinLength } from '@/domain/chat/pin'

describe('voyeur pin', () => {
  it('has four digits, leading zeros included [CHA-038]', () => {
    expect(voyeurPinLength).toBe(4)
    expect(['0000', '0420', '9999'].every(isVoyeurPin)).toBe(true)
    expect(['', '123', '12345', '12a4', ' 123', '1234\n', '١٢٣٤'].some(isVoyeurPin)).toBe(false)
    expect([0, 0.0421, 0.99999].map((chance) => newVoyeurPin(() => chance))).toEqual(['0000', '0421', '9999'])
  })

  it('is well formed whatever chance brings [CHA-038]', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
        expect(isVoyeurPin(newVoyeurPin(() => chance))).toBe(true)
      }),
    )
  })

  it('opens the door when it matches or none is set, and tells a typo from a wrong pin', () => {
    expect(pinRefusal({ pin: null, expectedPin: null })).toBeUndefined()
    expect(pinRefusal({ pin: '1234', expectedPin: '1234' })).toBeUndefined()
    expect(pinRefusal({ pin: '4321', expectedPin: '1234' })).toEqual({ reason: 'wrong-pin' })
    expect(pinRefusal({ pin: '12', expectedPin: '1234' })).toEqual({ reason: 'pin-needed' })
  })
})
