import type { Language } from './language'

/** The help centre exists in de and es; all other languages get en [NAV-100]. */
export const helpCentreLanguage = (language: Language): 'de' | 'en' | 'es' =>
  language === 'de' || language === 'es' ? language : 'en'

/** The article on reporting content exists in de and en [NAV-101]. */
export const reportArticleLanguage = (language: Language): 'de' | 'en' => (language === 'de' ? 'de' : 'en')

/** The pages for actors exist in de and en [NAV-102]. */
export const modelSiteLanguage = (language: Language): 'de' | 'en' => (language === 'de' ? 'de' : 'en')
