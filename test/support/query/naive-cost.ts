import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql'
import { baseCostOf, listSizeOf, MAX_DEPTH, MAX_ROOT_FIELDS, MAX_SELECTIONS } from '@/adapters/server/query/limits'
import { querySchema } from '@/adapters/server/query/schema'
import { MAX_PAGE_SIZE } from '@/application/paging/page'

/** How many rows a variable requests. */
export const ROWS = 7

interface Sums {
  selections: number
  depth: number
  rootFields: number
  cost: number
}

/** How many rows a page within this field has. */
function rowsWithin(node: FieldNode, field: GraphQLField<unknown, unknown> | undefined, rows: number): number {
  // A page within a page is none of ours; it is taken to be as long as can be.
  if (node.name.value === 'items' && field !== undefined) return MAX_PAGE_SIZE
  if (field?.args.some(({ name }) => name === 'first') !== true) return rows
  const first = (node.arguments ?? []).find(({ name }) => name.value === 'first')?.value
  return first?.kind === Kind.INT ? Number(first.value) : first?.kind === Kind.VARIABLE ? ROWS : 0
}

/** Sums up a selection set by walking into every fragment wherever it is spread. `rows`: of the page it is in. */
function walked(
  document: DocumentNode,
  set: SelectionSetNode,
  type: GraphQLObjectType | undefined,
  rows: number,
): Sums {
  const sums = { selections: 0, depth: 0, rootFields: 0, cost: 0 }
  for (const node of set.selections) {
    sums.selections += 1 + (node.directives?.length ?? 0)
    if (node.kind !== Kind.FIELD) {
      const fragment =
        node.kind === Kind.INLINE_FRAGMENT
          ? node
          : document.definitions.find(
              (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === node.name.value,
            )
      if (fragment === undefined || !('selectionSet' in fragment)) continue
      const condition = 'typeCondition' in fragment ? fragment.typeCondition : undefined
      const named = condition === undefined ? type : querySchema.getType(condition.name.value)
      const inner = walked(document, fragment.selectionSet, isObjectType(named) ? named : undefined, rows)
      sums.selections += inner.selections
      sums.depth = Math.max(sums.depth, inner.depth)
      sums.rootFields += inner.rootFields
      sums.cost += inner.cost
      continue
    }
    const field = type === undefined ? undefined : querySchema.getField(type, node.name.value)
    const named = field === undefined ? undefined : getNamedType(field.type)
    const inside = rowsWithin(node, field, rows)
    const inner =
      node.selectionSet === undefined
        ? { selections: 0, depth: 0, cost: 0 }
        : walked(document, node.selectionSet, isObjectType(named) ? named : undefined, inside)
    sums.selections += inner.selections
    sums.depth = Math.max(sums.depth, inner.depth + 1)
    sums.rootFields += 1
    if (field === undefined || type === undefined) {
      sums.cost += 1 + inner.cost
      continue
    }
    const size = field.name === 'items' ? rows : listSizeOf(type.name, field.name)
    const isList = isListType(getNullableType(field.type))
    sums.cost += baseCostOf(type.name, field.name) + (isList ? size * (1 + inner.cost) : inner.cost)
  }
  return sums
}

/** What every operation and fragment of a document sums up to, without remembering any. */
export function naiveCost(document: DocumentNode) {
  const all = { selections: 0, depth: 0, rootFields: 0 }
  const costs: number[] = []
  for (const node of document.definitions) {
    if (!('selectionSet' in node)) continue
    const isOperation = node.kind === Kind.OPERATION_DEFINITION
    const type = isOperation ? querySchema.getQueryType() : querySchema.getType(node.typeCondition.name.value)
    const { selections, depth, rootFields, cost } = walked(
      document,
      node.selectionSet,
      isObjectType(type) ? type : undefined,
      0,
    )
    all.selections += selections
    all.depth = Math.max(all.depth, depth)
    if (!isOperation) continue
    all.rootFields += rootFields
    costs.push(cost)
  }
  const isWithin = all.selections <= MAX_SELECTIONS && all.depth <= MAX_DEPTH && all.rootFields <= MAX_ROOT_FIELDS
  return { isWithin, costs }
}
