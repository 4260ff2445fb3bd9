import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { CONSENT_CATEGORIES, consentTo } from '@/domain/consent/consent'
import { parseConsent } from '@/domain/consent/parse-consent'

it('reads an answer back as it was stored', () => {
  fc.assert(
    fc.property(fc.subarray([...CONSENT_CATEGORIES]), fc.nat(9), fc.nat(), (categories, version, at) => {
      const consent = consentTo(categories, version, at)
      expect(parseConsent(JSON.stringify(consent))).toEqual(consent)
    }),
  )
})

it('is no answer where one part of it is missing, of another type or unknown', () => {
  const whole = { version: 1, at: 5, allowed: ['analytics'] }
  const changes = [
    { version: '1' },
    { version: 1.5 },
    { version: undefined },
    { at: '5' },
    { at: 0.5 },
    { at: null },
    { allowed: 'analytics' },
    { allowed: ['analytics', 'everything'] },
    { allowed: undefined },
  ]
  for (const change of changes) {
    const read = parseConsent(JSON.stringify({ ...whole, ...change }))
    expect({ change, read }).toEqual({ change, read: null })
  }
  for (const stored of [null, '', 'no json', 'null', '7', '"text"', '[]']) expect(parseConsent(stored)).toBeNull()
})

it('is never more than was stored, whatever another program has written', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      for (const category of parseConsent(stored)?.allowed ?? []) expect(stored).toContain(category)
    }),
  )
})
