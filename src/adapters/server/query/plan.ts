import { Kind, OperationTypeNode, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql'

/** How one field of an answer is copied: as it is, or by its own fields. */
interface Copied {
  readonly name: string
  readonly fields: readonly Copied[] | null
}

/** A question whose answer is one resolver's, copied field by field. */
export interface Plan {
  /** The name of the operation, by which it may be asked for. */
  readonly operation: string | null
  readonly field: string
  /** Arguments of the root field, each from a variable. */
  readonly args: readonly (readonly [argument: string, variable: string])[]
  readonly fields: readonly Copied[] | null
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
  if (root?.kind !== Kind.FIELD || another !== undefined || !isPlain(root)) return null
  const args: [string, string][] = []
  for (const { name, value } of root.arguments ?? []) {
    if (value.kind !== Kind.VARIABLE) return null
    args.push([name.value, value.name.value])
  }
  const fields = root.selectionSet === undefined ? null : copiesOf(root.selectionSet)
  if (fields === undefined) return null
  return { operation: operation.name?.value ?? null, field: root.name.value, args, fields }
}

/** `undefined`: something in it is not plain. */
function copiesOf({ selections }: SelectionSetNode): readonly Copied[] | undefined {
  const copies: Copied[] = []
  for (const field of selections) {
    if (field.kind !== Kind.FIELD || !isPlain(field) || (field.arguments ?? []).length > 0) return undefined
    const fields = field.selectionSet === undefined ? null : copiesOf(field.selectionSet)
    if (fields === undefined) return undefined
    copies.push({ name: field.name.value, fields })
  }
  const names = new Set(copies.map(({ name }) => name))
  return names.size === copies.length ? copies : undefined
}

const isPlain = ({ alias, directives, name }: FieldNode): boolean =>
  alias === undefined && (directives ?? []).length === 0 && !name.value.startsWith('__')

/** The root field's arguments, out of the variables of a request. */
export function argumentsOf({ args }: Plan, variables: Readonly<Record<string, unknown>>): object {
  const given = args.filter(([, variable]) => variables[variable] !== undefined)
  return Object.fromEntries(given.map(([argument, variable]) => [argument, variables[variable]]))
}

/** What was asked for of a resolver's answer, and nothing else of it. */
export const dataOf = ({ field, fields }: Plan, answer: unknown): Record<string, unknown> => ({
  [field]: copyOf(answer, fields),
})

function copyOf(value: unknown, fields: readonly Copied[] | null): unknown {
  if (value === undefined || value === null) return null
  if (fields === null) return value
  if (Array.isArray(value)) return value.map((each) => copyOf(each, fields))
  const copy: Record<string, unknown> = {}
  for (const { name, fields: own } of fields) copy[name] = copyOf((value as Record<string, unknown>)[name], own)
  return copy
}
