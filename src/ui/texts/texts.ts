import { createInstance, type i18n } from 'i18next'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Language } from '@/domain/navigation/language'
import type { CoreCatalog, MoreCatalog, TextKey } from './catalog'

type Values = Readonly<Record<string, string | number>>

const core: Readonly<Record<Language, () => Promise<CoreCatalog>>> = {
  de: async () => (await import('./de')).de,
  en: async () => (await import('./en')).en,
  es: async () => (await import('./es')).es,
}

const more: Readonly<Record<Language, () => Promise<MoreCatalog>>> = {
  de: async () => (await import('./de-more')).deMore,
  en: async () => (await import('./en-more')).enMore,
  es: async () => (await import('./es-more')).esMore,
}

/**
 * The words of the product in the guest's language. A catalog is loaded when its language is first needed, and the part beyond
 * the first pages when the first page beyond them is.
 */
export class Texts {
  language: Language = 'en'
  isReady = false
  /** The words beyond the first pages are there. */
  hasMore = false
  private engine: i18n = createInstance()
  private wantsMore = false
  private learning: Promise<void> | null = null
  /** The language asked for last: it may still be on its way. */
  private asked: Language = 'en'
  private turn = 0
  private spoken = 0
  private numbers = new Intl.NumberFormat('en')

  constructor() {
    makeAutoObservable<Texts, 'engine' | 'numbers' | 'wantsMore' | 'learning' | 'asked' | 'turn' | 'spoken'>(this, {
      engine: observableRef,
      numbers: observableRef,
      wantsMore: false,
      learning: false,
      asked: false,
      turn: false,
      spoken: false,
      t: false,
    })
  }

  /** Loads a language and then speaks it; until then the old one stays. Of two that are asked for the later one is spoken. */
  async speak(language: Language): Promise<void> {
    this.asked = language
    const turn = ++this.turn
    const [first, rest] = await Promise.all([core[language](), this.wantsMore ? more[language]() : {}])
    const engine = createInstance()
    await engine.init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: { translation: { ...first, ...rest } } },
      interpolation: { escapeValue: false },
    })
    if (turn < this.spoken || this.asked !== language) return
    this.spoken = turn
    runInAction(() => {
      this.language = language
      this.engine = engine
      this.isReady = true
      this.hasMore = Object.keys(rest).length > 0
      this.numbers = new Intl.NumberFormat(language)
    })
  }

  /** Learns the words beyond the first pages, once; whoever shows them waits for it. */
  async learnMore(): Promise<void> {
    this.wantsMore = true
    this.learning ??= this.speak(this.asked).catch((fault: unknown) => {
      this.learning = null
      throw fault
    })
    await this.learning
  }

  /** A text by its key; React escapes what is put into it. */
  t(key: TextKey, values: Values = {}): string {
    return this.engine.t(key, values)
  }

  number(value: number): string {
    return this.numbers.format(value)
  }

  /** Hours and minutes, as a clock on the wall shows them. */
  time(at: number): string {
    return new Intl.DateTimeFormat(this.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
  }

  /** The same with the day of the week, where that day is not the guest's today. */
  timeOfDay(at: number, now = Date.now()): string {
    const isToday = new Date(at).toDateString() === new Date(now).toDateString()
    const day = new Intl.DateTimeFormat(this.language, { weekday: 'short' }).format(at)
    return isToday ? this.time(at) : `${day} ${this.time(at)}`
  }

  date(at: number): string {
    return new Intl.DateTimeFormat(this.language, { day: 'numeric', month: 'long', year: 'numeric' }).format(at)
  }

  dateTime(at: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(
      at,
    )
  }

  /** A language by its name, as it is written inside a sentence. */
  languageName(code: string): string {
    return new Intl.DisplayNames(this.language, { type: 'language' }).of(code) ?? code
  }

  countryName(code: string): string {
    return new Intl.DisplayNames(this.language, { type: 'region' }).of(code) ?? code
  }
}
