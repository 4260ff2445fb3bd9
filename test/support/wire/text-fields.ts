import type * as z from 'zod/mini'

/** The position of a text in a request. `key`: it is the name of an entry of a record. */
export interface TextField {
  readonly path: readonly (string | number)[]
  readonly isKey: boolean
}

/** A request that a schema takes, and every position of a text in it. */
export interface Sample {
  readonly value: unknown
  readonly fields: readonly TextField[]
}

type Schema = z.ZodMiniType

/** What is read of a schema's definition; which parts there are depends on its type. */
interface Definition {
  readonly type: string
  readonly shape: Readonly<Record<string, Schema>>
  readonly element: Schema
  readonly innerType: Schema
  readonly options: readonly Schema[]
  readonly keyType: Schema
  readonly valueType: Schema
  readonly values: readonly unknown[]
  readonly entries: Readonly<Record<string, unknown>>
  readonly in: Schema
  readonly out: Schema
}

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition

/** The measures of an event. */
const FIVE = [0, 0, 0, 0, 0]

/** Values of closed lists, and texts and numbers that fit nearly everywhere. */
const CANDIDATES = ['1', 'NAME', 'NEWEST', 'signup', 'free', 'x'.repeat(20), 'de', 1, 18, 21, 0, true, null, FIVE]

const HERE: readonly TextField[] = [{ path: [], isKey: false }]

const within = (name: string | number, fields: readonly TextField[]): readonly TextField[] =>
  fields.map(({ path, isKey }) => ({ path: [name, ...path], isKey }))

/**
 * Requests that a schema takes: one for each choice it leaves. `known` has values for fields of these names. Read from
 * the schema itself, so that a new field is included automatically.
 */
export function samplesOf(schema: Schema, known: Readonly<Record<string, unknown>>, name = ''): readonly Sample[] {
  const definition = definitionOf(schema)
  const inner = (part: Schema) => samplesOf(part, known, name)
  switch (definition.type) {
    case 'object':
      return objectSamples(definition.shape, known)
    case 'array':
      return inner(definition.element).map(({ value, fields }) => ({ value: [value], fields: within(0, fields) }))
    case 'record': {
      const [entry] = inner(definition.valueType)
      const fields = [{ path: ['key'], isKey: true }, ...within('key', entry?.fields ?? [])]
      return [{ value: { key: entry?.value }, fields }]
    }
    case 'union':
      return definition.options.flatMap(inner)
    case 'nullable':
    case 'optional':
    case 'default':
      return inner(definition.innerType)
    case 'enum':
      return [{ value: Object.values(definition.entries)[0], fields: HERE }]
    case 'literal':
      return [{ value: definition.values[0], fields: [] }]
    case 'pipe': {
      const [first] = definitionOf(definition.in).type === 'transform' ? inner(definition.out) : inner(definition.in)
      const fields = first?.fields ?? []
      if (schema.safeParse(first?.value).success) return [{ value: first?.value, fields }]
      return [{ value: fitting(schema, known[name]), fields }]
    }
    default:
      return [{ value: fitting(schema, known[name]), fields: definition.type === 'string' ? HERE : [] }]
  }
}

function fitting(schema: Schema, known: unknown): unknown {
  const found = [known, ...CANDIDATES].find((value) => value !== undefined && schema.safeParse(value).success)
  if (found === undefined) throw new Error(`no sample fits ${definitionOf(schema).type}`)
  return found
}

/** With the first choice of every field, and then with each other choice of one. */
function objectSamples(
  shape: Readonly<Record<string, Schema>>,
  known: Readonly<Record<string, unknown>>,
): readonly Sample[] {
  const parts = Object.entries(shape).map(([name, part]) => ({ name, samples: samplesOf(part, known, name) }))
  const chosen = (choice: (name: string) => number): Sample => {
    const entries = parts.flatMap(({ name, samples }) => {
      const sample = samples[choice(name)] ?? samples[0]
      return sample === undefined ? [] : [{ name, sample }]
    })
    return {
      value: Object.fromEntries(entries.map(({ name, sample }) => [name, sample.value])),
      fields: entries.flatMap(({ name, sample }) => within(name, sample.fields)),
    }
  }
  const others = parts.flatMap(({ name, samples }) =>
    samples.slice(1).map((_sample, at) => chosen((each) => (each === name ? at + 1 : 0))),
  )
  return [chosen(() => 0), ...others]
}

/** The request with a text in one of its positions. */
export function withText(value: unknown, { path, isKey }: TextField, text: string): unknown {
  const [name, ...rest] = path
  if (name === undefined) return text
  if (Array.isArray(value))
    return value.map((each: unknown, at) => (at === name ? withText(each, { path: rest, isKey }, text) : each))
  const fields = value as Readonly<Record<string, unknown>>
  const { [name]: replaced, ...others } = fields
  if (isKey && rest.length === 0) return { ...others, [text]: replaced }
  return { ...fields, [name]: withText(replaced, { path: rest, isKey }, text) }
}
