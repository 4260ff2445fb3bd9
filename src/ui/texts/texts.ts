import { otherwise } from '@/application/errors/otherwise'
import { createInstance, type i18n } from 'i18next'
import { makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { MoneyFormat } from '@/domain/money/format'
import type { Language } from '@/domain/navigation/language'
import type { LoadCatalog, Namespace, TextKey } from './catalog'

type Values = Readonly<Record<string, string | number>>

const NONE: Values = {}

/** Locales of numbers and dates: English texts are British, and so are their dates. */
const LOCALES: Readonly<Record<Language, string>> = { de: 'de', en: 'en-GB', es: 'es' }

/**
 * The product's texts in the guest's language. Languages are loaded when first needed, namespaces
 * when the first page that shows them opens.
 */
export class Texts {
  language: Language = 'en'
  isReady = false
  /** Time zone of formatted times, as an IANA name; `undefined`: the device's. */
  timeZone: string | undefined = undefined
  /**
   * Times, dates and names as the server formatted them; a page from it shows these. The first
   * table of a language takes a phone 100 ms to load.
   */
  written: Readonly<Record<string, string>> = {}
  /** Called for each of them that is written here. */
  onWritten: ((key: string, text: string) => void) | null = null
  private loaded: ReadonlySet<Namespace> = new Set()
  #shown: Engine = newEngine()
  /** The language requested last: it may still be loading. */
  #requested: Language = 'en'
  readonly #wanted = new Set<Namespace>()
  readonly #loadCatalog: LoadCatalog

  constructor(
    loadCatalog: LoadCatalog,
    /** Format of prices in money. */
    readonly moneyFormat: MoneyFormat = 'documented',
  ) {
    this.#loadCatalog = loadCatalog
    makeObservable<Texts, 'loaded'>(this, {
      language: observable,
      isReady: observable,
      timeZone: observable,
      loaded: observableRef,
    })
  }

  /** Loads a language and then shows it; until then the old one stays. The last request wins. */
  async setLanguage(language: Language): Promise<void> {
    this.#requested = language
    await this.#update()
  }

  /** Loads namespaces in the current and all later languages. Rejects if one does not arrive. */
  async load(...namespaces: readonly Namespace[]): Promise<void> {
    if (namespaces.every((each) => this.loaded.has(each))) return
    for (const each of namespaces) this.#wanted.add(each)
    try {
      await this.#update()
    } catch (fault) {
      for (const each of namespaces) if (!this.loaded.has(each)) this.#wanted.delete(each)
      throw fault
    }
  }

  has(namespace: Namespace): boolean {
    return this.loaded.has(namespace)
  }

  /**
   * Returns a text by its key; React escapes its values, and numbers are formatted. A text is empty
   * until its namespace, if not loaded with its page, has arrived.
   */
  t(key: TextKey, values: Values = NONE): string {
    const dot = key.indexOf('.')
    const namespace = key.slice(0, dot) as Namespace
    if (!this.loaded.has(namespace)) {
      if (this.isReady && !this.#wanted.has(namespace)) void this.load(namespace).catch(otherwise())
      return ''
    }
    const { engine, plain } = this.#shown
    const name = key.slice(dot + 1)
    if (values === NONE) {
      const known = plain.get(key) ?? engine.t(name, { ns: namespace })
      plain.set(key, known)
      return known
    }
    // Raw numbers choose the plural form, `replace` is shown.
    const replace: Record<string, string> = {}
    for (const [name, value] of Object.entries(values))
      replace[name] = typeof value === 'number' ? this.number(value) : value
    return engine.t(name, { ns: namespace, ...values, replace })
  }

  number(value: number): string {
    // The same in all languages; a page's first formatter takes as long as the rest of its texts.
    if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value)
    return numbersOf(this.locale).format(value)
  }

  private get locale(): string {
    return LOCALES[this.language]
  }

  /** Hours and minutes, of 24 hours: all languages write them alike. */
  time(at: number): string {
    // The device's own are known without tables.
    if (this.timeZone === undefined) return new Date(at).toTimeString().slice(0, 5)
    return this.formatted(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  }

  /** The same with the day of the week, unless that is the guest's today. */
  timeOfDay(at: number, now = Date.now()): string {
    const isToday = this.date(at) === this.date(now)
    const day = this.formatted(at, { weekday: 'short' })
    return isToday ? this.time(at) : `${day} ${this.time(at)}`
  }

  date(at: number): string {
    return this.formatted(at, { day: 'numeric', month: 'long', year: 'numeric' })
  }

  dateTime(at: number): string {
    return `${this.formatted(at, { dateStyle: 'medium' })}, ${this.time(at)}`
  }

  /** A language by its name, as it is written inside a sentence. */
  languageName(code: string): string {
    return this.#nameOf('language', code)
  }

  countryName(code: string): string {
    return this.#nameOf('region', code)
  }

  #nameOf(type: 'language' | 'region', code: string): string {
    const make = () => new Intl.DisplayNames(this.locale, { type }).of(code) ?? code
    return this.#write(`${this.locale},${type},${code}`, make)
  }

  /** Formats a time by `options`, in the guest's time zone unless they name another. */
  formatted(at: number, options: DateFields): string {
    const zoned = { timeZone: this.timeZone, ...options }
    const format = `${this.locale},${Object.entries(zoned).join()}`
    return this.#write(`${at},${format}`, () => formatOf(format, this.locale, zoned).format(at))
  }

  #write(key: string, make: () => string): string {
    const known = this.written[key]
    if (known !== undefined) return known
    const text = make()
    this.onWritten?.(key, text)
    return text
  }

  /** Loads the last requested language, which may change meanwhile, and shows it. */
  async #update(): Promise<void> {
    const language = this.#requested
    const { first, load } = await this.#loadCatalog(language)
    const wanted = [...this.#wanted].filter((each) => !(each in first))
    const further = await Promise.all(wanted.map(async (each) => [each, await load(each)] as const))
    const engine = await engineFor(this.#loadCatalog, language)
    if (language !== this.#requested) return this.#update()
    const isShown = this.isReady && this.language === language
    if (!isShown) this.#shown = engine
    const bundles = [...(Object.entries(first) as [Namespace, object][]), ...further]
    for (const [namespace, texts] of bundles) {
      if (!engine.engine.hasResourceBundle(language, namespace))
        engine.engine.addResourceBundle(language, namespace, texts)
    }
    runInAction(() => {
      this.language = language
      this.isReady = true
      this.loaded = new Set([...(isShown ? this.loaded : []), ...bundles.map(([namespace]) => namespace)])
    })
  }
}

/**
 * Fields of one format. Engines join a weekday, a date and a time differently (`Sat, 28 Nov` in
 * WebKit is `Sat 28 Nov` in others), and pages must match the server's: each is formatted alone,
 * and joined here.
 */
type DateFields =
  | Only<'hour' | 'minute' | 'hourCycle'>
  | Only<'weekday'>
  | Only<'day' | 'month'>
  | Only<'day' | 'month' | 'year'>
  | Only<'dateStyle'>

type Options = Intl.DateTimeFormatOptions

type Only<K extends keyof Options> = Required<Pick<Options, K>> & { readonly timeZone?: string | undefined } & {
  readonly [Other in Exclude<keyof Options, K | 'timeZone'>]?: never
}

const numberFormats = new Map<string, Intl.NumberFormat>()

function numbersOf(locale: string): Intl.NumberFormat {
  const known = numberFormats.get(locale) ?? new Intl.NumberFormat(locale)
  numberFormats.set(locale, known)
  return known
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format is expensive to make, and there are few. */
function formatOf(key: string, locale: string, options: Options): Intl.DateTimeFormat {
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known
}

/** Writes the texts of one language. */
interface Engine {
  readonly engine: i18n
  /** Texts without values by their keys: looked up once. */
  readonly plain: Map<TextKey, string>
}

const newEngine = (): Engine => ({ engine: createInstance(), plain: new Map() })

/** One for each language and source: pages rendered after each other share their texts. */
const engines = new WeakMap<LoadCatalog, Map<Language, Promise<Engine>>>()

function engineFor(source: LoadCatalog, language: Language): Promise<Engine> {
  const ofSource = engines.get(source) ?? new Map<Language, Promise<Engine>>()
  engines.set(source, ofSource)
  const known = ofSource.get(language) ?? begun(language)
  ofSource.set(language, known)
  return known
}

/** An engine without texts yet. */
async function begun(language: Language): Promise<Engine> {
  const made = newEngine()
  await made.engine.init({ lng: language, fallbackLng: false, resources: {}, interpolation: { escapeValue: false } })
  return made
}
