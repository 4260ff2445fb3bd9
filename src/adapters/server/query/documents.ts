import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
} from 'graphql'
import { limitsRule, MOST_TOKENS } from './limits'
import { planOf, type Plan } from './plan'
import { querySchema } from './schema'

/** How many documents are remembered; the client has a dozen. */
const REMEMBERED = 200

/** A document that may be asked, and how it is answered where that is plain. */
export interface Question {
  readonly document: DocumentNode
  /** `undefined`: it was asked once only; to make a plan takes as long as a hundred answers by it save. */
  readonly plan: Plan | null | undefined
}

/** Documents by their text, parsed and judged once. */
export class Documents {
  private readonly known = new Map<string, Question | readonly GraphQLError[]>()

  constructor(private readonly introspection: boolean) {}

  /** The question, or what is wrong with it. */
  read(text: string): Question | readonly GraphQLError[] {
    const before = this.known.get(text)
    const known = before === undefined ? this.judge(text) : planned(before)
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
      return errors.length === 0 ? { document, plan: undefined } : errors
    } catch (fault) {
      if (fault instanceof GraphQLError) return [fault]
      throw fault
    }
  }
}

const planned = (known: Question | readonly GraphQLError[]): Question | readonly GraphQLError[] =>
  'document' in known && known.plan === undefined ? { ...known, plan: planOf(known.document) } : known
