import { definitionOf, shapeOf, wireSideOf } from './schema-reader'
import { printType, queryTypeOf, type SdlNames } from './query-types'
import type { Wire } from '@/adapters/wire/base/scalars'
import type { PublishedOperation } from '@/adapters/wire/base/feature-contract'

/** An operation of the query endpoint, as far as its document needs it. */
export interface QueryOperation extends PublishedOperation {
  readonly kind: 'query' | 'mutation'
  readonly parent?: string
}

/** All that a schema has, or of the entries of a page what is `listed`, as a selection; an empty text for what has no fields. */
function selectionOf(schema: Wire<unknown>, listed: readonly string[] | null = null): string {
  const definition = definitionOf(schema)
  switch (definition.type) {
    case 'nullable':
    case 'optional':
    case 'default':
      return selectionOf(definition.innerType, listed)
    case 'array':
      return selectionOf(definition.element, listed)
    case 'pipe':
      return selectionOf(wireSideOf(definition), listed)
    case 'union': {
      // The kinds of an object: what any of them has.
      const fields = new Map(definition.options.flatMap((option) => Object.entries(definitionOf(option).shape ?? {})))
      return definition.options.every((option) => definitionOf(option).type === 'object')
        ? ` { ${[...fields].map(([name, part]) => `${name}${selectionOf(part)}`).join(' ')} }`
        : ''
    }
    case 'object': {
      const isPage = 'items' in definition.shape
      const fields = Object.entries(definition.shape)
        .filter(([name]) => isPage || listed === null || listed.includes(name))
        .map(([name, part]) => `${name}${selectionOf(part, isPage ? listed : null)}`)
      return ` { ${fields.join(' ')} }`
    }
    default:
      return ''
  }
}

/**
 * The document of an operation: all of its arguments from variables, all that its answer has, or of the entries of a page what is
 * `listed`.
 */
export function documentOf(
  { kind, name, parent, request, answer }: QueryOperation,
  names: SdlNames,
  id: string = name,
  listed: readonly string[] | null = null,
): string {
  const args = Object.entries(shapeOf(request))
  const declared = args.map(([arg, schema]) => `$${arg}: ${printType(queryTypeOf(schema, names))}`).join(', ')
  const passed = args.map(([arg]) => `${arg}: $${arg}`).join(', ')
  const within = (text: string): string => (text === '' ? '' : `(${text})`)
  const field = `${name}${within(passed)}${selectionOf(answer, listed)}`
  return `${kind} ${id}${within(declared)} { ${parent === undefined ? field : `${parent} { ${field} }`} }`
}
