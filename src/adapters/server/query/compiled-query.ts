import { Kind, OperationTypeNode, type DocumentNode } from 'graphql'
import { writerOf } from './answer-writer'
import { querySchema } from './schema'
import type { Write } from '@/adapters/server/base/http/cached-json'

/** A question whose answer is one resolver's, written field by field. */
export interface CompiledQuery {
  /** The name of the operation, by which it may be requested. */
  readonly operation: string | null
  readonly field: string
  /** Arguments of the root field, each from a variable. */
  readonly args: readonly (readonly [argument: string, variable: string])[]
  /**
   * Writes the whole answer as JSON from the resolver's result. Throws if that is of another type.
   */
  readonly write: Write
}

/**
 * Returns the plan of a valid document, if it is as plain as those of our own pages: a query of one
 * field, all arguments variables without defaults, nothing twice, no alias, fragment or directive.
 * Returns `null` for any other, which takes an executor. An executor checks the type of every value
 * again; for a page of a list that is four fifths of the work of answering it.
 */
export function compileQuery({ definitions }: DocumentNode): CompiledQuery | null {
  const [operation, more] = definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION || more !== undefined) return null
  if (operation.operation !== OperationTypeNode.QUERY || (operation.directives ?? []).length > 0) return null
  if ((operation.variableDefinitions ?? []).some(({ defaultValue }) => defaultValue !== undefined)) return null
  const [root, another] = operation.selectionSet.selections
  if (root?.kind !== Kind.FIELD || another !== undefined) return null
  if (root.alias !== undefined || (root.directives ?? []).length > 0) return null
  const args: [string, string][] = []
  for (const { name, value } of root.arguments ?? []) {
    if (value.kind !== Kind.VARIABLE) return null
    args.push([name.value, value.name.value])
  }
  const field = root.name.value
  const requested = querySchema.getQueryType()?.getFields()[field]
  const write = requested === undefined ? null : writerOf(requested.type, root.selectionSet)
  if (write === null) return null
  return {
    operation: operation.name?.value ?? null,
    field,
    args,
    write: (answer) => `{"data":{"${field}":${answer === undefined || answer === null ? 'null' : write(answer)}}}`,
  }
}

/** The root field's arguments, out of the variables of a request. */
export function argumentsOf({ args }: CompiledQuery, variables: Readonly<Record<string, unknown>>): object {
  const given = args.filter(([, variable]) => variables[variable] !== undefined)
  return Object.fromEntries(given.map(([argument, variable]) => [argument, variables[variable]]))
}
