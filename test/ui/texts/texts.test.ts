import { describe, expect, it } from 'vitest'
import { languageLabel } from '@/ui/texts/language-label'
import { Texts } from '@/ui/texts/texts'

describe('texts', () => {
  it('speaks the language of the page although the words beyond the first pages are asked for meanwhile [I18-001]', async () => {
    const texts = new Texts()
    await Promise.all([texts.speak('es'), texts.learnMore()])
    expect(texts.language).toBe('es')
    expect(texts.hasMore).toBe(true)
    expect(texts.t('messenger.send')).toBe('Enviar')
  })

  it('keeps to the language asked for last, whichever is asked for more [I18-001]', async () => {
    const texts = new Texts()
    await Promise.all([texts.learnMore(), texts.speak('es'), texts.speak('de')])
    expect(texts.language).toBe('de')
    expect(texts.hasMore).toBe(true)
  })

  it('writes a language that stands by itself with a capital, and inside a sentence as its language does [I18-001]', async () => {
    const texts = new Texts()
    const said: [string, string][] = []
    for (const language of ['de', 'en', 'es'] as const) {
      await texts.speak(language)
      said.push([languageLabel('es', texts), texts.languageName('es')])
    }
    expect(said).toEqual([
      ['Spanisch', 'Spanisch'],
      ['Spanish', 'Spanish'],
      ['Español', 'español'],
    ])
  })

  it('lets whoever asks for more words wait until they are there [I18-001]', async () => {
    const texts = new Texts()
    await texts.speak('en')
    void texts.learnMore()
    await texts.learnMore()
    expect(texts.t('messenger.send')).toBe('Send')
  })
})
