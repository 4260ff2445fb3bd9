import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, Kind, OperationTypeNode } from 'graphql'
import { answerOf } from './answer'
import { Documents, type PreparedDocument } from './documents'
import { operationsIn } from './operations-in'
import { codeOfError, retryHeaders } from '@/adapters/server/base/http/answer-errors'
import { addressOf } from '@/adapters/server/base/http/caller-address'
import { bearerOf, languageOf, testDayOf } from '@/adapters/server/base/http/caller-of'
import { parsed } from '@/adapters/server/base/http/parsed'
import { logIfSecurity } from '@/adapters/server/base/security-log'
import type { Deprecations } from '@/adapters/wire/contract/deprecations'
import { STATUS_OF } from '@/adapters/wire/base/error-answer'
import {
  BONUS_CODE_PATH,
  MISSING_TOKEN,
  QUERY_PATH,
  queryRequest,
  type ServiceKey,
} from '@/adapters/wire/base/query-call'
import { BackendError, type BackendErrorCode } from '@/application/errors/backend-error'
import type { Platform } from '@/application/platform/platform'

/** An entry of `errors`. */
interface QueryError {
  readonly message: string
  readonly extensions: { readonly code: BackendErrorCode }
}

const errorOf = (code: BackendErrorCode, message: string = code): QueryError => ({ message, extensions: { code } })

/** A request of which nothing was executed: no `data`, and the status of its code. */
function refuse(reply: FastifyReply, code: BackendErrorCode, messages: readonly string[] = [code]) {
  logIfSecurity(reply.log, code)
  return reply.code(STATUS_OF[code]).send({ errors: messages.map((message) => errorOf(code, message)) })
}

/**
 * The data-query endpoint: any query without a token is answered that the token is missing
 * (API-012, API-013). Every failure has one shape: `errors`, each with a message and a code, and
 * the status of the first code (docs/errors.md).
 */
export function queryRoute(
  app: FastifyInstance,
  platform: Platform,
  introspection: boolean,
  deprecations: Deprecations,
): void {
  const documents = new Documents(introspection)
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.header('cache-control', 'no-store')
    const token = bearerOf(request)
    if (token === null) return refuse(reply, 'missing-token', [MISSING_TOKEN])
    const { query, documentId = '', ...requested } = parsed(queryRequest, request.body)
    const ports = await platform.portsFor(token, languageOf(request), undefined, addressOf(request))
    if (ports === null) return refuse(reply, 'session-expired')
    const prepared = query === undefined ? documents.byId(documentId) : documents.read(query)
    if ('refused' in prepared) return refuse(reply, 'invalid-request', prepared.refused)
    if (!deprecations.isEmpty) reply.headers(deprecations.headers('query', operationsIn(prepared.document)))
    const hasKey = async ({ header, isOf }: ServiceKey): Promise<boolean> => {
      const given = request.headers[header]
      return typeof given === 'string' && (await isOf(given, token))
    }
    const day = isReading(prepared) ? testDayOf(request) : null
    const asOf =
      day === null ? ports : await platform.portsFor(token, languageOf(request), undefined, addressOf(request), day)
    const answered = await answerOf(prepared, requested, {
      ports: asOf ?? ports,
      hasKey,
      language: languageOf(request),
      log: request.log,
    })
    if (typeof answered === 'string') return reply.type('application/json; charset=utf-8').send(answered)
    if ('refused' in answered) return refuse(reply, 'invalid-request', answered.refused)
    if (answered.errors === undefined) return { data: answered.data }
    const errors = answered.errors.map((error) => queryErrorOf(error, request))
    const first = errors[0]?.extensions.code ?? 'internal'
    return reply.code(STATUS_OF[first]).headers(retryHeaders(first)).send({ data: null, errors })
  }
  for (const path of [QUERY_PATH, BONUS_CODE_PATH]) app.post(path, { errorHandler }, answer)
}

const isReading = ({ document }: PreparedDocument): boolean =>
  document.definitions.every(
    (part) => part.kind !== Kind.OPERATION_DEFINITION || part.operation === OperationTypeNode.QUERY,
  )

/**
 * Answers errors before a document is known: a body that is none or too large, too many requests, a
 * failure of the platform.
 */
function errorHandler(failure: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const code = codeOfError(failure)
  logIfSecurity(request.log, code)
  logInternal(code, failure, request)
  const status = failure instanceof BackendError ? STATUS_OF[code] : (failure.statusCode ?? STATUS_OF[code])
  void reply
    .code(status)
    .headers(retryHeaders(code))
    .send({ errors: [errorOf(code, messageOf(code, failure))] })
}

/**
 * Returns the error of a request that cannot be executed: the wrong field or argument; of internal
 * errors, only a code is disclosed.
 */
function queryErrorOf({ originalError, path }: GraphQLError, request: FastifyRequest): QueryError {
  // GraphQL's own sentences about an argument name the schema; about a value of ours they have no
  // position in the document.
  if (originalError instanceof GraphQLError && originalError.nodes !== undefined) {
    return errorOf('invalid-request', `The arguments of "${String(path?.[0])}" are not valid.`)
  }
  const code = codeOfError(originalError)
  logIfSecurity(request.log, code)
  logInternal(code, originalError, request)
  return errorOf(code, messageOf(code, originalError))
}

/** `invalid-request` names fields of the request and never values. */
const messageOf = (code: BackendErrorCode, error: unknown): string =>
  code === 'invalid-request' && error instanceof BackendError ? error.message : code

function logInternal(code: BackendErrorCode, failure: unknown, request: FastifyRequest): void {
  if (code !== 'internal') return
  const { name, stack } = failure instanceof Error ? failure : new Error(String(failure))
  request.log.error({ error: { name, stack } }, 'failed')
}
