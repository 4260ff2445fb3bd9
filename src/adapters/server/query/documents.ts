import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
} from 'graphql'
import { limitsRule, MOST_TOKENS } from './limits'
import { ownDocuments } from './own-documents'
import { planOf, type Plan } from './plan'
import { querySchema } from './schema'

/** How many documents are remembered; the client has a dozen. */
const REMEMBERED = 200

/** A document that may be asked, and how it is answered where it is our own and plain. */
export interface Question {
  readonly document: DocumentNode
  readonly plan: Plan | null
}

/** Documents by their text, parsed and judged once. */
export class Documents {
  private readonly known = new Map<string, Question | readonly GraphQLError[]>()

  constructor(private readonly introspection: boolean) {}

  /** The question, or what is wrong with it. */
  read(text: string): Question | readonly GraphQLError[] {
    const known = this.known.get(text) ?? this.judge(text)
    this.known.delete(text)
    this.known.set(text, known)
    const [oldest] = this.known.keys()
    if (this.known.size > REMEMBERED && oldest !== undefined) this.known.delete(oldest)
    return known
  }

  private judge(text: string): Question | readonly GraphQLError[] {
    try {
      const document = parse(text, { maxTokens: MOST_TOKENS, noLocation: true })
      const rules = [...specifiedRules, limitsRule, ...(this.introspection ? [] : [NoSchemaIntrospectionCustomRule])]
      const errors = validate(querySchema, document, rules, { maxErrors: 5 })
      return errors.length === 0 ? { document, plan: ownDocuments.has(text) ? planOf(document) : null } : errors
    } catch (fault) {
      if (fault instanceof GraphQLError) return [fault]
      throw fault
    }
  }
}
