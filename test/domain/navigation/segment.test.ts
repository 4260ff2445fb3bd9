import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { anySegmentText } from '#test/support/arbitraries/navigation'
import { decodeSegment, encodeSegment } from '@/domain/navigation/segment'

const dots = fc.string({ unit: fc.constantFrom('~', '.'), maxLength: 5 })

it('writes any text as one segment that no browser changes, and reads it back', () => {
  fc.assert(
    fc.property(fc.oneof(anySegmentText, dots), (text) => {
      const segment = encodeSegment(text)
      expect(decodeSegment(segment)).toBe(text.toWellFormed())
      expect(new URL(`https://vesper.test/a/${segment}/b`).pathname).toBe(`/a/${segment}/b`)
    }),
  )
})

it('leaves a broken percent sign as it is', () => {
  expect(decodeSegment('100%')).toBe('100%')
})
