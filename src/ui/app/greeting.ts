import type { Greeting } from '@/application/platform/rendered-page'
import type { Language } from '@/domain/navigation/language'
import { GREETING_KEYS } from '@/ui/access/greeting-keys'
import { Texts } from '@/ui/texts/texts'
import { loadCatalog } from './catalogs/load-catalog'

/** Loads the age question in another language; the page has only the texts of its own. */
export async function greetingIn(language: Language): Promise<Greeting> {
  const texts = new Texts(loadCatalog)
  await texts.setLanguage(language)
  return { language, texts: Object.fromEntries(GREETING_KEYS.map((key) => [key, texts.t(key)])) }
}
