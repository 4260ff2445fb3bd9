import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashPassword, isOutdated, newPasswordProblem, passwordMatches } from '@/adapters/backend/access/password'

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
const salt = fc.stringMatching(/^[a-z0-9]{1,8}$/u)

describe('the hash of a password', () => {
  it('opens to that password and to no other, and discloses nothing but its factor and its salt', async () => {
    await fc.assert(
      fc.asyncProperty(word, word, salt, fc.integer({ min: 1, max: 3 }), async (password, other, salted, rounds) => {
        const stored = await hashPassword(password, salted, rounds)
        expect(stored).toMatch(new RegExp(`^${rounds}\\.${salted}\\.[0-9a-f]{64}$`, 'u'))
        expect(await passwordMatches(password, stored)).toBe(true)
        expect(await passwordMatches(other, stored)).toBe(other.normalize('NFKC') === password.normalize('NFKC'))
      }),
      { numRuns: 30 },
    )
  })

  it('opens to nothing once a character of it is changed, missing or added', async () => {
    const stored = await hashPassword('a long evening', 'salt', 1)
    const matches = (changed: string) => passwordMatches('a long evening', changed)
    const begin = '1.salt.'.length
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: begin, max: stored.length - 1 }), async (at) => {
        const flipped = stored.charAt(at) === '0' ? '1' : '0'
        expect(await matches(`${stored.slice(0, at)}${flipped}${stored.slice(at + 1)}`)).toBe(false)
      }),
      { numRuns: 30 },
    )
    for (const broken of ['', '1', '1.salt', '1.salt.', stored.slice(0, -1), `${stored}0`, `${stored}\u0000`])
      expect({ broken, matches: await matches(broken) }).toEqual({ broken, matches: false })
    expect(await matches(stored)).toBe(true)
  })

  it('is outdated where more rounds are required now', async () => {
    const stored = await hashPassword('a long evening', 'salt', 2)
    expect([1, 2, 3].map((rounds) => isOutdated(stored, rounds))).toEqual([false, false, true])
  })
})

describe('a new password', () => {
  const owner = { name: 'Robin', email: 'robin@vesper.test' }

  it('is easy where everybody tries it, in capitals or not', async () => {
    for (const easy of ['1234567890', 'qwertyuiop', 'QWERTYUIOP', 'password12', 'iloveyou12', '0123456789'])
      expect({ easy, problem: await newPasswordProblem(easy, owner) }).toEqual({ easy, problem: 'easy' })
  })

  it('is good where nobody does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[a-z]{16}$/u), async (rare) => {
        fc.pre(new Set(rare).size >= 5)
        expect(await newPasswordProblem(rare, owner)).toBeNull()
      }),
      { numRuns: 50 },
    )
  })
})
