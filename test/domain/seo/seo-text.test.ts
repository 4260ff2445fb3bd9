import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filledSeoText, type SeoText } from '@/domain/seo/seo-text'

const textWith = (words: string): SeoText => ({
  h1: words,
  h2: words,
  seoTitle: words,
  seoDescription: words,
  freeText: words,
  freeTextShort: words,
  breadcrumb: words,
  slug: 'slug',
})

describe('a text with places', () => {
  it('has every place filled once, and leaves what a value contains as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (actor, topic) => {
        const filled = filledSeoText(textWith('{actor}: {topic}'), { actor, topic })
        expect({ ...filled, slug: '' }).toEqual({ ...textWith(`${actor}: ${topic}`), slug: '' })
        expect(filled.slug).toBe('slug')
      }),
    )
    expect(filledSeoText(textWith('a{unknown}b'), {}).h1).toBe('ab')
  })
})
