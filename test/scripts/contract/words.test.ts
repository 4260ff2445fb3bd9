import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reasonsIn, wordsOf, type Words } from '../../../scripts/contract/words'
import { features } from '@/adapters/wire/contract/features'
import { publishedCode } from '@/adapters/wire/base/published-error'
import { definitionOf } from '@/adapters/wire/contract/schema-reader'
import { LANGUAGES } from '@/domain/navigation/language'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(`${import.meta.dirname}/../../../docs/contract/${name}`, 'utf8'))

type Texts = Readonly<Record<string, Words>>
const words = read('words.json') as { readonly codes: Texts; readonly reasons: Texts }
const openapi = read('openapi.json') as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly 'x-refusals'?: readonly string[] }>>>>
}

/** Values of every closed list that is the reason of a refusal, read off the declarations. */
function declaredReasons(): readonly string[] {
  const seen = new Set<unknown>()
  const found: string[] = []
  const look = (value: unknown, name = ''): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    if (!('_zod' in value)) return
    const { type, shape, innerType, element, options, entries, values, in: first, out } = definitionOf(value as never)
    if (/^(?:reason|errorCode)$/u.test(name)) {
      if (type === 'enum') found.push(...Object.values(entries))
      if (type === 'literal') found.push(...values.map(String))
    }
    seen.add(value)
    for (const part of [innerType, element, first, out, ...(options ?? [])]) look(part, name)
    for (const [field, part] of Object.entries(shape ?? {})) look(part, field)
  }
  for (const { operations, schemas } of features) {
    for (const { schema } of schemas) look(schema)
    for (const { operation } of operations) look(operation.answer)
  }
  return found
}

describe('the words of the contract', () => {
  it('are there for every code of a failure', () => {
    expect(Object.keys(words.codes)).toEqual(Object.values(definitionOf(publishedCode).entries))
  })

  it('are there for every reason of a refusal that an operation is declared with', () => {
    const refusals = Object.values(openapi.paths).flatMap((methods) =>
      Object.values(methods).flatMap((operation) => operation['x-refusals'] ?? []),
    )
    const reasons = declaredReasons().filter(
      (reason) =>
        !(features.flatMap(({ schemas }) => schemas).find(({ name }) => name === 'RecommendationReason')?.words ?? {})[
          reason
        ],
    )
    expect(reasons.length).toBeGreaterThan(80)
    expect([...refusals, ...reasons].filter((reason) => words.reasons[reason] === undefined)).toEqual([])
  })

  it('are in three languages, each another one, without links and placeholders of the app', () => {
    for (const [name, texts] of [...Object.entries(words.codes), ...Object.entries(words.reasons)]) {
      expect({ name, textKeys: Object.keys(texts).toSorted() }).toEqual({ name, textKeys: [...LANGUAGES].toSorted() })
      expect({ name, distinctTextCount: new Set(Object.values(texts)).size }).toEqual({
        name,
        distinctTextCount: LANGUAGES.length,
      })
      for (const text of Object.values(texts))
        expect({ name, text }).toEqual({ name, text: expect.stringMatching(/^[^{[\]]{5,}[.!]$/u) as unknown })
    }
  })

  it('cannot be forgotten: a reason without a text is named', () => {
    const document = { properties: { ok: { const: false }, reason: { enum: ['not-found', 'of-tomorrow'] } } }
    expect(reasonsIn(document)).toEqual(['not-found', 'of-tomorrow'])
    expect(() => wordsOf([document])).toThrow('has no words for “of-tomorrow”')
  })
})
