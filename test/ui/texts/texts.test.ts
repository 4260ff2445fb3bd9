import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import type { LoadCatalog, Namespace } from '@/ui/texts/catalog'
import { languageLabel } from '@/ui/texts/language-label'
import { Texts } from '@/ui/texts/texts'

/** Catalogs whose files arrive when the test says so, by language or namespace. */
function heldCatalogs() {
  const files = new Map<string, PromiseWithResolvers<void>>()
  const requested: string[] = []
  const fileOf = (name: string) => files.get(name) ?? files.set(name, Promise.withResolvers()).get(name)
  const until = (name: string) => {
    requested.push(name)
    return fileOf(name)?.promise
  }
  const load: LoadCatalog = async (language) => {
    const catalog = await loadCatalog(language)
    if (language !== 'en') await until(language)
    return {
      ...catalog,
      load: async (namespace) => {
        await until(`${language} ${namespace}`)
        return catalog.load(namespace)
      },
    }
  }
  const arrive = (name: string) => fileOf(name)?.resolve()
  return { load, arrive, requested }
}

describe('texts', () => {
  it('shows the language of the page although a namespace is requested meanwhile [I18-001]', async () => {
    const texts = new Texts(loadCatalog)
    await Promise.all([texts.setLanguage('es'), texts.load('messenger')])
    expect({ language: texts.language, hasMessenger: texts.has('messenger') }).toEqual({
      language: 'es',
      hasMessenger: true,
    })
    expect(texts.t('messenger.send')).toBe('Enviar')
  })

  it('shows the language requested last, in whatever order they arrive [I18-001]', async () => {
    const { load, arrive } = heldCatalogs()
    const texts = new Texts(load)
    const both = Promise.all([texts.setLanguage('es'), texts.setLanguage('de')])
    arrive('de')
    await expect.poll(() => texts.language).toBe('de')
    arrive('es')
    await both
    expect({ language: texts.language, text: texts.t('shell.free') }).toEqual({ language: 'de', text: 'Kostenlos' })
  })

  it('keeps a namespace although the answer of an older load arrives after it', async () => {
    const answers: { name: string; arrive: () => void }[] = []
    const texts = new Texts(async (language) => {
      const catalog = await loadCatalog(language)
      const load = async (name: Namespace) => {
        await new Promise<void>((arrive) => answers.push({ name, arrive }))
        return catalog.load(name)
      }
      return { ...catalog, load }
    })
    await texts.setLanguage('en')
    const older = texts.load('chat')
    await expect.poll(() => answers.length).toBe(1)
    const newer = texts.load('legal')
    await expect.poll(() => answers.length).toBe(3)
    for (const { arrive } of answers.slice(1)) arrive()
    await newer
    answers[0]?.arrive()
    await older
    expect([texts.has('chat'), texts.has('legal')]).toEqual([true, true])
  })

  it('loads no namespace before a page shows it, and each once', async () => {
    const { load, arrive, requested } = heldCatalogs()
    const texts = new Texts(load)
    await texts.setLanguage('en')
    expect({ requested, hasChat: texts.has('chat') }).toEqual({ requested: [], hasChat: false })
    const first = texts.load('chat')
    arrive('en chat')
    await first
    await texts.load('chat')
    expect({ requested, text: texts.t('chat.end') }).toEqual({ requested: ['en chat'], text: 'End chat' })
  })

  it('has the namespaces of the page in the next language too [I18-001]', async () => {
    const texts = new Texts(loadCatalog)
    await texts.setLanguage('en')
    await texts.load('chat')
    await texts.setLanguage('de')
    expect(texts.t('chat.end')).toBe('Chat beenden')
  })

  it('loads the namespace of a text that its page did not name, and shows the text once it is there', async () => {
    const texts = new Texts(loadCatalog)
    await texts.setLanguage('en')
    const shown: string[] = []
    const stop = autorun(() => shown.push(texts.t('chat.end')))
    await expect.poll(() => shown).toEqual(['', 'End chat'])
    stop()
  })

  it('rejects where a namespace does not arrive, and loads it at the next try', async () => {
    let isOffline = true
    const texts = new Texts(async (language) => {
      const catalog = await loadCatalog(language)
      return { ...catalog, load: (name) => (isOffline ? Promise.reject(new Error('offline')) : catalog.load(name)) }
    })
    await texts.setLanguage('en')
    await expect(texts.load('chat')).rejects.toThrow('offline')
    await texts.setLanguage('de')
    isOffline = false
    await texts.load('chat')
    expect(texts.t('chat.end')).toBe('Chat beenden')
  })

  it('writes a language that stands by itself with a capital, and inside a sentence as its language does [I18-001]', async () => {
    const texts = new Texts(loadCatalog)
    const labels: [string, string][] = []
    for (const language of ['de', 'en', 'es'] as const) {
      await texts.setLanguage(language)
      labels.push([languageLabel('es', texts), texts.languageName('es')])
    }
    expect(labels).toEqual([
      ['Spanisch', 'Spanisch'],
      ['Spanish', 'Spanish'],
      ['Español', 'español'],
    ])
  })

  it('writes the numbers of a text as the language does, and still counts by them [I18-001]', async () => {
    const texts = new Texts(loadCatalog)
    const shown: string[][] = []
    for (const language of ['de', 'en', 'es'] as const) {
      await texts.setLanguage(language)
      shown.push([1, 3000, 12_500].map((count) => texts.t('home.live.count', { count })))
    }
    expect(shown).toEqual([
      ['1 Performer online', '3.000 Performer online', '12.500 Performer online'],
      ['1 performer online', '3,000 performers online', '12,500 performers online'],
      // Spanish groups digits from five on.
      ['1 artista en línea', '3000 artistas en línea', '12.500 artistas en línea'],
    ])
  })

  it('has no format of a weekday with a date, or of a date with a time, which engines join differently', () => {
    const texts = new Texts(() => Promise.reject(new Error('no texts')))
    // @ts-expect-error WebKit writes a comma after the weekday.
    const together = () => texts.formatted(0, { weekday: 'short', day: 'numeric', month: 'short' })
    // @ts-expect-error A date and a time are formatted one by one.
    const whole = () => texts.formatted(0, { dateStyle: 'medium', timeStyle: 'short' })
    expect([together, whole]).toHaveLength(2)
  })

  it('writes English dates as British English does [I18-001]', async () => {
    const texts = new Texts(loadCatalog)
    await texts.setLanguage('en')
    const at = new Date(2026, 10, 22, 20, 5).getTime()
    expect({ date: texts.date(at), dateTime: texts.dateTime(at) }).toEqual({
      date: '22 November 2026',
      dateTime: '22 Nov 2026, 20:05',
    })
  })
})

