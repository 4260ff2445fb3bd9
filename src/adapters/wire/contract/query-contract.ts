import type { DescribedOperation } from '@/adapters/wire/base/feature-contract'
import { features } from './features'
import { documentOf, type QueryOperation } from './query-documents'
import { QuerySdl, sdlNamesOf } from './query-sdl'

const described: readonly DescribedOperation[] = features
  .flatMap(({ operations }) => operations)
  .filter(({ operation }) => operation.transport === 'query')

/** The query schema, printed from the operations. */
export const querySdl = new QuerySdl(features).print(described)

const names = sdlNamesOf(features)

/** Documents that clients may send by their id, which is the name of the operation, and the shorter ones it declares. */
export const queryDocuments: ReadonlyMap<string, string> = new Map(
  described.flatMap(({ operation, documents = {} }) => [
    [operation.name, documentOf(operation as QueryOperation, names)] as const,
    ...Object.entries(documents).map(
      ([id, listed]) => [id, documentOf(operation as QueryOperation, names, id, listed)] as const,
    ),
  ]),
)
