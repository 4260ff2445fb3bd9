import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeRecord, UnreadableRecord, withVersion } from '@/adapters/stores/record-codec'
import {
  dictionary,
  either,
  fields,
  flag,
  list,
  nullable,
  oneOf,
  optional,
  schemaOf,
  text,
  whole,
} from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'

interface Chair {
  readonly id: string
  readonly legs: number
  readonly color: 'red' | 'blue'
  readonly isFolded?: boolean | undefined
  readonly cushions: readonly { readonly soft: boolean }[]
  readonly marks: Readonly<Record<string, number>>
  readonly owner: string | null
}

const check = fields<Chair>({
  id: text,
  legs: whole,
  color: oneOf('red', 'blue'),
  isFolded: optional(flag),
  cushions: list(fields<Chair['cushions'][number]>({ soft: flag })),
  marks: dictionary(whole),
  owner: nullable(text),
})

/** At first chairs had no color, then no owner. */
const chairs: Collection<Chair> = {
  name: 'chairs',
  key: ({ id }) => id,
  indexes: {},
  schema: schemaOf(
    check,
    (stored) => ({ color: 'red', ...stored }),
    (stored) => ({ owner: null, ...stored }),
  ),
}

const chair: Chair = { id: 'c', legs: 4, color: 'blue', cushions: [{ soft: true }], marks: { a: 1 }, owner: 'me' }
const read = (document: unknown): Chair => decodeRecord(chairs, 'c', document)
const stored = (value: object): unknown => JSON.parse(withVersion(chairs, JSON.stringify(value)))

describe('a stored record', () => {
  it('comes back as it was stored, with any content', () => {
    const any = fc.record({
      id: fc.string(),
      legs: fc.integer(),
      color: fc.constantFrom('red' as const, 'blue' as const),
      cushions: fc.array(fc.record({ soft: fc.boolean() })),
      marks: fc.dictionary(fc.string(), fc.integer(), { noNullPrototype: true }),
      owner: fc.option(fc.string()),
    })
    fc.assert(
      fc.property(any, (value) => {
        expect(read(stored(value))).toEqual(value)
      }),
    )
  })

  it('is brought up to date from whichever version it was stored in', () => {
    const { color: _color, owner: _owner, ...first } = chair
    expect(read({ ...first })).toEqual({ ...chair, color: 'red', owner: null })
    expect(read({ ...first, color: 'blue', v: 2 })).toEqual({ ...chair, owner: null })
    expect(read({ ...chair, v: 3 })).toEqual(chair)
  })

  it('of a newer build is read with what this build knows of it, and retains the rest', () => {
    expect(read({ ...chair, armrests: 2, v: 9 })).toEqual({ ...chair, armrests: 2 })
  })

  it.each([
    [{ legs: 'four' }, '.legs has to be a whole number'],
    [{ color: 'green' }, '.color has to be one of red, blue'],
    [{ isFolded: 1 }, '.isFolded has to be true or false'],
    [{ cushions: [{ soft: true }, {}] }, '.cushions[1].soft has to be true or false'],
    [{ cushions: 'two' }, '.cushions has to be a list'],
    [{ marks: { secret: 'x' } }, '.marks.* has to be a whole number'],
    [{ marks: [] }, '.marks has to be an object'],
    [{ owner: undefined }, '.owner has to be a text'],
  ])('with %j is refused by name, without a word of its content', (change, detail) => {
    const broken = () => read({ ...chair, ...change, v: 3 })
    expect(broken).toThrow(UnreadableRecord)
    expect(broken).toThrow(`The record c of chairs cannot be read: it${detail}.`)
  })

  it('that does not match its version is refused, not a crash', () => {
    const folding: Collection<Chair> = {
      ...chairs,
      schema: schemaOf(check, (old) => ({ ...old, legs: (old['cushions'] as readonly unknown[]).length })),
    }
    expect(() => decodeRecord(folding, 'c', { id: 'c' })).toThrow(UnreadableRecord)
  })

  it.each([[null], ['text'], [7], [[]]])('that is %j is refused', (document) => {
    expect(() => read(document)).toThrow(UnreadableRecord)
  })

  it.each([['two'], [0], [1.5]])('of version %j is refused', (v) => {
    expect(() => read({ ...chair, v })).toThrow('its version is no number')
  })

  it('may have either of two shapes', () => {
    const both = either(list(text), oneOf('all'))
    expect([['a'], 'all', 'some', [1]].map(both.accepts)).toEqual([true, true, false, false])
  })
})
