import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OverlappingFieldsCanBeMergedRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ValidationRule,
} from 'graphql'
import { analyse, type OperationCost } from './document-cost'
import { sentenceOf } from './error-texts'
import { MAX_TOKENS } from './limits'
import { compileQuery, type CompiledQuery } from './compiled-query'
import { querySchema } from './schema'
import { BoundedMap } from '@/adapters/shared/bounded-map'
import { queryDocuments } from '@/adapters/wire/contract/query-contract'

/** Number of documents of clients that are cached. */
const MAX_CACHED = 200

/** A valid document within the limits, and what each of its operations costs. */
export interface PreparedDocument {
  readonly document: DocumentNode
  readonly operations: ReadonlyMap<string | null, OperationCost>
  /** The query that answers it without an executor, if it is a published one and plain. */
  readonly compiled: CompiledQuery | null
}

/** The reasons why a document is not executed, one sentence each. */
export interface RefusedDocument {
  readonly refused: readonly string[]
}

/**
 * Rules that compare fields with each other, and their arguments: they run only on documents that
 * hold no field or argument too many.
 */
const comparing: readonly ValidationRule[] = [OverlappingFieldsCanBeMergedRule]

/** Each of these takes time linear in a document within the limits. */
const simple: readonly ValidationRule[] = specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule)

/** Documents by their text or their id, each parsed, analysed and validated once. */
export class Documents {
  private readonly known = new BoundedMap<string, PreparedDocument | RefusedDocument>(MAX_CACHED)
  private readonly published = new Map<string, PreparedDocument>()

  constructor(private readonly introspection: boolean) {}

  /**
   * Returns a document that the contract publishes under this id. Only these have plans: they are a
   * closed list.
   */
  byId(id: string): PreparedDocument | RefusedDocument {
    const known = this.published.get(id)
    if (known !== undefined) return known
    const text = queryDocuments.get(id)
    const prepared = text === undefined ? { refused: ['There is no document of this id.'] } : this.prepare(text)
    if ('refused' in prepared) return prepared
    const planned = { ...prepared, compiled: compileQuery(prepared.document) }
    this.published.set(id, planned)
    return planned
  }

  read(text: string): PreparedDocument | RefusedDocument {
    const known = this.known.get(text) ?? this.prepare(text)
    this.known.set(text, known)
    return known
  }

  /** Counts before it validates: validation is not linear. */
  private prepare(text: string): PreparedDocument | RefusedDocument {
    const document = parsedDocument(text)
    if ('refused' in document) return document
    const analysis = analyse(document)
    if (!analysis.ok) return { refused: [analysis.message] }
    const closed = this.introspection ? [] : [NoSchemaIntrospectionCustomRule]
    for (const rules of [[...closed, ...simple], comparing]) {
      // One error is enough to refuse it, and the search for more takes time.
      const [error] = validate(querySchema, document, rules, { maxErrors: 1, hideSuggestions: true })
      if (error !== undefined) return { refused: [sentenceOf(error)] }
    }
    return { document, operations: analysis.operations, compiled: null }
  }
}

function parsedDocument(text: string): DocumentNode | RefusedDocument {
  try {
    return parse(text, { maxTokens: MAX_TOKENS, noLocation: true })
  } catch (failure) {
    if (failure instanceof GraphQLError) return { refused: [failure.message] }
    throw failure
  }
}
