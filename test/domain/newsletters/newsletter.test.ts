import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasSubscribed,
  NEWSLETTER_TYPES,
  newsletterOfType,
  NEWSLETTERS,
  UNCONFIRMED_LIFETIME,
} from '@/domain/newsletters/newsletter'

describe('newsletters', () => {
  it('are found by their number, and nothing by any other', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...Object.values(NEWSLETTER_TYPES)), fc.integer()), (type) => {
        const found = newsletterOfType(type)
        expect(found).toBe(NEWSLETTERS.find((name) => NEWSLETTER_TYPES[name] === type) ?? null)
      }),
    )
  })

  it('are subscribed only where both flags are true', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (success, done, isConfirmed) => {
        expect(hasSubscribed({ success, data: { success: done, isConfirmed, reason: null } })).toBe(success && done)
      }),
    )
  })
})

it('an address that nobody confirms is stored for a week', () => {
  expect(UNCONFIRMED_LIFETIME).toBe(604_800_000)
})
