/** `levels` of fragments, each spreading the next `width` times: width to the power of levels fields, when walked naively. */
export function spreadFragments(levels: number, width = 8): string {
  const level = (number: number): string => `fragment F${number} on Query { ${`...F${number + 1} `.repeat(width)}}`
  const fragments = Array.from({ length: levels }, (_, number) => level(number)).join(' ')
  return `{ ...F0 } ${fragments} fragment F${levels} on Query { unreadTotal }`
}

/** Many pages of the largest size behind one spread. */
export function aliasedPages(pages: number, fields = 'id name age country'): string {
  const page = (number: number): string =>
    `a${number}: models(filter: {}, sort: NAME, first: 500, offset: 0) { items { ${fields} } }`
  return `{ ...A } fragment A on Query { ${Array.from({ length: pages }, (_, number) => page(number)).join(' ')} }`
}

const repeat = (count: number, part: (number: number) => string): string =>
  Array.from({ length: count }, (_, number) => part(number)).join(' ')

const MAX_LENGTH = 10_000

const TOKENS = /\.\.\.|[\w$]+|"[^"]*"|[^\s,\w]/gu

/** As many parts as fit into the characters and the tokens a document may have. */
function filled(part: (number: number) => string, open = '{ ', close = ' }'): string {
  const parts: string[] = []
  let length = open.length + close.length
  let tokens = `${open}${close}`.match(TOKENS)?.length ?? 0
  for (let number = 0; number < 1_500; number += 1) {
    const next = part(number)
    length += next.length + 1
    tokens += next.match(TOKENS)?.length ?? 0
    if (length > MAX_LENGTH || tokens > 1_490) break
    parts.push(next)
  }
  return `${open}${parts.join(' ')}${close}`
}

const MODELS = 'sort: NAME, first: 1, offset: 0'

