import { describe, expect, it } from 'vitest'
import { BACKEND_ERROR_CODES } from '@/application/errors/backend-error'
import legalTexts from '@/adapters/backend/world/data/legal.json' with { type: 'json' }
import { inAllLanguages } from '@/adapters/backend/world/texts/in-language'
import { everyText } from '#test/support/ui/every-text'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'

type Tree = { readonly [key: string]: string | Tree }

function flat(tree: Tree, prefix = ''): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') all.set(prefix + key, value)
    else for (const [path, text] of flat(value, `${prefix}${key}.`)) all.set(path, text)
  }
  return all
}

const catalogs = {
  en: flat(everyText('en')),
  de: flat(everyText('de')),
  es: flat(everyText('es')),
}
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b))

describe('the catalogs', () => {
  it.each(['de', 'es'] as const)('hold the same keys in %s as in English [I18-001]', (language) => {
    expect([...catalogs[language].keys()].toSorted()).toEqual([...catalogs.en.keys()].toSorted())
  })

  it.each(['de', 'es'] as const)('ask for the same values in %s as in English', (language) => {
    for (const [key, text] of catalogs.en) {
      expect(placeholders(catalogs[language].get(key) ?? ''), key).toEqual(placeholders(text))
    }
  })

  it('leave nothing empty and nothing in the language of another', () => {
    for (const [language, catalog] of Object.entries(catalogs)) {
      for (const [key, text] of catalog) expect(text.trim(), `${language} ${key}`).not.toBe('')
    }
    const same = [...catalogs.en].filter(([key, text]) => text.length > 24 && catalogs.de.get(key) === text)
    expect(same).toEqual([])
  })

  it('use no word that another one has replaced for guests', () => {
    const replaced = { de: /Mitteilung/u, en: /mediathek/iu, es: /en vivo|performer/iu }
    for (const [language, pattern] of Object.entries(replaced) as [keyof typeof replaced, RegExp][])
      expect([...catalogs[language]].filter(([, text]) => pattern.test(text)).map(([key]) => key)).toEqual([])
  })

  it('name one thing by one word', () => {
    const same = [
      ['messenger.title', 'shell.nav.messenger'],
      ['notifications.title', 'account.notifications.title'],
      ['shell.nav.live', 'shell.live', 'search.live', 'feed.online.online', 'tv.nav.live'],
      ['actors.filter.clear', 'media.filter.clear', 'albums.filter.clear'],
      ['actors.sort.label', 'media.sort.label', 'albums.sort.label'],
      ['media.sort.mostExpensive', 'albums.sort.mostExpensive', 'actors.sort.priceDown'],
      ['media.sort.newest', 'albums.sort.newest', 'actors.sort.newest'],
      ['media.filter.free', 'albums.filter.free', 'shell.free'],
      ['media.filter.bought', 'albums.filter.bought'],
      [
        'media.gate.age.action',
        'albums.offer.ageAction',
        'account.age.prove',
        'payments.avs.start',
        'chat.bill.proveAge',
      ],
      ['media.gate.signup.action', 'albums.offer.loginAction'],
      ['media.page.similar', 'discovery.profile.similar'],
      ['payments.frame.login.submit', 'shell.account.logIn'],
      ['account.settings.leave', 'shell.account.logOut'],
      ['account.nav', 'shell.account.label'],
      ['payments.frame.pay.text', 'account.balance.hint'],
      ['payments.frame.subscribe.text', 'account.club.text'],
      ...['limit-reached', 'self-excluded', 'locked', 'restricted'].map((reason) => [
        `media.refused.${reason}`,
        `albums.refused.${reason}`,
      ]),
    ]
    for (const [language, catalog] of Object.entries(catalogs))
      for (const keys of same) {
        const texts = keys.map((key) => catalog.get(key) ?? `no text ${key}`)
        expect([language, ...new Set(texts)], keys.join(' ')).toHaveLength(2)
      }
  })

  it('promise no video or album for ever: the terms do not', () => {
    const forever = { de: /für immer/iu, en: /for (?:good|ever)\b/iu, es: /para siempre/iu }
    for (const language of ['de', 'en', 'es'] as const)
      for (const [key, text] of catalogs[language]) expect(text, key).not.toMatch(forever[language])
  })

  it('write English as English is written: no space before a percent sign or an ellipsis', () => {
    for (const [key, text] of catalogs.en) expect(text, key).not.toMatch(/ %| …/u)
  })

  it('promise in the rules of the house no desk that nobody has built', () => {
    const rules = Object.values(inAllLanguages(legalTexts)).flatMap((texts) =>
      Object.values(texts).flatMap(({ sections }) => sections),
    )
    expect(rules).toHaveLength(60)
    expect(rules.filter(({ text }) => /support|soporte/iu.test(text))).toEqual([])
  })

  it('has words for every code a call can break with', () => {
    for (const catalog of Object.values(catalogs)) {
      for (const code of BACKEND_ERROR_CODES) expect(catalog.has(`errors.${code}`), code).toBe(true)
    }
  })
})

describe('the texts', () => {
  it('follow the language, labels such as Free included [I18-005]', async () => {
    const texts = new Texts(loadCatalog)
    const free: string[] = []
    for (const language of ['de', 'en', 'es'] as const) {
      await texts.setLanguage(language)
      free.push(texts.t('shell.free'))
    }
    expect(free).toEqual(['Kostenlos', 'Free', 'Gratis'])
  })

  it('count by the rules of the language', async () => {
    const texts = new Texts(loadCatalog)
    await texts.setLanguage('en')
    expect(texts.t('home.live.count', { count: 1 })).toBe('1 performer online')
    expect(texts.t('home.live.count', { count: 2 })).toBe('2 performers online')
  })
})
