import { parse, validate, visit } from 'graphql'
import { describe, expect, it } from 'vitest'
import { resolvers } from '@/adapters/server/query/resolvers'
import { Documents } from '@/adapters/server/query/documents'
import { querySchema } from '@/adapters/server/query/schema'
import type { PublishedOperation } from '@/adapters/wire/base/feature-contract'
import { features } from '@/adapters/wire/contract/features'
import { queryDocuments } from '@/adapters/wire/contract/query-contract'
import { fromUpperSnake, upperSnake } from '@/adapters/wire/base/upper-snake'

const modules = import.meta.glob<Record<string, unknown>>('/src/adapters/wire/**/*.ts', { eager: true })

const isOperation = (value: unknown): value is PublishedOperation =>
  typeof value === 'object' && value !== null && 'transport' in value && 'request' in value && 'answer' in value

/** Every operation that is declared anywhere. */
const declared = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .filter(isOperation)

const idOf = ({ transport, name }: PublishedOperation): string => `${transport} ${name}`

/** Every document the client sends, by its id. */
const documents = [...queryDocuments.values()]

describe('the declarations', () => {
  it('are all published, each once', () => {
    const published = features.flatMap(({ operations }) => operations).map(({ operation }) => idOf(operation))
    expect(published.sort()).toEqual([...new Set(declared.map(idOf))].sort())
    expect(published.length).toBeGreaterThan(70)
  })
})

const operationsOf = (name: 'Query' | 'Mutation'): readonly string[] => {
  const type = querySchema.getType(name)
  return type !== undefined && 'getFields' in type ? Object.keys(type.getFields()) : []
}

describe("the client's documents", () => {
  it('are all valid against the schema and within its limits', () => {
    expect(documents.length).toBeGreaterThanOrEqual(13)
    expect(documents.flatMap((text) => validate(querySchema, parse(text))).map(({ message }) => message)).toEqual([])
    const read = new Documents(false)
    expect(documents.filter((text) => 'refused' in read.read(text))).toEqual([])
  })

  it('use every operation there is, and every operation is answered', () => {
    const used = new Set<string>()
    for (const text of documents) {
      visit(parse(text), {
        OperationDefinition: ({ selectionSet }) => {
          for (const field of selectionSet.selections) if (field.kind === 'Field') used.add(field.name.value)
        },
      })
    }
    // A service with queries and mutations is a field of both.
    const offered = [...new Set([...operationsOf('Query'), ...operationsOf('Mutation')])].sort()
    expect([...used].sort()).toEqual(offered)
    expect(Object.keys(resolvers).sort()).toEqual(offered)
  })
})

describe('names on the wire', () => {
  it('are in capitals with underscores and come back as they were', () => {
    const orders = ['newest', 'mostExpensive', 'topTrending', 'online-only'] as const
    expect(orders.map(upperSnake)).toEqual(['NEWEST', 'MOST_EXPENSIVE', 'TOP_TRENDING', 'ONLINE_ONLY'])
    const read = fromUpperSnake(orders)
    expect(orders.map((order) => read.parse(upperSnake(order)))).toEqual(orders)
    expect(['newest', 'Newest', 'NEWEST ', ''].map((name) => read.safeParse(name).success)).toEqual(
      Array.from({ length: 4 }, () => false),
    )
  })
})
