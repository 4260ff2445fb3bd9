import { expect, it } from 'vitest'
import { guestLanguages, languageOfGuest, storeLanguage } from '@/adapters/backend/access/guest-languages'
import { TestPlatform } from '#test/support/world/test-platform'

it('is the language a guest spoke last; before that the one of the country they were last in, or English', async () => {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  const { store } = test.context
  const inCountry = async (country: string) => {
    const { id } = await test.visitor('en', country)
    await store.transaction((tx) => tx.delete(guestLanguages, id))
    return id
  }
  expect(await languageOfGuest(store, await inCountry('AT'))).toBe('de')
  expect(await languageOfGuest(store, await inCountry('NL'))).toBe('en')
  const id = await inCountry('MX')
  expect(await languageOfGuest(store, id)).toBe('es')
  for (const language of ['de', 'de', 'en'] as const) {
    await store.transaction((tx) => storeLanguage(tx, id, language))
    expect(await languageOfGuest(store, id)).toBe(language)
  }
})
