import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordProblem as problemFor } from '@/domain/access/password'

const OWNER = { name: 'Robin Lake', email: 'robin.lake@vesper.test' }
const passwordProblem = (password: string) => problemFor(password, OWNER)

describe('a password', () => {
  it('has at least ten characters, spaces and every script counted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (password) => {
        expect(passwordProblem(password) === 'too-short').toBe(Array.from(password).length < 10)
      }),
    )
    expect(passwordProblem('🌙🌙🌙🌙🌙')).toBe('too-short')
    expect(passwordProblem('a b c d é ')).toBeNull()
  })

  it('is refused when it is too long, and never cut', () => {
    expect(passwordProblem('abcde'.repeat(204))).toBeNull()
    expect(passwordProblem('abcde'.repeat(205))).toBe('too-long')
    expect(passwordProblem('ä'.repeat(513))).toBe('too-long')
    expect(passwordProblem(`${'abcde'.repeat(204)}abcd`)).toBeNull()
  })

  it('is refused when it is little more than what others know of its guest, or a few characters over and over', () => {
    for (const easy of [
      '          ',
      'aaaabbbbcccc',
      'RobinLake1',
      'robin.lake@vesper.test',
      'vesper2026',
      '12lake-robin',
    ])
      expect(passwordProblem(easy)).toBe('easy')
    for (const good of ['robin likes tea', 'lakes of 1987', 'quiet lanterns']) expect(passwordProblem(good)).toBeNull()
  })
})
