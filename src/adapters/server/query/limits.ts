import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql'

/** How deep a document may nest its fields, and how many it may ask for at the top. */
const DEEPEST = 8
const MOST_ROOT_FIELDS = 12

/** Most tokens a document may have: no honest one of ours has half as many. */
export const MOST_TOKENS = 1_500

function depthOf(set: SelectionSetNode, context: ValidationContext, seen: ReadonlySet<string>): number {
  let deepest = 0
  for (const selection of set.selections) {
    let inner: SelectionSetNode | undefined
    let through = seen
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const { value } = selection.name
      if (seen.has(value)) continue
      through = new Set([...seen, value])
      inner = context.getFragment(value)?.selectionSet
    } else {
      inner = selection.selectionSet
    }
    const step = selection.kind === Kind.FIELD ? 1 : 0
    deepest = Math.max(deepest, step + (inner === undefined ? 0 : depthOf(inner, context, through)))
  }
  return deepest
}

/** Refuses documents that would make the platform work out of all proportion. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      const { selectionSet } = node
      if (selectionSet.selections.length > MOST_ROOT_FIELDS) {
        context.reportError(new GraphQLError('Too many operations in one document', { nodes: node }))
      }
      if (depthOf(selectionSet, context, new Set()) > DEEPEST) {
        context.reportError(new GraphQLError('Document nests too deep', { nodes: node }))
      }
    },
  }
}
