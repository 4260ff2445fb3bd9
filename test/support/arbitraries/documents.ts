import * as fc from 'fast-check'

/** Fields of a type that lead to another; `rank` prevents pages within rows of pages. */
const TYPES: Readonly<Record<string, { readonly rank: number; readonly branches: readonly string[] }>> = {
  Query: {
    rank: 0,
    branches: [
      'models(first: 3)>ModelPage',
      'models(first: $n)>ModelPage',
      'notifications(first: $m)>Newest',
      'gifts>Gift',
    ],
  },
  ModelPage: { rank: 1, branches: ['items>Model', 'nothing>Nothing'] },
  Newest: { rank: 2, branches: ['items>Nothing'] },
  Model: { rank: 2, branches: ['sedcards>Picture', 'prices>ChatPrices', 'state>Nothing', 'items>Model'] },
  ChatPrices: { rank: 2, branches: ['videoChat>Nothing'] },
  Gift: { rank: 2, branches: ['translations>Nothing', 'price>Nothing'] },
  Picture: { rank: 2, branches: ['family>Nothing'] },
  Nothing: { rank: 2, branches: ['nothing>Nothing'] },
}
const NAMES = Object.keys(TYPES)
const LEAVES = ['id', 'name', 'unreadTotal', 'total', '__typename', 'age', 'threeWords', 'secret', 'value'] as const
const DIRECTIVES = ['', '', '', ' @skip(if: false)', ' @include(if: true) @skip(if: false)'] as const

interface Fragment {
  readonly name: string
  readonly type: string
}

const rankOf = (type: string): number => TYPES[type]?.rank ?? 2
const joined = (all: fc.Arbitrary<readonly string[]>): fc.Arbitrary<string> => all.map((parts) => parts.join(' '))

/** Selections of a type, up to a maximum depth, spreading any of these fragments. */
function selections(type: string, depth: number, fragments: readonly Fragment[], widest: number): fc.Arbitrary<string> {
  const directive = fc.constantFrom(...DIRECTIVES)
  const alias = fc.constantFrom('', '', 'a: ', 'b: ')
  const fits = (of: string): boolean => rankOf(of) >= rankOf(type)
  const spreads = fragments.filter((each) => fits(each.type)).map(({ name }) => `...${name}`)
  const flat = [
    joined(fc.tuple(alias, fc.constantFrom(...LEAVES), directive)),
    joined(fc.tuple(fc.constantFrom('...Unknown', ...spreads), directive)),
  ]
  const some = { minLength: 1, maxLength: widest }
  if (depth <= 1) return joined(fc.array(fc.oneof(...flat), some))
  const within = (inner: string) => selections(inner, depth - 1, fragments, widest).map((set) => `{ ${set} }`)
  const branches = (TYPES[type]?.branches ?? []).map((branch) => {
    const [field = '', inner = 'Nothing'] = branch.split('>')
    return joined(fc.tuple(alias, fc.constant(field), directive, within(inner)))
  })
  const inline = fc
    .constantFrom('', ...NAMES.filter(fits))
    .chain((on) => within(on === '' ? type : on).map((set) => `...${on === '' ? '' : ` on ${on}`} ${set}`))
  return joined(fc.array(fc.oneof(...flat, ...branches, inline), some))
}

/**
 * A document of operations and fragments; `spreadable` specifies which fragments the fragment of a number may spread.
 */
function document(
  fragments: readonly Fragment[],
  depth: number,
  widest: number,
  spreadable: (number: number) => readonly Fragment[],
): fc.Arbitrary<string> {
  const operations = fc
    .array(selections('Query', depth, fragments, widest), { minLength: 1, maxLength: 3 })
    .map((sets) => sets.map((set, number) => `query Q${number}($n: Int!, $m: Int = 7) { ${set} }`).join(' '))
  const definitions = fragments.map(({ name, type }, number) =>
    selections(type, depth, spreadable(number), widest).map((set) => `fragment ${name} on ${type} { ${set} }`),
  )
  return joined(fc.tuple(operations, ...definitions))
}

const FRAGMENTS: readonly Fragment[] = ['Query', 'Query', 'ModelPage', 'Model', 'Nothing'].map((type, number) => ({
  name: `F${number}`,
  type,
}))

/** Without cycles, and small enough to be walked without remembering anything. */
export const anySmallDocument: fc.Arbitrary<string> = document(FRAGMENTS, 4, 3, (number) => FRAGMENTS.slice(number + 1))

const ring = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 9 })).map(([levels, width]) => {
  const level = (number: number): string =>
    `fragment F${number} on Query { ${`...F${(number + 1) % (levels + 1)} `.repeat(width)}}`
  const fragments = Array.from({ length: levels }, (_, number) => level(number)).join(' ')
  return `{ ...F0 } ${fragments} fragment F${levels} on Query { id }`
})

/** With cycles, deep chains and thousands of selections: as long as a document may be. */
export const anyDocument: fc.Arbitrary<string> = fc
  .oneof(
    ring,
    document(FRAGMENTS, 4, 5, () => FRAGMENTS),
    joined(fc.array(selections('Query', 3, [], 12), { minLength: 1, maxLength: 20 })).map((sets) => `{ ${sets} }`),
  )
  .filter((text) => text.length <= 10_000)
