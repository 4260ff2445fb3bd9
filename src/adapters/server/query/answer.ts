import { execute, type ExecutionResult } from 'graphql'
import type * as z from 'zod/mini'
import type { Question } from './documents'
import { argumentsOf } from './plan'
import { resolverOf, resolvers, type QueryContext } from './resolvers'
import { querySchema } from './schema'
import type { queryRequest } from '@/adapters/wire/base/query-call'

type Asked = Pick<z.output<typeof queryRequest>, 'variables' | 'operationName'>

/**
 * Answers a question: by its plan where it has one, as JSON; by an executor else, and where something is wrong, which it can
 * say best.
 */
export async function answerOf(
  question: Question,
  asked: Asked,
  context: QueryContext,
): Promise<string | ExecutionResult> {
  return (
    (await answerByPlan(question, asked, context)) ??
    execute({
      schema: querySchema,
      document: question.document,
      rootValue: resolvers,
      contextValue: context,
      variableValues: asked.variables ?? {},
      operationName: asked.operationName ?? null,
    })
  )
}

/** `null`: there is no plan, or it did not come to an answer. Plans only read, so that asking twice changes nothing. */
async function answerByPlan({ plan }: Question, asked: Asked, context: QueryContext): Promise<string | null> {
  const name = asked.operationName ?? null
  if (plan === null || (name !== null && name !== plan.operation)) return null
  try {
    return plan.write(await resolverOf(plan.field)?.(argumentsOf(plan, asked.variables ?? {}), context))
  } catch {
    return null
  }
}
