import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreedVersions, changedTexts, versionsAgreedTo, type TextVersion } from '@/domain/legal/agreement'
import { LEGAL_TEXT_TYPES } from '@/domain/legal/legal-text'

const someVersions = fc.array(
  fc.record<TextVersion>({ type: fc.constantFrom(...LEGAL_TEXT_TYPES), version: fc.integer({ min: 1, max: 9 }) }),
  { maxLength: 6 },
)
const inForce = fc.uniqueArray(
  fc.record<TextVersion>({ type: fc.constantFrom(...LEGAL_TEXT_TYPES), version: fc.integer({ min: 1, max: 9 }) }),
  { selector: ({ type }) => type },
)

describe('agreements to legal texts', () => {
  it('leave nothing to ask once everything in force is agreed to, whatever was agreed to before [GUE-034][GUE-035]', () => {
    fc.assert(
      fc.property(inForce, someVersions, (texts, before) => {
        expect(changedTexts(texts, [...before, ...versionsAgreedTo(texts, undefined)])).toEqual([])
      }),
    )
  })

  it('leave exactly the texts of which no version as new was agreed to', () => {
    fc.assert(
      fc.property(inForce, someVersions, (texts, agreed) => {
        const changed = changedTexts(texts, agreed)
        for (const text of texts) {
          const newest = Math.max(0, ...agreed.filter(({ type }) => type === text.type).map(({ version }) => version))
          expect({ text, isAsked: changed.includes(text) }).toEqual({ text, isAsked: newest < text.version })
        }
      }),
    )
  })

  it('are never to a version that was not shown, nor to one that is not in force', () => {
    fc.assert(
      fc.property(inForce, someVersions, (texts, seen) => {
        for (const { type, version } of versionsAgreedTo(texts, seen)) {
          expect(seen.some((text) => text.type === type && text.version >= version)).toBe(true)
          expect(texts.some((text) => text.type === type && text.version >= version)).toBe(true)
        }
      }),
    )
  })

  it('of sign-up count where nothing of a text is recorded, and nowhere else', () => {
    fc.assert(
      fc.property(someVersions, inForce, (recorded, atSignup) => {
        const agreed = agreedVersions(recorded, atSignup)
        for (const text of atSignup) {
          const isRecorded = recorded.some(({ type }) => type === text.type)
          expect({ text, counts: agreed.slice(recorded.length).includes(text) }).toEqual({ text, counts: !isRecorded })
        }
      }),
    )
  })
})
