import * as z from 'zod/mini'
import type { Operation } from './operation'
import { answerText, text, type Wire } from './scalars'
import { isStorable } from '@/domain/access/text'

/**
 * An operation of the data-query endpoint: a top-level field of the query schema, or a field within
 * one (`parent`). The schema is printed from these declarations (API-012). `request` describes its
 * arguments, `answer` the type of the field.
 */
export interface QueryCall<I, O> extends Operation<I, O> {
  readonly transport: 'query'
  readonly kind: 'query' | 'mutation'
  /**
   * The top-level field that contains the operation. Default: the operation is a top-level field
   * itself.
   */
  readonly parent?: string
  /** Converts arguments whose names on the wire differ from the domain's. */
  readonly encode?: (request: I) => object
  /**
   * Converts the errors of a platform that answers with a code for each in place of data; they are
   * failures without it.
   */
  readonly refusedWith?: (errors: readonly { readonly errorCode?: number | null }[]) => O
  /** The key of another service that answers it. Default: the platform answers it itself. */
  readonly key?: ServiceKey
}

/** A key in its own header, sent only for guests who are logged in (FEE-015). */
export interface ServiceKey {
  readonly header: string
  /** Whether a request of a logged-in guest without it is refused. */
  readonly isRequired: boolean
  /** Returns the key of the session with an access token. */
  readonly of: (token: string) => Promise<string>
  readonly isOf: (key: string, token: string) => Promise<boolean>
}

export const query = <I, O>(
  name: string,
  request: Wire<I>,
  answer: Wire<O>,
  encode?: (request: I) => object,
): QueryCall<I, O> => ({
  name,
  transport: 'query',
  kind: 'query',
  request,
  answer,
  repeatable: true,
  ...(encode === undefined ? {} : { encode }),
})

/**
 * Declares an operation that sets an absolute state, so that sending it twice has the effect of
 * sending it once.
 */
export const mutation = <I, O>(name: string, request: Wire<I>, answer: Wire<O>): QueryCall<I, O> => ({
  name,
  transport: 'query',
  kind: 'mutation',
  request,
  answer,
  repeatable: true,
})

/** Returns the operation as a field of a top-level field: `chatShows { getShowList }`. */
export const within = <I, O>(parent: string, call: QueryCall<I, O>): QueryCall<I, O> => ({ ...call, parent })

/** Returns the operation with a key. */
export const keyed = <I, O>(key: ServiceKey, call: QueryCall<I, O>): QueryCall<I, O> => ({ ...call, key })

export const QUERY_PATH = '/query'

/** The second address of the same queries, by which bonus codes are documented [VOU-029]. */
export const BONUS_CODE_PATH = `${QUERY_PATH}/bonus-code`

/** The exact message that a query without a token receives (API-013, ruling 1). */
export const MISSING_TOKEN = 'Missing Vxql-Token'

/** Maximum length of a document that the endpoint reads, in characters. */
export const MAX_DOCUMENT_LENGTH = 10_000

/**
 * The text of a document. It is code, so it may contain tabs and is not normalized; the texts
 * within it are checked as variables are.
 */
const documentText = z.string().check(
  z.refine((given) => given !== '' && given.length <= MAX_DOCUMENT_LENGTH && isStorable(given), {
    params: { longest: MAX_DOCUMENT_LENGTH, shortest: 1, lines: true },
  }),
)

/**
 * A client's request: its own document as `query`, or the id of a published one, which is the name
 * of its operation (docs/contract/documents.json). If both are given, the document takes
 * precedence.
 */
export const queryRequest = z
  .object({
    query: z.exactOptional(documentText),
    documentId: z.exactOptional(text(100, 1)),
    variables: z.exactOptional(z.nullable(z.record(text(100), z.unknown()))),
    operationName: z.exactOptional(z.nullable(text(100))),
  })
  .check(z.refine(({ query, documentId }) => query !== undefined || documentId !== undefined, { path: ['query'] }))

export const queryAnswer = z.object({
  data: z.exactOptional(z.nullable(z.record(answerText(100), z.unknown()))),
  errors: z.exactOptional(
    z.array(
      z.object({
        message: answerText(10_000),
        extensions: z.exactOptional(z.object({ code: z.exactOptional(answerText(100)) })),
        errorCode: z.exactOptional(z.nullable(z.int())),
      }),
    ),
  ),
})