/** Documents within 10,000 characters that each make one part of a GraphQL server work, by what they make it do. */
export const costlyDocuments: Readonly<Record<string, string>> = {
  'seven levels of eight spreads': spreadFragments(7),
  'eight levels of eight spreads': spreadFragments(8),
  'nine levels of eight spreads': spreadFragments(9),
  'forty levels of eight spreads': spreadFragments(40),
  'twenty-four levels of two spreads': spreadFragments(24, 2),
  'fifty-five pages in a fragment': aliasedPages(55, 'id'),
  'twelve pages in a fragment': aliasedPages(12),
  'one field again and again': filled(() => 'unreadTotal'),
  'one alias again and again': filled(() => 'a:unreadTotal'),
  'many aliases': filled((number) => `a${number}:unreadTotal`),
  'one page again and again, nested': filled(
    () => 'models(filter:{},sort:NAME,first:1,offset:0){items{state{isOnline}}}',
  ),
  'fields that are not there': filled((number) => `secret${number}`),
  'long fields that are not there': filled((number) => `${'unreadTotals'.repeat(60)}${number}`),
  'one long name': `{ ${'a'.repeat(9_900)} }`,
  'one long alias': `{ ${'a'.repeat(9_900)}: unreadTotal }`,
  'unknown directives': filled(() => '@a', '{ unreadTotal ', ' }'),
  'directives again and again': filled(() => '@skip(if:true)', '{ unreadTotal ', ' }'),
  'unknown arguments': filled((number) => `a${number}:1`, '{ unreadTotal(', ') }'),
  'a long list of ids': filled(() => '1', '{ models(filter:{ids:[', `]}, ${MODELS}) { total } }`),
  'a long list of objects': filled(() => '{}', '{ models(filter:[', `], ${MODELS}) { total } }`),
  'unknown words of an enum': filled(() => 'QQ', '{ models(filter:{genderTypes:[', `]}, ${MODELS}) { total } }`),
  'a deep list': `{ models(filter: ${'['.repeat(700)}${']'.repeat(700)}, ${MODELS}) { total } }`,
  'a deep object': `{ models(filter: ${'{a:'.repeat(480)}1${'}'.repeat(480)}, ${MODELS}) { total } }`,
  'a long text': `{ models(filter: {text: "${'x'.repeat(9_800)}"}, ${MODELS}) { total } }`,
  'a long escaped text': `{ models(filter: {text: "${'\\u0041'.repeat(1_600)}"}, ${MODELS}) { total } }`,
  'a long number': `{ models(filter: {}, sort: NAME, first: ${'9'.repeat(9_800)}, offset: 0) { total } }`,
  'a long block of text': `{ models(filter: {text: """${' \n'.repeat(4_800)}"""}, ${MODELS}) { total } }`,
  'fragments spread in pairs': `{ ${repeat(12, (a) => `...F${a}`)} } ${repeat(12, (a) => `fragment F${a} on Query { ${repeat(20, (b) => `a${b}: unreadTotal`)} }`)}`,
  'fragments that spread all others': `{ ...F0 } ${repeat(30, (a) => `fragment F${a} on Query { ${repeat(30, (b) => (b > a ? `...F${b}` : ''))} unreadTotal }`)}`,
  'unused fragments': filled((number) => `fragment F${number} on Query { unreadTotal }`, '{ unreadTotal } ', ''),
  'a cycle of many fragments': `{ ...F0 } ${repeat(150, (a) => `fragment F${a} on Query { ...F${(a + 1) % 150} }`)}`,
  'fragments of each other in a ring': `{ ...F0 } ${repeat(25, (a) => `fragment F${a} on Query { ${repeat(25, (b) => `...F${b}`)} }`)}`,
  'many operations': filled((number) => `query Q${number} { unreadTotal }`, '', ''),
  'many operations of one fragment': `${repeat(150, (a) => `query Q${a} { ...F }`)} fragment F on Query { unreadTotal }`,
  'many variables': filled((number) => `$v${number}: Int`, 'query(', ') { unreadTotal }'),
  'unknown variables': filled((number) => `a${number}: notifications(first: $v${number}) { unseen }`),
  'many unknown types': filled((number) => `$v${number}: Modell${number}`, 'query(', ') { unreadTotal }'),
  'inline fragments, deep': `{ ${'... { '.repeat(490)} unreadTotal ${'}'.repeat(490)} }`,
  'fields, deep': `{ ${'items { '.repeat(490)} id ${'}'.repeat(490)} }`,
  'pairs of inline fragments': `{ ${repeat(6, () => `... { models(filter: {}, ${MODELS}) { ${repeat(12, () => '... { items { id } }')} } }`)} }`,
  'leaves in pairs': `{ models(filter: {}, ${MODELS}) { items { ${'id '.repeat(240)} } } }`,
  'objects in pairs': `{ models(filter: {}, ${MODELS}) { items { ${'state { isOnline } '.repeat(120)} } } }`,
  'pages in pairs': `{ models(filter: {}, ${MODELS}) { ${'items { id } '.repeat(120)} } }`,
  'objects of leaves in pairs': `{ models(filter: {}, ${MODELS}) { items { ${`state { ${'isOnline '.repeat(18)} } `.repeat(12)} } } }`,
  'lists of lists in pairs': `{ ${repeat(2, () => `models(filter: {}, ${MODELS}) { ${repeat(3, () => `items { ${repeat(4, () => `prices { ${repeat(3, () => `videoChat { value value }`)} }`)} }`)} }`)} }`,
  'roots in pairs, with long arguments': `{ ${repeat(12, () => `models(filter:{ids:[${repeat(80, String)}]}, ${MODELS}) { total }`)} }`,
  'inline fragments in pairs': `{ models(filter: {}, ${MODELS}) { ${'... { items { id } } '.repeat(80)} } }`,
  'inline fragments of pairs': `{ models(filter: {}, ${MODELS}) { ${`... { ${'items { id } '.repeat(6)} } `.repeat(18)} } }`,
  'fragments in pairs, nested': `{ models(filter: {}, ${MODELS}) { ${repeat(10, (a) => `...F${a}`)} } } ${repeat(10, (a) => `fragment F${a} on ModelPage { ${'items { id } '.repeat(5)} }`)}`,
  'type names': filled(() => '__typename'),
  introspection: `{ __schema { types { fields { type { fields { type { name } } } } } } }`,
  'definitions of types': filled((number) => `type T${number} { a: Int }`, '', ''),
}
