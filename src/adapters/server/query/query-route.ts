import type { FastifyInstance, FastifyReply } from 'fastify'
import type { GraphQLError } from 'graphql'
import { answerOf } from './answer'
import { Documents } from './documents'
import { codeOfFault } from '@/adapters/server/base/answer-errors'
import { bearerOf, languageOf } from '@/adapters/server/base/caller-of'
import { parsed } from '@/adapters/server/base/parsed'
import { MISSING_TOKEN, QUERY_PATH, queryRequest } from '@/adapters/wire/base/query-call'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { Platform } from '@/application/platform/platform'

interface Refusal {
  readonly message: string
  readonly extensions: { readonly code: BackendErrorCode }
}

const refuse = (reply: FastifyReply, status: number, errors: readonly Refusal[]) => reply.code(status).send({ errors })

const malformed = ({ message }: GraphQLError): Refusal => ({ message, extensions: { code: 'invalid-request' } })

/** The data-query endpoint: whatever it is asked without a token, it asks for the token (API-012, API-013). */
export function queryRoute(app: FastifyInstance, platform: Platform, introspection: boolean): void {
  const documents = new Documents(introspection)
  app.post(QUERY_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const token = bearerOf(request)
    if (token === null) {
      return refuse(reply, 401, [{ message: MISSING_TOKEN, extensions: { code: 'missing-token' } }])
    }
    const { query, ...asked } = parsed(queryRequest, request.body)
    const ports = await platform.portsFor(token, languageOf(request))
    if (ports === null) {
      return refuse(reply, 401, [{ message: 'session-expired', extensions: { code: 'session-expired' } }])
    }
    const question = documents.read(query)
    if (!('document' in question)) return refuse(reply, 400, question.map(malformed))
    const answer = await answerOf(question, asked, { ports })
    if (typeof answer === 'string') return reply.type('application/json; charset=utf-8').send(answer)
    const { data, errors } = answer
    if (errors === undefined) return { data }
    return { data: null, errors: errors.map((error) => refusalOf(error, request.log)) }
  })
}

/** What went wrong inside is told by its code; what was wrong with the question is told in words. */
function refusalOf(error: GraphQLError, log: { error: (fields: object, text: string) => void }): Refusal {
  const { originalError } = error
  if (originalError === undefined || originalError === null) return malformed(error)
  const code = codeOfFault(originalError)
  if (code === 'internal') log.error({ fault: { name: originalError.name, stack: originalError.stack } }, 'failed')
  return { message: code, extensions: { code } }
}
