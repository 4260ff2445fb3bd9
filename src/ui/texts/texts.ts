import { createInstance, type i18n } from 'i18next'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Language } from '@/domain/navigation/language'
import type { Catalog, TextKey } from './catalog'

type Values = Readonly<Record<string, string | number>>

const catalogs: Readonly<Record<Language, () => Promise<Catalog>>> = {
  de: async () => (await import('./de')).de,
  en: async () => (await import('./en')).en,
  es: async () => (await import('./es')).es,
}

/** The words of the product in the guest's language. One catalog is loaded a language, when it is first needed. */
export class Texts {
  language: Language = 'en'
  isReady = false
  private engine: i18n = createInstance()
  private numbers = new Intl.NumberFormat('en')

  constructor() {
    makeAutoObservable<Texts, 'engine' | 'numbers'>(this, { engine: observableRef, numbers: observableRef, t: false })
  }

  /** Loads a language and then speaks it; until then the old one stays. */
  async speak(language: Language): Promise<void> {
    const catalog = await catalogs[language]()
    const engine = createInstance()
    await engine.init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: { translation: catalog } },
      interpolation: { escapeValue: false },
    })
    runInAction(() => {
      this.language = language
      this.engine = engine
      this.isReady = true
      this.numbers = new Intl.NumberFormat(language)
    })
  }

  /** A text by its key; React escapes what is put into it. */
  t(key: TextKey, values: Values = {}): string {
    return this.engine.t(key as string, values)
  }

  number(value: number): string {
    return this.numbers.format(value)
  }

  /** Hours and minutes, as a clock on the wall shows them. */
  time(at: number): string {
    return new Intl.DateTimeFormat(this.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
  }

  date(at: number): string {
    return new Intl.DateTimeFormat(this.language, { day: 'numeric', month: 'long', year: 'numeric' }).format(at)
  }

  dateTime(at: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(
      at,
    )
  }

  languageName(code: string): string {
    return new Intl.DisplayNames(this.language, { type: 'language' }).of(code) ?? code
  }

  countryName(code: string): string {
    return new Intl.DisplayNames(this.language, { type: 'region' }).of(code) ?? code
  }
}
