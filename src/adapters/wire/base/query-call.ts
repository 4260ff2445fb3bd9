import * as z from 'zod/mini'
import { text, type Wire } from './scalars'
import { isStorable } from '@/domain/access/text'

/**
 * One operation of the data-query endpoint as both ends read it: the client's document, what its variables may be once the
 * server looks at them, and what its data is once the client does (API-012).
 */
export interface QueryCall<V, R> {
  readonly document: string
  /** How variables are written where the wire has other words than the domain. */
  readonly encode?: (variables: V) => object
  readonly variables: Wire<V>
  readonly result: Wire<R>
}

export const QUERY_PATH = '/query'

/** What a query without a token is told, word for word (API-013, ruling 1). */
export const MISSING_TOKEN = 'Missing Vxql-Token'

/** Longest document the endpoint reads, in characters. */
export const LONGEST_DOCUMENT = 10_000

/** A document is code: it may have tabs, and is not composed. The texts within it are looked at as variables are. */
const documentText = z
  .string()
  .check(z.refine((given) => given !== '' && given.length <= LONGEST_DOCUMENT && isStorable(given)))

export const queryRequest = z.object({
  query: documentText,
  variables: z.exactOptional(z.nullable(z.record(text(100), z.unknown()))),
  operationName: z.exactOptional(z.nullable(text(100))),
})

export const queryAnswer = z.object({
  data: z.exactOptional(z.nullable(z.record(z.string(), z.unknown()))),
  errors: z.exactOptional(
    z.array(
      z.object({
        message: z.string(),
        extensions: z.exactOptional(z.object({ code: z.exactOptional(z.string()) })),
      }),
    ),
  ),
})
