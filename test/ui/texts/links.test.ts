import { describe, expect, it } from 'vitest'
import { everyText } from '#test/support/ui/every-text'
import legalTexts from '@/adapters/backend/world/data/legal.json' with { type: 'json' }
import { inAllLanguages } from '@/adapters/backend/world/texts/in-language'

/** The texts of the operator, which are records. */
const legal = inAllLanguages(legalTexts)

const catalogs = { de: everyText('de'), en: everyText('en'), es: everyText('es') }

/** Words that send a guest somewhere. */
const SENDS = {
  de: /den Support|Der Support|Impressum|den Kontakt\b/u,
  en: /contact support|Support can|imprint\b/u,
  es: /con soporte|Soporte|aviso legal/u,
} as const

const LINK = /\[[^\]]+\]\((?:contact|imprint|help|termsOfService|dataProtection)\)/gu

function textsOf(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`))
}

/** Pages and links that are called so themselves. */
const isName = (path: string): boolean => path.startsWith('support.') || path.startsWith('shell.footer.')

describe.each(['de', 'en', 'es'] as const)(
  'a text that sends a guest to support, contact or imprint: %s',
  (language) => {
    const texts = [...textsOf(catalogs[language]), ...textsOf(legal[language], 'legal')].filter(
      ([path]) => !isName(path),
    )

    it('leads there', () => {
      const sending = texts.filter(([, text]) => SENDS[language].test(text.replaceAll(/\[([^\]]+)\]\(\w+\)/gu, '$1')))
      expect(sending.length).toBeGreaterThan(12)
      const dead = sending.filter(([, text]) => SENDS[language].test(text.replaceAll(LINK, '')))
      expect(dead).toEqual([])
    })

    it('has the same links in every language', () => {
      const linksIn = (text: string) =>
        [...text.matchAll(LINK)].map(([link]) => link.split('](')[1] ?? '').toSorted((a, b) => a.localeCompare(b))
      const english = new Map([...textsOf(catalogs.en), ...textsOf(legal.en, 'legal')])
      for (const [path, text] of texts)
        expect({ path, links: linksIn(text) }).toEqual({ path, links: linksIn(english.get(path) ?? '') })
    })

    it('says the age rule in the same words at the gate, in the terms and at sign-up', () => {
      const words = { de: 'volljährig, wo', en: 'of age where', es: 'mayor de edad donde' }[language]
      const { access, payments } = catalogs[language]
      const terms = legal[language]['terms-of-service'].sections[0]?.text ?? ''
      for (const text of [access.gate.text, terms, payments.frame.fields.acceptTerms]) expect(text).toContain(words)
      const rule = /(?:Du bist|you are|confirmas:) (?<rule>[^.]+)\./u.exec(access.gate.text)?.groups?.['rule'] ?? '?'
      expect(terms).toContain(rule)
    })
  },
)
