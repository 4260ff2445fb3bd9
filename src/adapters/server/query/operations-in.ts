import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql'
import { resolverOf } from './resolvers'

/**
 * Returns the operations of the contract that a document names: its fields at the top, or those
 * within a field that only holds operations.
 */
export function operationsIn({ definitions }: DocumentNode): readonly string[] {
  const fieldsOf = ({ selections }: SelectionSetNode): readonly string[] =>
    selections.flatMap((selection): readonly string[] => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet)
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = definitions.find(
          (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
        )
        return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsOf(fragment.selectionSet) : []
      }
      const { name, selectionSet } = selection
      return resolverOf(name.value) === undefined && selectionSet !== undefined ? fieldsOf(selectionSet) : [name.value]
    })
  return definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? fieldsOf(each.selectionSet) : []))
}
