import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { artworkAt } from '@/domain/pictures/artwork'
import { LANGUAGES } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'
import { texts as de } from '@/ui/app/texts/de'
import { texts as en } from '@/ui/app/texts/en'
import { texts as es } from '@/ui/app/texts/es'

const texts = { de, en, es }

describe('the manifest of a language', () => {
  for (const language of LANGUAGES) {
    it(`describes the product in ${language}, and begins at its start page`, () => {
      const file = join(import.meta.dirname, '..', '..', 'public', `${language}.webmanifest`)
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
        readonly icons: readonly { readonly src: string }[]
      }
      expect(manifest).toMatchObject({
        // The same app in each language.
        id: '/',
        lang: language,
        name: texts[language].defaultTitle,
        description: texts[language].description,
        start_url: path('start', {}, language),
        scope: '/',
        display: 'standalone',
      })
      for (const { src } of manifest.icons) expect(artworkAt(src.replace('/art/', ''))).toEqual({ kind: 'brand' })
    })
  }
})
