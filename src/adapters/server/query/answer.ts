import { execute, Kind, type ExecutionResult } from 'graphql'
import type * as z from 'zod/mini'
import { costOf } from './document-cost'
import type { PreparedDocument } from './documents'
import { COST_BUDGET, PLANNED_COST_BUDGET } from './limits'
import { argumentsOf } from './compiled-query'
import { resolverOf, resolvers, type QueryContext } from './resolvers'
import { querySchema } from './schema'
import type { queryRequest } from '@/adapters/wire/base/query-call'

/** The part of a request that selects the operation of a document and its variables. */
type Requested = Pick<z.output<typeof queryRequest>, 'variables' | 'operationName'>

/** The answer as JSON or as an executor gives it, or why the request is not executed. */
export type Answer = string | ExecutionResult | { readonly refused: readonly string[] }

/**
 * Answers a request within its budget: by the plan of its document if there is one, as JSON; by an
 * executor otherwise, and in case of an error, which it can report best.
 */
export async function answerOf(prepared: PreparedDocument, request: Requested, context: QueryContext): Promise<Answer> {
  const refused = refusalOfCost(prepared, request)
  if (refused !== null) return { refused: [refused] }
  const planned = await executeCompiled(prepared, request, context)
  if (planned !== null) return planned
  const result = await execute({
    schema: querySchema,
    document: prepared.document,
    rootValue: resolvers,
    contextValue: context,
    variableValues: request.variables ?? {},
    operationName: request.operationName ?? null,
    hideSuggestions: true,
    options: { maxCoercionErrors: 5 },
  })
  // Without data nothing was executed: variables have other types than declared, or the operation
  // is not there.
  return result.data === undefined ? { refused: refusalsOf(result) } : result
}

/**
 * Refuses an operation that costs too much. Only the operation that is executed counts; if the
 * document does not have it, an executor reports so.
 */
function refusalOfCost(
  { operations, compiled }: PreparedDocument,
  { variables, operationName }: Requested,
): string | null {
  const [only, ...others] = operations.values()
  const operation =
    (operationName ?? null) === null && others.length === 0 ? only : operations.get(operationName ?? null)
  if (operation === undefined) return null
  const budget = compiled === null ? COST_BUDGET : PLANNED_COST_BUDGET
  const cost = costOf(operation, variables ?? {})
  return cost <= budget
    ? null
    : `The request costs ${Math.ceil(cost)}, and may cost ${budget}: request fewer fields or rows.`
}

const refusalsOf = ({ errors = [] }: ExecutionResult): readonly string[] => {
  const names = errors.flatMap(({ nodes }) =>
    nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION ? [nodes[0].variable.name.value.slice(0, 60)] : [],
  )
  if (names.length === 0) return ['The document has no such operation.']
  return [...new Set(names)].map((name) => `Variable "$${name}" is missing, or is not of the type it is declared with.`)
}

/**
 * Runs the plan of a document; `null`: there is none, or it did not come to an answer. Plans only
 * read, so that running twice changes nothing.
 */
async function executeCompiled(
  { compiled }: PreparedDocument,
  request: Requested,
  context: QueryContext,
): Promise<string | null> {
  const name = request.operationName ?? null
  if (compiled === null || (name !== null && name !== compiled.operation)) return null
  const resolve = resolverOf(compiled.field)
  // A field that only holds operations of its own: they are resolved by an executor.
  if (resolve === undefined) return null
  try {
    return compiled.write(await resolve(argumentsOf(compiled, request.variables ?? {}), context))
  } catch {
    return null
  }
}
