import { deprecationText } from './deprecations'
import type {
  Deprecation,
  DescribedOperation,
  PublishedFeature,
  NamedSchema,
} from '@/adapters/wire/base/feature-contract'
import type { QueryOperation } from './query-documents'
import { printType, queryTypeOf, type SdlNames } from './query-types'
import { definitionOf, onWire, shapeOf } from './schema-reader'
import type { Wire } from '@/adapters/wire/base/scalars'
import { MAX_PAGE_SIZE } from '@/application/paging/page'

const described = (text: string | undefined, indent = ''): string =>
  text === undefined ? '' : `${indent}${JSON.stringify(text)}\n`

const directive = (deprecation: Deprecation | undefined): string =>
  deprecation === undefined ? '' : ` @deprecated(reason: ${JSON.stringify(deprecationText(deprecation))})`

/** How many entries may be requested, where it is not as many as of any list (docs/wire.md). */
function withMost(name: string, schema: Wire<unknown>, text: string | undefined): string | undefined {
  if (name !== 'first') return text
  const { innerType, checks = [] } = definitionOf(schema)
  if (checks.length === 0 && innerType !== undefined) return withMost(name, innerType, text)
  const most = checks.map(({ _zod: { def } }) => def).find(({ check }) => check === 'less_than')?.value
  return most === undefined || most === MAX_PAGE_SIZE ? text : `${text === undefined ? '' : `${text} `}1 to ${most}.`
}

/** The names of schemas in the query schema. */
export const sdlNamesOf = (features: readonly PublishedFeature[]): SdlNames =>
  new Map(features.flatMap(({ schemas }) => schemas).map(({ schema, name, sdl }) => [schema, sdl ?? name]))

/**
 * Text of the query schema: every type that operations of the query endpoint reach, in the order they are encountered.
 */
export class QuerySdl {
  private readonly names: SdlNames
  private readonly bySchema: ReadonlyMap<Wire<unknown>, NamedSchema>
  /** Schemas of a type, by its name. */
  private readonly objects = new Map<string, { readonly keyword: string; readonly schemas: Set<Wire<unknown>> }>()
  private readonly lists = new Map<string, Wire<unknown>>()

  constructor(features: readonly PublishedFeature[]) {
    this.names = sdlNamesOf(features)
    this.bySchema = new Map(
      features
        .flatMap(({ schemas }) => schemas)
        .flatMap((named) => [
          [named.schema, named],
          [onWire(named.schema), named],
        ]),
    )
  }

  print(operations: readonly DescribedOperation[]): string {
    const roots = (['query', 'mutation'] as const).flatMap((kind) =>
      this.roots(
        kind,
        operations.filter(({ operation }) => (operation as QueryOperation).kind === kind),
      ),
    )
    const types = [...this.objects].map(([name, { keyword, schemas }]) => this.object(name, keyword, [...schemas]))
    const lists = [...this.lists].map(([name, schema]) => this.list(name, schema))
    return `${[...roots, ...lists, ...types].filter((part) => part !== '').join('\n\n')}\n`
  }

  /** The type at the top, and a type for each field there that holds operations of its own. */
  private roots(kind: QueryOperation['kind'], operations: readonly DescribedOperation[]): readonly string[] {
    if (operations.length === 0) return []
    const parentOf = ({ operation }: DescribedOperation): string | undefined => (operation as QueryOperation).parent
    const parents = [...new Set(operations.flatMap((each) => parentOf(each) ?? []))]
    const fieldsOf = (parent: string | undefined): readonly string[] =>
      operations.filter((each) => parentOf(each) === parent).map((each) => this.root(each))
    const top = [
      ...fieldsOf(undefined),
      ...parents.map((parent) => `  "Operations under ${parent}."\n  ${parent}: ${parentType(kind, parent)}!`),
    ]
    return [
      `type ${kind === 'query' ? 'Query' : 'Mutation'} {\n${top.join('\n')}\n}`,
      ...parents.map((parent) => `type ${parentType(kind, parent)} {\n${fieldsOf(parent).join('\n')}\n}`),
    ]
  }

  private root({ operation, about, rules, fields, deprecated, deprecatedFields }: DescribedOperation): string {
    const args = Object.entries(shapeOf(operation.request)).map(
      ([name, schema]) =>
        `${described(withMost(name, schema, fields?.[name]), '    ')}    ${name}: ${this.typeOf(schema, 'input')}${directive(deprecatedFields?.[name])}`,
    )
    const given = args.length === 0 ? '' : `(\n${args.join('\n')}\n  )`
    const text = rules === undefined ? about : `${about} ${rules}`
    return `${described(text, '  ')}  ${operation.name}${given}: ${this.typeOf(operation.answer, 'type')}${directive(deprecated)}`
  }

  private typeOf(schema: Wire<unknown>, keyword: string): string {
    const type = queryTypeOf(schema, this.names)
    for (const named of type.named?.schemas ?? []) this.add(type.named?.name ?? '', named, keyword)
    return printType(type)
  }

  private add(name: string, schema: Wire<unknown>, keyword: string): void {
    if (definitionOf(schema).type === 'enum') {
      this.lists.set(name, schema)
      return
    }
    const known = this.objects.get(name) ?? { keyword, schemas: new Set() }
    this.objects.set(name, known)
    if (known.schemas.has(schema)) return
    known.schemas.add(schema)
    for (const part of Object.values(definitionOf(schema).shape)) this.typeOf(part, keyword)
  }

  private object(name: string, keyword: string, schemas: readonly Wire<unknown>[]): string {
    const shapes = schemas.map((schema) => definitionOf(schema).shape)
    const fields = new Set(shapes.flatMap((shape) => Object.keys(shape)))
    const lines = [...fields].map((field) => {
      const parts = shapes.flatMap((shape) => shape[field] ?? [])
      const [part] = parts
      if (part === undefined) throw new Error(`${name}.${field} has no schema`)
      const type = queryTypeOf(part, this.names)
      const isNullable = type.isNullable || parts.length < schemas.length
      const text = schemas.flatMap((schema) => this.bySchema.get(schema)?.fields?.[field] ?? []).at(0)
      const deprecation = schemas.flatMap((schema) => this.bySchema.get(schema)?.deprecated?.[field] ?? []).at(0)
      return `${described(text ?? this.wordsOf(part), '  ')}  ${field}: ${printType({ ...type, isNullable })}${directive(deprecation)}`
    })
    return `${described(this.bySchema.get(schemas[0] as Wire<unknown>)?.about)}${keyword} ${name} {\n${lines.join('\n')}\n}`
  }

  /** The values of a closed list that the query language writes as a text. */
  private wordsOf(schema: Wire<unknown>): string | undefined {
    const definition = definitionOf(schema)
    if (definition.type === 'nullable') return this.wordsOf(definition.innerType)
    return definition.type === 'enum' ? `One of: ${Object.values(definition.entries).join(', ')}.` : undefined
  }

  private list(name: string, schema: Wire<unknown>): string {
    const named = this.bySchema.get(schema)
    const words = Object.values(definitionOf(schema).entries)
    const lines = words.map((word) => `${described(named?.words?.[word], '  ')}  ${word}`)
    return `${described(named?.about)}enum ${name} {\n${lines.join('\n')}\n}`
  }
}

/** The type of a field at the top that holds operations: `ChatShowsQueries`. */
const parentType = (kind: QueryOperation['kind'], parent: string): string =>
  `${parent.slice(0, 1).toUpperCase()}${parent.slice(1)}${kind === 'query' ? 'Queries' : 'Mutations'}`
