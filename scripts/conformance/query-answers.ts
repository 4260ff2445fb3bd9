import {
  buildSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql'

type Json = Readonly<Record<string, unknown>>

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => Number.isInteger(value),
  Float: (value) => typeof value === 'number',
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
}

/** Compares data with the fields its document requested, by the published query schema. */
export class QueryAnswers {
  private readonly schema: ReturnType<typeof buildSchema>

  constructor(sdl: string) {
    this.schema = buildSchema(sdl)
  }

  /**
   * Paths of the data that are not of their type, or are missing. Documents without fragments and aliases, as the
   * published ones.
   */
  errors(text: string, data: unknown): readonly string[] {
    const [operation] = parse(text).definitions
    if (operation?.kind !== Kind.OPERATION_DEFINITION) return ['the document has no operation']
    const root = operation.operation === 'mutation' ? this.schema.getMutationType() : this.schema.getQueryType()
    return root ? this.objectErrors(root, operation.selectionSet, data, 'data') : ['there is no such operation']
  }

  private objectErrors(
    type: GraphQLOutputType,
    { selections }: SelectionSetNode,
    value: unknown,
    at: string,
  ): readonly string[] {
    if (!isObjectType(type) || typeof value !== 'object' || value === null) return [`${at} is no object`]
    return selections.flatMap((selection) => {
      if (selection.kind !== Kind.FIELD) return [`${at} has a fragment`]
      const name = selection.name.value
      const field = type.getFields()[name]
      if (field === undefined) return [`${at}.${name} is not published`]
      return this.valueErrors(field.type, selection.selectionSet, (value as Json)[name], `${at}.${name}`)
    })
  }

  private valueErrors(
    type: GraphQLOutputType,
    fields: SelectionSetNode | undefined,
    value: unknown,
    at: string,
  ): readonly string[] {
    if (isNonNullType(type))
      return value === null ? [`${at} is null`] : this.valueErrors(type.ofType, fields, value, at)
    if (value === undefined) return [`${at} is missing`]
    if (value === null) return []
    if (isListType(type)) {
      if (!Array.isArray(value)) return [`${at} is no list`]
      return value.flatMap((each: unknown, index) => this.valueErrors(type.ofType, fields, each, `${at}[${index}]`))
    }
    if (fields !== undefined) return this.objectErrors(type, fields, value, at)
    return isLeafType(type) && this.isOf(type.name, value) ? [] : [`${at} is no ${getNamedType(type).name}`]
  }

  private isOf(name: string, value: unknown): boolean {
    const type = this.schema.getType(name)
    if (isEnumType(type)) return type.getValues().some((each) => each.name === value)
    return TYPES[name]?.(value) ?? false
  }
}

/** Where a document has its operation: the field, and the one at the top that holds it. A shorter document has the operation it is of. */
function placeOf(text: string, operation: string): { readonly field: string; readonly parent?: string } {
  const [definition] = parse(text).definitions
  const [root] = definition?.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : []
  if (root?.kind !== Kind.FIELD) return { field: operation }
  const within = root.selectionSet?.selections ?? []
  const isParent = within.some((each) => each.kind === Kind.FIELD && each.name.value === operation)
  return isParent ? { field: operation, parent: root.name.value } : { field: root.name.value }
}

/** What the data of a document answers to its operation. */
export function answerOf(text: string, operation: string, data: unknown): unknown {
  const { field, parent } = placeOf(text, operation)
  const fields = data as Readonly<Record<string, Json>>
  return parent === undefined ? fields[field] : fields[parent]?.[field]
}

/** The data of a document, for an answer of its operation. */
export function dataOf(text: string, operation: string, answer: unknown): Json {
  const { field, parent } = placeOf(text, operation)
  const own = { [field]: answer }
  return parent === undefined ? own : { [parent]: own }
}
