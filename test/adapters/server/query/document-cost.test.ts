import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDocument, anySmallDocument } from '#test/support/arbitraries/documents'
import { aliasedPages, spreadFragments } from '#test/support/query/costly-documents'
import { analyse, costOf } from '@/adapters/server/query/document-cost'
import {
  baseCostOf,
  COST_BUDGET,
  listSizeOf,
  MAX_DEPTH,
  MAX_ROOT_FIELDS,
  MAX_SELECTIONS,
  PLANNED_COST_BUDGET,
} from '@/adapters/server/query/limits'
import { ownDocuments } from '@/adapters/server/query/own-documents'
import { querySchema } from '@/adapters/server/query/schema'
import { MAX_PAGE_SIZE } from '@/application/paging/page'

const ROWS = 7

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

/** Sums up a selection set by walking into every fragment wherever it is spread. `rows`: of the page it stands in. */
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
function reference(document: DocumentNode) {
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

function nodesOf(document: DocumentNode): number {
  let nodes = 0
  visit(document, { enter: () => void nodes++ })
  return nodes
}

describe('the analysis of a document', () => {
  it.each([
    ['seven', spreadFragments(7)],
    ['eight', spreadFragments(8)],
    ['nine', spreadFragments(9)],
    ['forty', spreadFragments(40)],
    ['twenty-four, two by two,', spreadFragments(24, 2)],
  ])('refuses %s levels of fragments that spread fragments, and looks at each selection once', (_levels, text) => {
    const document = parse(text)
    const analysis = analyse(document)
    expect(analysis.ok).toBe(false)
    expect(analysis.visited).toBeLessThanOrEqual(nodesOf(document))
  })

  it('counts fields at the top that stand in fragments', () => {
    expect(analyse(parse(aliasedPages(MAX_ROOT_FIELDS + 1)))).toMatchObject({
      ok: false,
      message: `The document asks for more than ${MAX_ROOT_FIELDS} fields at the top.`,
    })
    expect(analyse(parse(aliasedPages(MAX_ROOT_FIELDS, 'id'))).ok).toBe(true)
  })

  it('counts all operations of a document together', () => {
    const operations = Array.from({ length: MAX_ROOT_FIELDS + 1 }, (_, number) => `query Q${number} { unreadTotal }`)
    expect(analyse(parse(operations.join(' '))).ok).toBe(false)
    expect(analyse(parse(operations.slice(1).join(' '))).ok).toBe(true)
  })

  it('multiplies the fields of a page by its rows, as the variables or their defaults say', () => {
    const costWith = (text: string, variables: Record<string, unknown>): number => {
      const analysis = analyse(parse(text))
      const [operation] = analysis.ok ? [...analysis.operations.values()] : []
      return operation === undefined ? NaN : costOf(operation, variables)
    }
    const page = 'notifications(first: $n) { items { id type } }'
    const [none, ten] = [0, 10].map((n) => costWith(`query($n: Int!) { ${page} }`, { n }))
    expect((ten ?? 0) - (none ?? 0)).toBe(30)
    expect(costWith(`query($n: Int = 10) { ${page} }`, {})).toBe(ten)
    expect(costWith(`{ ${page.replace('$n', '10')} }`, {})).toBe(ten)
    expect(
      costWith(`query($n: Int!) { ...F } fragment F on Query { ... @skip(if: false) { ${page} } }`, { n: 10 }),
    ).toBe(ten)
    expect(costWith(`query($n: Int!) { ${page} }`, { n: 1e9 })).toBe(
      costWith(`query($n: Int!) { ${page} }`, { n: MAX_PAGE_SIZE }),
    )
    for (const n of [-5, 'many', null, true, [], {}]) expect(costWith(`query($n: Int!) { ${page} }`, { n })).toBe(none)
  })

  it('agrees with a walk into every fragment wherever it is spread', () => {
    fc.assert(
      fc.property(anySmallDocument, (text) => {
        const document = parse(text)
        const analysis = analyse(document)
        const { isWithin, costs } = reference(document)
        expect(analysis.ok).toBe(isWithin)
        if (!analysis.ok) return
        expect([...analysis.operations.values()].map((each) => costOf(each, { n: ROWS, m: ROWS }))).toEqual(costs)
      }),
      { numRuns: 2_000 },
    )
  })

  it('looks at no part of any document twice, and never fails in another way than by refusing it', () => {
    fc.assert(
      fc.property(anyDocument, (text) => {
        const document = parse(text)
        const analysis = analyse(document)
        expect(analysis.visited).toBeLessThanOrEqual(nodesOf(document))
        expect(analysis.ok || analysis.message.length > 0).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('lets the largest pages of our own documents pass, and no page of all performers to anybody else', () => {
    const costs = [...ownDocuments].map((text) => {
      const analysis = analyse(parse(text))
      const [operation] = analysis.ok ? [...analysis.operations.values()] : []
      return operation === undefined ? NaN : costOf(operation, { first: MAX_PAGE_SIZE })
    })
    expect(costs.length).toBeGreaterThanOrEqual(12)
    for (const cost of costs) expect(cost).toBeLessThanOrEqual(PLANNED_COST_BUDGET)
    expect(Math.max(...costs)).toBeGreaterThan(COST_BUDGET)
  })
})
