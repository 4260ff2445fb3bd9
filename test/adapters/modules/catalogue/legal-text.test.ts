import { isDeepStrictEqual } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { legalTexts } from '@/adapters/backend/legal/legal-records'
import { generateLegalTexts } from '@/adapters/backend/world/seed/legal/generate-legal-texts'
import { textsInForce } from '@/adapters/backend/legal/legal-agreement-records'
import { checkCatalogue } from '@/adapters/modules/catalogue/check-catalogue'
import { storeCatalogue } from '@/adapters/modules/catalogue/store-catalogue'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { LANGUAGES } from '@/domain/navigation/language'

const NOW = Date.UTC(2026, 10, 25)
const VALID = Date.UTC(2027, 0, 1)

const LINE = {
  kind: 'legalText',
  key: 'data-protection-2',
  validFrom: new Date(VALID).toISOString(),
  texts: {
    de: { title: 'Datenschutz', html: '<p>Neu.</p>' },
    en: { title: 'Privacy notice', html: '<p>Changed.</p>' },
    es: { title: 'Privacidad', html: '<p>Nuevo.</p>' },
  },
}

let store: MemoryStore

/** A platform with the first version of every text. */
beforeEach(async () => {
  store = new MemoryStore()
  await store.transaction(async (tx) => {
    for (const text of generateLegalTexts({ now: NOW })) await tx.put(legalTexts, text)
  })
})

async function* written(line: object): AsyncGenerator<string> {
  yield JSON.stringify(line)
}

const errorsOf = async (line: object) => (await checkCatalogue(store, written(line))).errors.map(({ text }) => text)

async function imported(line: object) {
  const stored: string[] = []
  expect(await errorsOf(line)).toEqual([])
  const onStored = (collection: string, key: string): void => void stored.push(`${collection} ${key}`)
  return { ...(await storeCatalogue({ store, now: NOW, isEqual: isDeepStrictEqual, onStored }, written(line))), stored }
}

describe('a legal text of a catalogue', () => {
  it('is published in every language, and counts from its moment', async () => {
    const done = await imported(LINE)
    expect(done).toEqual({
      added: 1,
      changed: 0,
      unchanged: 0,
      stored: ['de', 'en', 'es'].map((language) => `legalTexts data-protection-2-${language}`),
    })
    for (const language of LANGUAGES.filter((each) => each in LINE.texts)) {
      const versionAt = async (at: number) =>
        (await textsInForce(store, language, at)).find(({ type }) => type === 'data-protection')?.version
      expect({ before: await versionAt(VALID - 1), from: await versionAt(VALID) }).toEqual({ before: 1, from: 2 })
    }
    expect(await store.get(legalTexts, 'data-protection-2-en')).toMatchObject({
      type: 'data-protection',
      version: 2,
      language: 'en',
      product: 'vesper',
      title: 'Privacy notice',
      html: '<p>Changed.</p>',
    })
    expect(await imported(LINE)).toMatchObject({ added: 0, changed: 0, unchanged: 1, stored: [] })
  })

  it('never changes once it is stored: another text under its key is refused', async () => {
    await imported(LINE)
    const refused = ['data-protection-2 is published already: a changed text is the next version']
    const es = { title: 'Privacidad', html: '<p>Otra vez.</p>' }
    expect(await errorsOf({ ...LINE, texts: { ...LINE.texts, es } })).toEqual(refused)
    expect(await errorsOf({ ...LINE, validFrom: new Date(VALID + 1_000).toISOString() })).toEqual(refused)
    expect(await errorsOf({ ...LINE, key: 'data-protection-1' })).not.toEqual([])
    expect(await errorsOf({ ...LINE, key: 'terms-of-service-2' })).toEqual([])
  })

  it('comes after the versions before it', async () => {
    await imported(LINE)
    const third = { ...LINE, key: 'data-protection-3' }
    expect(await errorsOf(third)).toEqual(['validFrom: version 2 is valid later, or from the same moment'])
    expect(await errorsOf({ ...third, validFrom: new Date(VALID + 1_000).toISOString() })).toEqual([])
  })

  it('is one of the two texts, in all languages', async () => {
    const { es: _es, ...texts } = LINE.texts
    for (const wrong of [
      { ...LINE, key: 'imprint-2' },
      { ...LINE, key: 'data-protection-0' },
      { ...LINE, texts },
    ])
      expect(await errorsOf(wrong)).toHaveLength(1)
  })
})
