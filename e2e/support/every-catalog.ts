import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@/domain/navigation/language'
import type { LanguageCatalog } from '@/ui/texts/catalog'

const ui = join(import.meta.dirname, '..', '..', 'src', 'ui')

/** Folders whose namespace has another name. */
const NAMES: Readonly<Record<string, string>> = { app: 'shell', base: 'errors' }

/** All texts of a language at once: a journey waits for no namespace. */
export async function everyCatalog(language: Language): Promise<LanguageCatalog> {
  const files = globSync(join('*', 'texts', `${language}.ts`), { cwd: ui })
  const found = await Promise.all(
    files.map(async (file) => {
      const feature = file.split(/[\\/]/u)[0] ?? ''
      const { texts } = (await import(pathToFileURL(join(ui, file)).href)) as { readonly texts: object }
      return [NAMES[feature] ?? feature, texts] as const
    }),
  )
  return {
    first: Object.fromEntries(found),
    load: (namespace) => Promise.reject(new Error(`no texts of ${namespace}`)),
  }
}
