import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notificationText } from '@/adapters/backend/notifications/notification-texts'
import { anyLanguage } from '#test/support/world/worlds'

describe('the text of a notification', () => {
  const kinds = fc.constantFrom('welcome', 'favorite-online', 'message', 'top-up', 'payment-delayed', 'system')
  const values = fc.record({
    name: fc.string({ minLength: 1 }).filter((name) => !/\s|[{}]/u.test(name)),
    count: fc.nat().map(String),
    coins: fc.nat().map(String),
  })

  const needed = {
    welcome: ['name', 'count'],
    'favorite-online': ['name'],
    message: ['name'],
    'top-up': ['coins'],
    'payment-delayed': [],
    system: [],
  } as const

  it('contains the values it was given and no placeholder', () => {
    fc.assert(
      fc.property(kinds, values, anyLanguage, (kind, given, language) => {
        const text = notificationText(kind, given, language)
        expect(text).not.toMatch(/[{}]/u)
        for (const name of needed[kind]) expect(text).toContain(given[name])
      }),
    )
  })

  it('reads as a sentence even where a value is missing', () => {
    fc.assert(
      fc.property(kinds, anyLanguage, (kind, language) => {
        expect(notificationText(kind, {}, language)).toMatch(/^\S.*\.$/u)
        expect(notificationText(kind, {}, language)).not.toMatch(/ {2}| [.,]|[{}]/u)
      }),
    )
  })
})
