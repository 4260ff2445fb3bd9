import { describe, expect, it } from 'vitest'
import { helpCentreLanguage, modelSiteLanguage, reportArticleLanguage } from '@/domain/navigation/footer'
import { LANGUAGES } from '@/domain/navigation/language'

describe('the footer links', () => {
  it('to the help centre in de or es, else in en [NAV-100]', () => {
    expect(LANGUAGES.map(helpCentreLanguage)).toEqual(['de', 'en', 'es'])
  })

  it('to the report-content article in de or en [NAV-101]', () => {
    expect(LANGUAGES.map(reportArticleLanguage)).toEqual(['de', 'en', 'en'])
  })

  it('to the pages for actors in de or en [NAV-102]', () => {
    expect(LANGUAGES.map(modelSiteLanguage)).toEqual(['de', 'en', 'en'])
  })
})
