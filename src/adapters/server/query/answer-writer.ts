import fastJson, { type Schema } from 'fast-json-stringify'
import {
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql'
import { cachedJson, type Write } from '@/adapters/server/base/http/cached-json'

interface RequestedField {
  readonly name: string
  readonly type: GraphQLOutputType
  /** The fields requested of it; `undefined`: it has none. */
  readonly fields: SelectionSetNode | undefined
}

/**
 * Returns a writer of the requested fields of a value, and no others. `null`: some of them were not
 * requested plainly: with an alias, an argument, a directive, a fragment or twice.
 */
export function writerOf(of: GraphQLOutputType, fields: SelectionSetNode | undefined): Write | null {
  const type = getNullableType(of)
  if (fields === undefined || !hasRows(type, fields)) {
    const shape = shapeOf(type, fields)
    return shape === null ? null : fastJson(shape)
  }
  if (!isObjectType(type)) {
    const shape = isListType(type) ? shapeOf(type.ofType, fields) : null
    return shape === null ? null : listOf(cachedJson(fastJson(shape)))
  }
  const writers: (readonly [name: string, write: Write])[] = []
  for (const each of requestedFields(fields, type) ?? []) {
    const write = writerOf(each.type, each.fields)
    if (write === null) return null
    writers.push([each.name, write])
  }
  return writers.length === 0 ? null : objectOf(writers)
}

/** Returns whether it is a list of objects, or contains one. */
function hasRows(of: GraphQLOutputType, fields: SelectionSetNode): boolean {
  const type = getNullableType(of)
  if (isListType(type)) return true
  if (!isObjectType(type)) return false
  return (requestedFields(fields, type) ?? []).some(
    (each) => each.fields !== undefined && hasRows(each.type, each.fields),
  )
}

function requestedFields({ selections }: SelectionSetNode, type: GraphQLObjectType): readonly RequestedField[] | null {
  const requests: RequestedField[] = []
  for (const field of selections) {
    const of = field.kind === Kind.FIELD && isPlain(field) ? type.getFields()[field.name.value] : undefined
    if (field.kind !== Kind.FIELD || of === undefined) return null
    requests.push({ name: field.name.value, type: of.type, fields: field.selectionSet })
  }
  return new Set(requests.map(({ name }) => name)).size === requests.length ? requests : null
}

const isPlain = ({ alias, directives = [], arguments: args = [] }: FieldNode): boolean =>
  alias === undefined && directives.length === 0 && args.length === 0

const LEAVES: Readonly<Record<string, 'string' | 'number' | 'boolean'>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
}

/**
 * Returns a type that may be missing, for fields that a resolver leaves out. The library's own
 * types know of one type only.
 */
const orNothing = <T extends string>(type: T) => ({ type: [type, 'null'] as unknown as T, default: null })

function shapeOf(of: GraphQLOutputType, fields: SelectionSetNode | undefined): Schema | null {
  const type = getNullableType(of)
  if (isListType(type)) {
    const items = shapeOf(type.ofType, fields)
    return items === null ? null : { ...orNothing('array'), items }
  }
  if (fields === undefined) {
    const leaf = isEnumType(type) ? 'string' : 'name' in type ? LEAVES[type.name] : undefined
    return leaf === undefined ? null : orNothing(leaf)
  }
  const requested = isObjectType(type) ? requestedFields(fields, type) : null
  if (requested === null) return null
  const properties: Record<string, Schema> = {}
  for (const each of requested) {
    const shape = shapeOf(each.type, each.fields)
    if (shape === null) return null
    properties[each.name] = shape
  }
  return { ...orNothing('object'), properties }
}

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined

function objectOf(writers: readonly (readonly [name: string, write: Write])[]): Write {
  return (value) => {
    if (isNothing(value)) return 'null'
    if (typeof value !== 'object') throw new TypeError('not an object')
    const of = value as Readonly<Record<string, unknown>>
    const fields = writers.map(([name, write]) => `"${name}":${isNothing(of[name]) ? 'null' : write(of[name])}`)
    return `{${fields.join(',')}}`
  }
}

function listOf(write: Write): Write {
  return (value) => {
    if (isNothing(value)) return 'null'
    if (!Array.isArray(value)) throw new TypeError('not a list')
    return `[${value.map((each: unknown) => (isNothing(each) ? 'null' : write(each))).join(',')}]`
  }
}
