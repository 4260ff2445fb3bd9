import * as z from 'zod/mini'
import { deprecationText } from '@/adapters/wire/contract/deprecations'
import type { Deprecation, PublishedFeature, NamedSchema } from '@/adapters/wire/base/feature-contract'
import { definitionOf, textLimitsOf } from '@/adapters/wire/contract/schema-reader'
import type { Wire } from '@/adapters/wire/base/scalars'

/** A JSON Schema of the dialect 2020-12, as OpenAPI 3.1 and AsyncAPI 3 take it. */
export interface JsonSchema {
  type?: string | readonly string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  oneOf?: readonly JsonSchema[]
  anyOf?: readonly JsonSchema[]
  const?: unknown
  enum?: readonly unknown[]
  $ref?: string
  [key: string]: unknown
}

const LINES = 'Well-formed Unicode; line breaks (\\n) are allowed, other control characters are not.'

/** Values of a closed list with what each means. */
const withMeanings = ({ about, words }: NamedSchema): string =>
  words === undefined
    ? about
    : `${about}\n\n${Object.entries(words)
        .map(([word, meaning]) => `- \`${word}\`: ${meaning}`)
        .join('\n')}`

/** The description of a property and its deprecation. */
export const describedAs = (text: string | undefined, deprecation: Deprecation | undefined): JsonSchema => {
  const description = [text, deprecation && deprecationText(deprecation)].filter(Boolean).join(' ')
  return { ...(description === '' ? {} : { description }), ...(deprecation === undefined ? {} : { deprecated: true }) }
}

/** Describes fields wherever the object has them: in its properties, or in those of the choices it leaves. */
function describeFields(schema: JsonSchema, fields: Readonly<Record<string, JsonSchema>>): void {
  for (const [name, about] of Object.entries(fields)) {
    const property = schema.properties?.[name]
    if (property !== undefined) Object.assign(property, about)
  }
  for (const part of Object.values(schema.properties ?? {})) {
    // A part without a name of its own.
    if (part.properties !== undefined) describeFields(part, fields)
  }
  for (const choice of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) describeFields(choice, fields)
}

/** What refinements check, which JSON Schema would lose: lengths in code points, which is how JSON Schema counts as well. */
function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }): void {
  const schema = jsonSchema as JsonSchema
  const limits = definitionOf(zodSchema).type === 'string' ? textLimitsOf(definitionOf(zodSchema)) : undefined
  if (limits !== undefined) {
    if (limits.shortest > 0) schema['minLength'] = limits.shortest
    schema['maxLength'] = limits.longest
    if (limits.lines === true) schema.description ??= LINES
  }
  // A number in an address is a number, whose bounds a pattern of its digits would not state.
  const [number, digits] = schema.anyOf ?? []
  if (number?.type === 'integer' && String(digits?.['pattern']).includes(String.raw`\d{`)) {
    delete schema.anyOf
    Object.assign(schema, number)
  }
  // Of the numbers of an address only some are admitted.
  const { type, out } = definitionOf(zodSchema)
  if (type === 'pipe' && definitionOf(out).type === 'literal') {
    for (const name of ['anyOf', 'type', 'minimum', 'maximum']) delete schema[name]
    schema.enum = definitionOf(out).values
  }
  // The whole range of numbers that JSON carries without loss is no constraint.
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
}

/**
 * JSON Schemas of the named schemas and of others, by name; what has a name is referred to. `others` are not named in the contract.
 */
export function jsonSchemasOf(
  features: readonly PublishedFeature[],
  others: ReadonlyMap<string, Wire<unknown>>,
): ReadonlyMap<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  const named = features.flatMap(({ schemas }) => schemas)
  for (const { name, schema } of named) registry.add(schema, { id: name })
  for (const [name, schema] of others) if (!registry.has(schema)) registry.add(schema, { id: name })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override,
  })
  const found = new Map<string, JsonSchema>()
  for (const [id, schema] of Object.entries(schemas)) {
    const { $id: _id, $schema: _dialect, id: _name, ...rest } = schema as JsonSchema
    found.set(id, rest)
  }
  for (const one of named) {
    const schema = found.get(one.name)
    if (schema === undefined) throw new Error(`${one.name} has no JSON Schema`)
    schema.description = withMeanings(one)
    const { fields = {}, deprecated = {} } = one
    const names = new Set([...Object.keys(fields), ...Object.keys(deprecated)])
    describeFields(
      schema,
      Object.fromEntries([...names].map((name) => [name, describedAs(fields[name], deprecated[name])])),
    )
  }
  for (const [name, schema] of others) {
    if (found.has(name)) continue
    const id = registry.get(schema)?.id ?? name
    // What is named in the contract is referred to; what only operations share is written for each of them.
    const shared = others.has(id) ? found.get(id) : { $ref: `#/components/schemas/${id}` }
    found.set(name, structuredClone(shared ?? {}))
  }
  return found
}
