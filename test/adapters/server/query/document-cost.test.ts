import { parse, visit, type DocumentNode } from 'graphql'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDocument, anySmallDocument } from '#test/support/arbitraries/documents'
import { mostOf } from '#test/support/query/most-of'
import { naiveCost, ROWS } from '#test/support/query/naive-cost'
import { aliasedPages, spreadFragments } from '#test/support/query/costly-documents'
import { analyse, costOf } from '@/adapters/server/query/document-cost'
import { COST_BUDGET, MAX_ROOT_FIELDS, PLANNED_COST_BUDGET } from '@/adapters/server/query/limits'
import { queryDocuments } from '@/adapters/wire/contract/query-contract'
import { MAX_PAGE_SIZE } from '@/application/paging/page'

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

  it('counts fields at the top that are in fragments', () => {
    expect(analyse(parse(aliasedPages(MAX_ROOT_FIELDS + 1)))).toMatchObject({
      ok: false,
      message: `The document requests more than ${MAX_ROOT_FIELDS} fields at the top.`,
    })
    expect(analyse(parse(aliasedPages(MAX_ROOT_FIELDS, 'id'))).ok).toBe(true)
  })

  it('counts all operations of a document together', () => {
    const operations = Array.from({ length: MAX_ROOT_FIELDS + 1 }, (_, number) => `query Q${number} { unreadTotal }`)
    expect(analyse(parse(operations.join(' '))).ok).toBe(false)
    expect(analyse(parse(operations.slice(1).join(' '))).ok).toBe(true)
  })

  it('multiplies the fields of a page by its rows, as the variables or their defaults specify', () => {
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
        const { isWithin, costs } = naiveCost(document)
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

  it('lets the largest pages of our own documents pass, and no page of all actors to anyone else', () => {
    const costs = [...queryDocuments].map(([id, text]) => {
      const analysis = analyse(parse(text))
      const [operation] = analysis.ok ? [...analysis.operations.values()] : []
      return operation === undefined ? NaN : costOf(operation, { first: mostOf(id) })
    })
    expect(costs.length).toBeGreaterThanOrEqual(12)
    for (const cost of costs) expect(cost).toBeLessThanOrEqual(PLANNED_COST_BUDGET)
    expect(Math.max(...costs)).toBeGreaterThan(COST_BUDGET)
  })
})
