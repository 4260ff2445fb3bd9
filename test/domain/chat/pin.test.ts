import { describe, expect, it } from 'vitest'
import { pinRefusal } from '@/domain/chat/pin'

describe('voyeur pin', () => {
  it('has four digits, leading zeros included: any other input is requested again and not counted as wrong [CHA-038]', () => {
    const reasonOf = (pin: string) => pinRefusal({ pin, expectedPin: '1234' })?.reason
    expect(new Set(['0000', '0420', '9999'].map(reasonOf))).toEqual(new Set(['wrong-pin']))
    const typos = ['', '123', '12345', '12a4', ' 123', '1234\n', '١٢٣٤']
    expect(new Set(typos.map(reasonOf))).toEqual(new Set(['pin-needed']))
  })

  it('opens the room when it matches or none is set, and distinguishes a typo from a wrong pin', () => {
    expect(pinRefusal({ pin: null, expectedPin: null })).toBeUndefined()
    expect(pinRefusal({ pin: '1234', expectedPin: '1234' })).toBeUndefined()
    expect(pinRefusal({ pin: '4321', expectedPin: '1234' })).toEqual({ reason: 'wrong-pin' })
    expect(pinRefusal({ pin: '12', expectedPin: '1234' })).toEqual({ reason: 'pin-needed' })
  })
})
