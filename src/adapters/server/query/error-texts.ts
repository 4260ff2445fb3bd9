import { Kind, type ASTNode, type GraphQLError } from 'graphql'

/** Maximum length of the part of a document that a sentence repeats, in characters. */
const MAX_WORD_LENGTH = 60

/** The name a document has for a node; `null` where it has none. */
function wordOf(node: ASTNode | undefined): string | null {
  if (node === undefined) return null
  if (node.kind === Kind.VARIABLE_DEFINITION) return `$${node.variable.name.value}`
  if (node.kind === Kind.VARIABLE) return `$${node.name.value}`
  if (node.kind === Kind.NAMED_TYPE || 'name' in node) return node.name?.value ?? null
  return 'value' in node && typeof node.value === 'string' ? node.value : null
}

/**
 * Returns a sentence that names the wrong part of a document. GraphQL's own sentences name types,
 * fields and values of the schema that were not requested; this one repeats only what was sent.
 */
export function sentenceOf({ nodes }: GraphQLError): string {
  const word = wordOf(nodes?.[0])
  return word === null
    ? 'The document is not valid.'
    : `The document is not valid at "${word.slice(0, MAX_WORD_LENGTH)}".`
}
