import fastJson, { type ObjectSchema, type Schema } from 'fast-json-stringify'
import {
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql'
import { querySchema } from './schema'

/** A question whose answer is one resolver's, written field by field. */
export interface Plan {
  /** The name of the operation, by which it may be asked for. */
  readonly operation: string | null
  readonly field: string
  /** Arguments of the root field, each from a variable. */
  readonly args: readonly (readonly [argument: string, variable: string])[]
  /** What was asked for of a resolver's answer and nothing else of it, as JSON. Throws where the answer is of another type. */
  readonly write: (answer: unknown) => string
}

/**
 * The plan of a valid document, if it is as plain as those of our own pages: a query of one field, all arguments variables
 * without defaults, nothing twice, no alias, fragment or directive. `null` for any other, which takes an executor. An executor looks at the
 * type of every value again; for a page of a list that is four fifths of the work of answering it.
 */
export function planOf({ definitions }: DocumentNode): Plan | null {
  const [operation, more] = definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION || more !== undefined) return null
  if (operation.operation !== OperationTypeNode.QUERY || (operation.directives ?? []).length > 0) return null
  if ((operation.variableDefinitions ?? []).some(({ defaultValue }) => defaultValue !== undefined)) return null
  const [root, another] = operation.selectionSet.selections
  if (root?.kind !== Kind.FIELD || another !== undefined) return null
  const args: [string, string][] = []
  for (const { name, value } of root.arguments ?? []) {
    if (value.kind !== Kind.VARIABLE) return null
    args.push([name.value, value.name.value])
  }
  const query = querySchema.getQueryType()
  const shape = query === null || query === undefined ? null : shapeOf(withoutArguments(operation.selectionSet), query)
  if (shape === null) return null
  const write = fastJson({ type: 'object', properties: { data: shape } })
  const field = root.name.value
  return {
    operation: operation.name?.value ?? null,
    field,
    args,
    write: (answer) => write({ data: { [field]: answer } }),
  }
}

/** Those of the root field are looked at apart. */
const withoutArguments = (set: SelectionSetNode): SelectionSetNode => ({
  ...set,
  selections: set.selections.map((node) => (node.kind === Kind.FIELD ? { ...node, arguments: [] } : node)),
})

/** What is written of an object; `null`: something in it is not plain. */
function shapeOf({ selections }: SelectionSetNode, type: GraphQLObjectType): ObjectSchema | null {
  const properties: Record<string, Schema> = {}
  for (const field of selections) {
    const of = type.getFields()
    if (field.kind !== Kind.FIELD || !isPlain(field) || field.name.value in properties) return null
    const value = of[field.name.value]
    const shape = value === undefined ? null : valueShapeOf(value.type, field.selectionSet)
    if (shape === null) return null
    properties[field.name.value] = shape
  }
  return { ...orNothing('object'), properties }
}

/** Of a type or nothing, and nothing where a resolver leaves it out. The library's own types know of one type only. */
const orNothing = <T extends string>(type: T) => ({ type: [type, 'null'] as unknown as T, default: null })

const LEAVES: Readonly<Record<string, 'string' | 'number' | 'boolean'>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
}

function valueShapeOf(of: GraphQLOutputType, fields: SelectionSetNode | undefined): Schema | null {
  const type = getNullableType(of)
  if (isListType(type)) {
    const items = valueShapeOf(type.ofType, fields)
    return items === null ? null : { ...orNothing('array'), items }
  }
  if (fields !== undefined) return isObjectType(type) ? shapeOf(fields, type) : null
  const leaf = isEnumType(type) ? 'string' : LEAVES[type.name]
  return leaf === undefined ? null : orNothing(leaf)
}

const isPlain = ({ alias, directives, name, arguments: args = [] }: FieldNode): boolean =>
  alias === undefined && (directives ?? []).length === 0 && args.length === 0 && !name.value.startsWith('__')

/** The root field's arguments, out of the variables of a request. */
export function argumentsOf({ args }: Plan, variables: Readonly<Record<string, unknown>>): object {
  const given = args.filter(([, variable]) => variables[variable] !== undefined)
  return Object.fromEntries(given.map(([argument, variable]) => [argument, variables[variable]]))
}
