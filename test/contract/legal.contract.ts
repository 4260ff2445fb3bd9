import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, Binding, BindingName } from '#test/support/bindings/binding'
import { legalTexts } from '@/adapters/backend/legal/legal-records'
import { LEGAL_TEXT_TYPES, type LegalText } from '@/domain/legal/legal-text'
import { LANGUAGES } from '@/domain/navigation/language'

const hasText = ({ environment }: Binding, text: LegalText) =>
  environment.backend.store.transaction((tx) => tx.put(legalTexts, text))

export const legalContract = (name: BindingName, bind: Bind): void =>
  contract('legal', name, bind, (bound) => {
    const list = async (filter: object, first = 50, offset = 0) =>
      (await bound().device()).ports.legal.texts({ filter, first, offset })

    it('lists the texts in the language of the guest, each with its type, product, version and HTML [BLO-018]', async () => {
      const { items } = await list({})
      expect(items.map(({ type }) => type).toSorted()).toEqual([...LEGAL_TEXT_TYPES].toSorted())
      const [language] = new Set(items.map((text) => text.language))
      for (const text of items) {
        expect(text).toMatchObject({ id: `${text.type}-1-${language}`, product: 'vesper', version: 1 })
        expect(text.html).toMatch(/^<p>.+<h2>/u)
      }
    })

    it('filters by type, language, version and id, in pages [BLO-019]', async () => {
      for (const language of LANGUAGES) {
        const { items, total } = await list({ type: 'terms-of-service', language })
        expect({ total, itemId: items[0]?.id }).toEqual({ total: 1, itemId: `terms-of-service-1-${language}` })
      }
      expect((await list({ version: 9 })).items).toEqual([])
      expect((await list({ product: 'another' })).total).toBe(0)
      expect((await list({ id: 'data-protection-1-es' })).items[0]?.language).toBe('es')
      const all = await list({})
      const pages = [await list({}, 1), await list({}, 1, 1)]
      expect(pages.flatMap(({ items }) => items)).toEqual(all.items)
      expect(pages.map(({ total }) => total)).toEqual([2, 2])
    })

    it('puts a newer version first once it counts, and not before', async () => {
      const [known] = (await list({ type: 'terms-of-service', language: 'en' })).items
      if (known === undefined) throw new Error('no text')
      const now = bound().environment.clock.now()
      const newer = { ...known, id: 'terms-of-service-2-en', version: 2, validFrom: now + 60_000 }
      await hasText(bound(), newer)
      expect((await list({ type: 'terms-of-service', language: 'en' })).items).toEqual([known])
      await hasText(bound(), { ...newer, validFrom: now })
      const versions = (await list({ type: 'terms-of-service', language: 'en' })).items.map(({ version }) => version)
      expect(versions).toEqual([2, 1])
    })
  })
