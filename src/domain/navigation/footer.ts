import type { Language } from './language'

/**
 * Returns the language of the help centre, which exists in de and es; all other languages get en
 * [NAV-100].
 */
export const helpCentreLanguage = (language: Language): 'de' | 'en' | 'es' =>
  language === 'de' || language === 'es' ? language : 'en'

/**
 * Returns the language of the article on reporting content, which exists in de and en [NAV-101].
 */
export const reportArticleLanguage = (language: Language): 'de' | 'en' => (language === 'de' ? 'de' : 'en')

/** Returns the language of the pages for actors, which exist in de and en [NAV-102]. */
export const modelSiteLanguage = (language: Language): 'de' | 'en' => (language === 'de' ? 'de' : 'en')
