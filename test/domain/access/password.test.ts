import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordProblem } from '@/domain/access/password'

describe('a password', () => {
  it('has at least ten characters, spaces and every script counted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (password) => {
        expect(passwordProblem(password) === 'too-short').toBe(Array.from(password).length < 10)
      }),
    )
    expect(passwordProblem('🌙🌙🌙🌙🌙')).toBe('too-short')
    expect(passwordProblem('          ')).toBeNull()
  })

  it('is refused when it is too long, and never cut', () => {
    expect(passwordProblem('a'.repeat(1_024))).toBeNull()
    expect(passwordProblem('a'.repeat(1_025))).toBe('too-long')
    expect(passwordProblem('ä'.repeat(513))).toBe('too-long')
  })
})
