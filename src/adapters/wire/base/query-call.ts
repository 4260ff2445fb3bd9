import * as z from 'zod/mini'
import type { Operation } from './operation'
import { answerText, text, type Wire } from './scalars'
import { isStorable } from '@/domain/access/text'

/**
 * An operation of the data-query endpoint: a field at the top of the query schema, or of a field there (`parent`); the schema is printed
 * from these declarations (API-012). `request` is what its arguments may be, `answer` what the field is.
 */
export interface QueryCall<I, O> extends Operation<I, O> {
  readonly transport: 'query'
  readonly kind: 'query' | 'mutation'
  /** The field at the top that the operation is a field of; missing: it is at the top itself. */
  readonly parent?: string
  /** How arguments are written where the wire has other names than the domain. */
  readonly encode?: (request: I) => object
  /** The key of another service that answers it; missing: the platform itself does. */
  readonly key?: ServiceKey
}

/** A key in a header of its own, which is sent for a guest who is logged in and for no other (FEE-015). */
export interface ServiceKey {
  readonly header: string
  /** Whether a request of a guest who is logged in is refused without it. */
  readonly isRequired: boolean
  /** The key of the session that has an access token. */
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

/** An operation that sets an absolute state, so that sending it twice has the effect of sending it once. */
export const mutation = <I, O>(name: string, request: Wire<I>, answer: Wire<O>): QueryCall<I, O> => ({
  name,
  transport: 'query',
  kind: 'mutation',
  request,
  answer,
  repeatable: true,
})

/** The same operation as a field of a field at the top: `chatShows { getShowList }`. */
export const within = <I, O>(parent: string, call: QueryCall<I, O>): QueryCall<I, O> => ({ ...call, parent })

/** The same operation with a key. */
export const keyed = <I, O>(key: ServiceKey, call: QueryCall<I, O>): QueryCall<I, O> => ({ ...call, key })

export const QUERY_PATH = '/query'

/** The exact message that a query without a token receives (API-013, ruling 1). */
export const MISSING_TOKEN = 'Missing Vxql-Token'

/** Maximum length of a document that the endpoint reads, in characters. */
export const MAX_DOCUMENT_LENGTH = 10_000

/** A document is code: it may have tabs, and is not composed. The texts within it are looked at as variables are. */
const documentText = z.string().check(
  z.refine((given) => given !== '' && given.length <= MAX_DOCUMENT_LENGTH && isStorable(given), {
    params: { longest: MAX_DOCUMENT_LENGTH, shortest: 1, lines: true },
  }),
)

/**
 * What a client sends: a document of its own as `query`, or the id of a published one, which is the name of its operation
 * (docs/contract/documents.json). Where both are given the document counts.
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
      }),
    ),
  ),
})
