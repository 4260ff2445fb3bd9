import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { baseCostOf, listSizeOf, MAX_ROOT_FIELDS } from './limits'
import { querySchema } from './schema'
import { LimitExceeded, NOTHING, sum, type RowCost, type Sums } from './sums'
import { MAX_PAGE_SIZE } from '@/application/paging/page'

/**
 * The cost of an operation: a fixed part, and a part for each row of its pages. One unit is one
 * value of the answer.
 */
export interface OperationCost {
  readonly fixed: number
  readonly pages: readonly RowCost[]
  /** Values of variables that a request may leave out. */
  readonly defaults: ReadonlyMap<string, number>
}

/** A document within the limits, or the sentence that names the limit it exceeds. */
export type DocumentAnalysis = {
  /** Number of selections and directives that were checked: each of the document once. */
  readonly visited: number
} & (
  | { readonly ok: true; readonly operations: ReadonlyMap<string | null, OperationCost> }
  | { readonly ok: false; readonly message: string }
)

/**
 * Counts what a document requests without validating it, in time linear in its length: every
 * fragment is summed up once, and its sums are added wherever it is spread. Unknown types and
 * fields cost one unit; validation refuses them later.
 */
export function analyse(document: DocumentNode): DocumentAnalysis {
  const count = new DocumentCount(document)
  try {
    return { ok: true, operations: count.operations(), visited: count.visited }
  } catch (error) {
    if (error instanceof LimitExceeded) return { ok: false, message: error.message, visited: count.visited }
    throw error
  }
}

/**
 * Returns the cost of an operation with these variables. A value that is no number costs nothing:
 * such a request is refused for its type.
 */
export function costOf(
  { fixed, pages, defaults }: OperationCost,
  variables: Readonly<Record<string, unknown>>,
): number {
  let cost = fixed
  for (const page of pages) {
    const rows = typeof page.rows === 'number' ? page.rows : (variables[page.rows] ?? defaults.get(page.rows))
    cost += typeof rows === 'number' ? Math.min(Math.max(rows, 0), MAX_PAGE_SIZE) * page.cost : 0
  }
  return cost
}

class DocumentCount {
  visited = 0
  private readonly fragments = new Map<string, FragmentDefinitionNode>()
  /** `null`: being summed up, so that spreading it now is a cycle. */
  private readonly known = new Map<string, Sums | null>()

  constructor(private readonly document: DocumentNode) {
    for (const node of document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(node.name.value, node)
    }
  }

  operations(): ReadonlyMap<string | null, OperationCost> {
    const operations = new Map<string | null, OperationCost>()
    let all = NOTHING
    for (const node of this.document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) all = sum(all, { ...this.fragment(node), rootFields: 0 })
      if (node.kind !== Kind.OPERATION_DEFINITION) continue
      const sums = this.selectionSet(node.selectionSet, querySchema.getRootType(node.operation) ?? undefined)
      all = sum(all, sums)
      if (all.rootFields > MAX_ROOT_FIELDS) {
        throw new LimitExceeded(`The document requests more than ${MAX_ROOT_FIELDS} fields at the top.`)
      }
      const defaults = (node.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
        defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
      )
      const { fixed, pages } = sums
      operations.set(node.name?.value ?? null, { fixed, pages, defaults: new Map(defaults) })
    }
    return operations
  }

  private fragment({ name, typeCondition, selectionSet }: FragmentDefinitionNode): Sums {
    const known = this.known.get(name.value)
    if (known === null) throw new LimitExceeded(`Fragment "${name.value}" spreads itself.`)
    if (known !== undefined) return known
    this.known.set(name.value, null)
    const sums = this.selectionSet(selectionSet, objectType(typeCondition.name.value))
    this.known.set(name.value, sums)
    return sums
  }

  private selectionSet({ selections }: SelectionSetNode, type: GraphQLObjectType | undefined): Sums {
    let sums = NOTHING
    for (const selection of selections) sums = sum(sums, this.selection(selection, type))
    return sums
  }

  private selection(node: SelectionNode, type: GraphQLObjectType | undefined): Sums {
    const written = 1 + (node.directives?.length ?? 0)
    this.visited += written
    const inner = this.within(node, type)
    return sum({ ...NOTHING, selections: written }, inner)
  }

  private within(node: SelectionNode, type: GraphQLObjectType | undefined): Sums {
    if (node.kind === Kind.FIELD) return this.field(node, type)
    if (node.kind === Kind.INLINE_FRAGMENT) {
      const { typeCondition, selectionSet } = node
      return this.selectionSet(selectionSet, typeCondition === undefined ? type : objectType(typeCondition.name.value))
    }
    const fragment = this.fragments.get(node.name.value)
    return fragment === undefined ? NOTHING : this.fragment(fragment)
  }

  private field(node: FieldNode, parent: GraphQLObjectType | undefined): Sums {
    const { selectionSet } = node
    const field = parent === undefined ? undefined : querySchema.getField(parent, node.name.value)
    const type = field === undefined ? undefined : getNamedType(field.type)
    const inner =
      selectionSet === undefined ? NOTHING : this.selectionSet(selectionSet, isObjectType(type) ? type : undefined)
    const costs = costsOf(node, field, parent, inner)
    return sum(NOTHING, { selections: inner.selections, depth: inner.depth + 1, rootFields: 1, ...costs })
  }
}

function costsOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown> | undefined,
  parent: GraphQLObjectType | undefined,
  inner: Sums,
): Pick<Sums, 'fixed' | 'perRow' | 'pages'> {
  const { fixed, perRow, pages } = inner
  if (field === undefined || parent === undefined) return { fixed: fixed + 1, perRow, pages }
  const base = baseCostOf(parent.name, field.name)
  if (field.args.some(({ name }) => name === 'first')) {
    return { fixed: base + fixed, perRow: 0, pages: [...pages, { rows: rowsOf(node), cost: perRow }] }
  }
  if (!isListType(getNullableType(field.type))) return { fixed: base + fixed, perRow, pages }
  // Rows of a page; no page is nested in another.
  if (field.name === 'items') return { fixed: base, perRow: 1 + fixed + perRow * MAX_PAGE_SIZE, pages }
  const size = listSizeOf(parent.name, field.name)
  return {
    fixed: base + size * (1 + fixed),
    perRow: size * perRow,
    pages: pages.map(({ rows, cost }) => ({ rows, cost: size * cost })),
  }
}

function rowsOf({ arguments: given = [] }: FieldNode): number | string {
  const value = given.find(({ name }) => name.value === 'first')?.value
  if (value?.kind === Kind.VARIABLE) return value.name.value
  return value?.kind === Kind.INT ? Number(value.value) : 0
}

function objectType(name: string): GraphQLObjectType | undefined {
  const type = querySchema.getType(name)
  return isObjectType(type) ? type : undefined
}
