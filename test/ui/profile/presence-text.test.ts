import { beforeAll, describe, expect, it } from 'vitest'
import { usualText } from '@/ui/profile/presence-text'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import type { Language } from '@/domain/navigation/language'

const texts: Record<Language, Texts> = {
  de: new Texts(loadCatalog),
  en: new Texts(loadCatalog),
  es: new Texts(loadCatalog),
}

const written = (times: Parameters<typeof usualText>[0]) =>
  [texts.de, texts.en, texts.es].map((language) => usualText(times, language))

describe('when an actor is usually live, as a sentence', () => {
  beforeAll(async () => {
    for (const language of ['de', 'en', 'es'] as const) {
      await texts[language].setLanguage(language)
      await texts[language].load('discovery')
    }
  })

  it('names days in a row by the first and the last, and midnight as the end of a day [ACT-034]', () => {
    expect(written([{ days: [2, 3, 4, 5, 6], from: 21, to: 24 }])).toEqual([
      'Meist live dienstags bis samstags von 21 bis 24 Uhr.',
      'Usually live Tuesday to Saturday, 21:00 to 24:00.',
      'Suele estar en directo de martes a sábado de 21 a 24 h.',
    ])
  })

  it('names single days and two kinds of times, the week beginning on Monday [ACT-034]', () => {
    const times = [
      { days: [0, 2], from: 22, to: 25 },
      { days: [4], from: 0, to: 2 },
    ]
    expect(written(times)).toEqual([
      'Meist live dienstags und sonntags von 22 bis 1 Uhr und donnerstags von 0 bis 2 Uhr.',
      'Usually live Tuesdays and Sundays, 22:00 to 01:00 and Thursdays, 00:00 to 02:00.',
      'Suele estar en directo los martes y los domingos de 22 a 1 h y los jueves de 0 a 2 h.',
    ])
  })

  it('admits that there are no usual times', () => {
    expect(written([])[1]).toBe('No fixed times. A reminder lets you know.')
  })
})
