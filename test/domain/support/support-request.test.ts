import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { receiptOf, supportErrors } from '@/domain/support/support-request'

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('a request to the operator', () => {
  it('needs an address for the answer and a text of 10 to 4,000 characters, and reports all errors at once', () => {
    expect(supportErrors({ email: 'robin@vesper.test', text: 'Where is my video?' })).toEqual([])
    expect(supportErrors({ email: 'robin', text: '         x         ' })).toEqual(['email', 'text'])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (length) => {
        const errors = supportErrors({ email: 'robin@vesper.test', text: 'x'.repeat(length) })
        expect(errors).toEqual(length >= 10 && length <= 4_000 ? [] : ['text'])
      }),
    )
  })

  it('gets a receipt of eight signs, none of which looks like another', () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 8, maxLength: 8 }), (draws) => {
        expect(receiptOf(draws)).toMatch(/^V-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/u)
      }),
    )
  })

  it('gets another receipt where any sign was drawn otherwise', () => {
    const sign = fc.nat(30)
    fc.assert(
      fc.property(fc.array(sign, { minLength: 8, maxLength: 8 }), fc.nat(7), sign, (signs, at, other) => {
        const drawn = (list: readonly number[]) => receiptOf(list.map((n) => (n + 0.5) / 31))
        fc.pre(signs[at] !== other)
        expect(drawn(signs.with(at, other))).not.toBe(drawn(signs))
      }),
    )
  })
})
