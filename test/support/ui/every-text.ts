import type { Language } from '@/domain/navigation/language'
import type { Catalog, Namespace } from '@/ui/texts/catalog'

const modules = import.meta.glob<object>('/src/ui/*/texts/*.ts', { eager: true, import: 'texts' })

/** Folders whose namespace has another name. */
const NAMES: Readonly<Record<string, string>> = { app: 'shell', base: 'errors' }

/** Every text of a language, read from the folders of the features. */
export function everyText(language: Language): Catalog {
  const found = Object.entries(modules).flatMap(([path, texts]) => {
    const { feature = '', of } = /^\/src\/ui\/(?<feature>\w+)\/texts\/(?<of>\w+)\.ts$/u.exec(path)?.groups ?? {}
    return of === language ? [[NAMES[feature] ?? feature, texts] as const] : []
  })
  return Object.fromEntries(found) as unknown as Catalog
}

/** Every namespace there is. */
export const NAMESPACES = Object.keys(everyText('en')) as Namespace[]
