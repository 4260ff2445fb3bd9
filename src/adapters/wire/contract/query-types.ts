import { definitionOf, isBounded, textLimitsOf, wireSideOf, type Definition } from './schema-reader'
import type { Wire } from '@/adapters/wire/base/scalars'

/** Names that schemas have in the query schema. */
export type SdlNames = ReadonlyMap<Wire<unknown>, string>

/** A field's type as the query schema writes it, and the schema of an object behind it. */
export interface QueryType {
  readonly text: string
  readonly isNullable: boolean
  /**
   * The object or closed list that the type names, through lists; more than one schema where each
   * kind of an object has its own.
   */
  readonly named?: { readonly name: string; readonly schemas: readonly Wire<unknown>[] }
}

const ABSENT = new Set(['nullable', 'optional', 'default', 'prefault'])

const required = ({ text, isNullable }: QueryType): string => (isNullable ? text : `${text}!`)

/** Prints a type with its exclamation mark. */
export const printType = required

const plain = (text: string): QueryType => ({ text, isNullable: false })

/** The type of a schema. Throws for an object without a name, which the contract of its feature has to give. */
export function queryTypeOf(schema: Wire<unknown>, names: SdlNames): QueryType {
  const definition = definitionOf(schema)
  const name = names.get(schema)
  if (ABSENT.has(definition.type)) return { ...queryTypeOf(definition.innerType, names), isNullable: true }
  if (definition.type === 'pipe') {
    const side = wireSideOf(definition)
    return name === undefined ? queryTypeOf(side, names) : queryTypeOf(side, new Map([...names, [side, name]]))
  }
  if (definition.type === 'array') {
    const of = queryTypeOf(definition.element, names)
    return { ...of, text: `[${required(of)}]`, isNullable: false }
  }
  if (definition.type === 'object') {
    if (name === undefined)
      throw new Error(`An object of the query schema has no name: ${Object.keys(definition.shape).join(' ')}`)
    return { text: name, isNullable: false, named: { name, schemas: [schema] } }
  }
  const kinds = kindsOf(definition, names)
  if (kinds !== undefined) return { text: kinds.name, isNullable: false, named: kinds }
  return leafOf(definition, name, schema)
}

/** The kinds of an object, where the contract gives all of them one name; undefined for anything else. */
function kindsOf({ type, options }: Definition, names: SdlNames): Required<QueryType>['named'] | undefined {
  if (type !== 'union' || options.some((option) => definitionOf(option).type !== 'object')) return undefined
  const [name, ...others] = new Set(options.map((option) => names.get(option)))
  if (name === undefined || others.length > 0) throw new Error('The kinds of an object have no name in common')
  return { name, schemas: options }
}

/** Values with a hyphen cannot be enum values of the query language, so such lists are texts there. */
const isWord = (value: unknown): boolean => typeof value === 'string' && /^[A-Za-z_]\w*$/u.test(value)

function leafOf(definition: Definition, name: string | undefined, schema: Wire<unknown>): QueryType {
  switch (definition.type) {
    case 'enum': {
      const isList = name !== undefined && name !== 'String' && Object.values(definition.entries).every(isWord)
      return isList ? { text: name, isNullable: false, named: { name, schemas: [schema] } } : plain('String')
    }
    case 'string':
      return plain(textLimitsOf(definition)?.isId === true ? 'ID' : 'String')
    case 'boolean':
      return plain('Boolean')
    case 'number':
      return plain(definition.format !== undefined && isBounded(definition) ? 'Int' : 'Float')
    case 'literal':
    case 'union':
      return plain(literalsOf(definition).every((value) => typeof value === 'number') ? 'Int' : 'String')
    default:
      throw new Error(`The query language has no type for ${definition.type}`)
  }
}

/** Every literal of a schema and of the choices it leaves. */
function literalsOf(definition: Definition): readonly unknown[] {
  if (definition.type === 'literal') return definition.values
  return (definition.options ?? []).flatMap((option) => literalsOf(definitionOf(option)))
}
