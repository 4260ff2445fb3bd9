import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limit } from '../../../scripts/setup/machine-speed.ts'
import { isEmail } from '@/domain/access/email'
import { anyEmail } from '#test/support/arbitraries/access'

describe('an e-mail address', () => {
  it('is accepted in every form mail knows [AUT-030][AUT-031][AUT-032]', () => {
    fc.assert(
      fc.property(anyEmail, (email) => {
        expect(isEmail(email)).toBe(true)
      }),
    )
  })

  it('has no bracket, parenthesis, comma, semicolon, colon, space, @ or quote in a bare local part [AUT-030]', () => {
    const barred = fc.constantFrom('<', '>', '(', ')', ',', ';', ':', ' ', '@', '"')
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}$/u), barred, fc.stringMatching(/^[a-z]{1,8}$/u), (a, bad, b) => {
        expect(isEmail(`${a}${b}@vesper.example`)).toBe(true)
        expect(isEmail(`${a}${bad}${b}@vesper.example`)).toBe(false)
      }),
    )
  })

  it('needs a local part, an @ and a domain [AUT-030]', () => {
    for (const text of [
      '',
      'anna',
      '@vesper.example',
      'anna@',
      'anna@vesper',
      'anna@.example',
      'anna@-a.example',
      'a..b@vesper.example',
      'anna@vesper.e',
    ]) {
      expect(isEmail(text)).toBe(false)
    }
  })

  it('may have a quoted local part with anything in it [AUT-031]', () => {
    expect(isEmail('"anna, (the @ one)"@vesper.example')).toBe(true)
    expect(isEmail('"a\\"b"@vesper.example')).toBe(true)
    expect(isEmail('""@vesper.example')).toBe(false)
    expect(isEmail('"a"b"@vesper.example')).toBe(false)
  })

  it('may have a bracketed IPv4 address as its domain [AUT-032]', () => {
    expect(isEmail('anna@[192.0.2.1]')).toBe(true)
    for (const domain of ['192.0.2.1', '[192.0.2.256]', '[192.0.2]', '[192.0.2.1', '[::1]']) {
      expect(isEmail(`anna@${domain}`)).toBe(false)
    }
  })

  it('is as long as mail allows and no longer: 254 characters, 64 of them before the @, 63 in a label', () => {
    const label = (length: number) => 'x'.repeat(length)
    const domain = `${label(63)}.${label(63)}.${label(57)}.de`
    expect(isEmail(`${label(64)}@${domain}`)).toBe(true)
    expect(isEmail(`${label(64)}@x${domain}`)).toBe(false)
    expect(isEmail(`${label(65)}@vesper.example`)).toBe(false)
    expect([63, 64].map((length) => isEmail(`a@${label(length)}.de`))).toEqual([true, false])
    expect(
      ['a@[255.255.255.255]', 'a@[0.0.0.0]', 'a@[0.0.0.256]', 'a@[0.0.0.0000]', 'a@[0.0.0.0.0]'].map(isEmail),
    ).toEqual([true, true, false, false, false])
    expect(['a@b.de', 'a@b.xn--a', '@b.de', 'a@b.d', 'a@b.d1'].map(isEmail)).toEqual([true, true, false, false, false])
  })

  it('is validated at once however hostile the text', () => {
    const started = performance.now()
    for (const text of [
      'a'.repeat(200_000),
      '"'.repeat(100_000),
      `${'a.'.repeat(100_000)}@`,
      `a@${'b-'.repeat(100_000)}`,
    ]) {
      expect(isEmail(text)).toBe(false)
    }
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => typeof isEmail(text) === 'boolean'))
    expect(performance.now() - started).toBeLessThan(limit(2_000))
  })
})