describe('times', () => {
  const at = Date.UTC(2026, 2, 29, 0, 5)

  it.each(['de', 'en', 'es'] as const)(
    'of the device are written as its formats write them, in %s',
    async (language) => {
      const texts = new Texts(loadCatalog)
      await texts.setLanguage(language)
      const own = texts.time(at)
      texts.timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
      expect(own).toBe(texts.time(at))
      expect(own).toMatch(/^\d\d:\d\d$/u)
    },
  )

  it('dates and names of a page from the server are shown as it has written them, until they are of another zone or language', async () => {
    const server = new Texts(loadCatalog)
    await server.setLanguage('en')
    server.timeZone = 'Asia/Tokyo'
    const written: Record<string, string> = {}
    server.onWritten = (key, text) => {
      written[key] = `${text} of the server`
    }
    server.time(at)
    server.date(at)
    server.languageName('es')
    server.countryName('DE')
    const texts = new Texts(loadCatalog)
    await texts.setLanguage('en')
    texts.timeZone = 'Asia/Tokyo'
    texts.written = written
    const shown = () => [texts.time(at), texts.date(at), texts.languageName('es'), texts.countryName('DE')]
    const ofServer = ['09:05', '29 March 2026', 'Spanish', 'Germany'].map((text) => `${text} of the server`)
    expect(shown()).toEqual(ofServer)
    texts.timeZone = 'America/New_York'
    expect(shown()).toEqual(['20:05', '28 March 2026', ...ofServer.slice(2)])
    await texts.setLanguage('de')
    expect(shown()).toEqual(['20:05', '28. März 2026', 'Spanisch', 'Deutschland'])
  })
})
