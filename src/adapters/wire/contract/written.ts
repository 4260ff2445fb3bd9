import type { PublishedFeature } from '@/adapters/wire/base/feature-contract'
import { features } from './features'
import { definitionOf, onWire, wireSideOf, type Definition } from './schema-reader'
import type { Wire } from '@/adapters/wire/base/scalars'
import type { Language } from '@/domain/navigation/language'

type Write = (value: unknown, language: Language) => unknown

const declared = new Map<Wire<unknown>, Write>()

/** Registers how the schemas of features are written, which has to be known before the first answer. */
export function declareWritten(published: readonly PublishedFeature[]): void {
  for (const { schema, write } of published.flatMap(({ schemas }) => schemas))
    if (write !== undefined) declared.set(schema, write as Write)
}

declareWritten(features)

const known = new Map<Wire<unknown>, Write | null>()

/** How values of a schema are written; `null`: as they are. */
function writerOf(schema: Wire<unknown>): Write | null {
  const before = known.get(schema)
  if (before !== undefined) return before
  // No schema of the wire contains itself.
  const writer = made(schema)
  known.set(schema, writer)
  return writer
}

function made(schema: Wire<unknown>): Write | null {
  const own = declared.get(schema)
  const parts = partsOf(definitionOf(schema))
  if (own === undefined) return parts
  return once((value, language) => {
    const written = own(value, language)
    return parts === null ? written : parts(written, language)
  })
}

/** A value is written once a language; what is frozen stays frozen, so that its JSON is used again (see `cachedJson`). */
function once(write: Write): Write {
  const seen = new Map<Language, WeakMap<object, unknown>>()
  return (value, language) => {
    if (typeof value !== 'object' || value === null) return value
    const of = seen.get(language) ?? new WeakMap<object, unknown>()
    seen.set(language, of)
    if (!of.has(value)) {
      const written = write(value, language)
      of.set(value, Object.isFrozen(value) ? Object.freeze(written) : written)
    }
    return of.get(value)
  }
}

function partsOf(definition: Definition): Write | null {
  switch (definition.type) {
    case 'nullable':
    case 'optional':
    case 'default':
      return present(writerOf(definition.innerType))
    case 'pipe':
      return writerOf(wireSideOf(definition))
    case 'array':
      return listOf(writerOf(definition.element))
    case 'object':
      return objectOf(definition.shape)
    case 'union':
      return choiceOf(definition.options)
    default:
      return null
  }
}

const present = (write: Write | null): Write | null =>
  write && ((value, language) => (value === null || value === undefined ? value : write(value, language)))

const listOf = (write: Write | null): Write | null =>
  write && ((value, language) => (value as readonly unknown[]).map((each) => write(each, language)))

function objectOf(shape: Definition['shape']): Write | null {
  const writers = Object.entries(shape).flatMap(([name, part]) => {
    const write = present(writerOf(part))
    return write === null ? [] : [[name, write] as const]
  })
  if (writers.length === 0) return null
  return (value, language) => {
    const given = value as Readonly<Record<string, unknown>>
    const changed = writers.filter(([name]) => Object.hasOwn(given, name))
    return { ...given, ...Object.fromEntries(changed.map(([name, write]) => [name, write(given[name], language)])) }
  }
}

/** Of choices the first whose fixed values a value has. */
function choiceOf(options: readonly Wire<unknown>[]): Write | null {
  const choices = options.map((option) => ({ isOf: fixedValuesOf(option), write: writerOf(option) }))
  if (choices.every(({ write }) => write === null)) return null
  return (value, language) => choices.find(({ isOf }) => isOf(value))?.write?.(value, language) ?? value
}

function fixedValuesOf(option: Wire<unknown>): (value: unknown) => boolean {
  const { type, shape } = definitionOf(onWire(option))
  if (type !== 'object') return () => false
  const fixed = Object.entries(shape).filter(([, part]) => definitionOf(part).type === 'literal')
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    fixed.every(([name, part]) =>
      definitionOf(part).values.includes((value as Readonly<Record<string, unknown>>)[name]),
    )
}

/** A value of the domain as the wire carries it: with the names and the nesting of the published contract (ruling 16). */
export const writtenAs = (schema: Wire<unknown>, value: unknown, language: Language): unknown =>
  present(writerOf(schema))?.(value, language) ?? value
