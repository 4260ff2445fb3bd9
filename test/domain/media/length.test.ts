import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { lengthText } from '@/domain/media/length'

it('writes a length so that it reads back to the same whole seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400_000 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (whole, rest) => {
      const parts = lengthText(whole + rest)
        .split(':')
        .map(Number)
      expect(parts.reduce((sum, part) => sum * 60 + part, 0)).toBe(whole)
    }),
  )
})

it('pads minutes and seconds and adds hours only where there are any', () => {
  expect(lengthText(5)).toBe('00:05')
  expect(lengthText(760)).toBe('12:40')
  expect(lengthText(3_723)).toBe('1:02:03')
})
