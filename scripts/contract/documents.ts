import * as z from 'zod'
import { asyncapiOf } from './asyncapi.ts'
import { configurationOf } from './configuration.ts'
import { guestCalls } from './guest-calls.ts'
import { openapiOf } from './openapi.ts'
import { referenceOf } from './reference.ts'
import { wordsOf } from './words.ts'
import { catalogueLine } from '@/adapters/modules/catalogue/lines'
import { guestSet } from '@/adapters/wire/contract/guest-set'
import { queryDocuments, querySdl } from '@/adapters/wire/contract/query-contract'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

export { CONTRACT_VERSION } from '@/adapters/wire/base/version'

/** The published documents by their names in docs/contract. */
export const contractFiles = (): Readonly<Record<string, string>> => ({
  'openapi.json': json(openapiOf(guestSet, guestCalls)),
  'asyncapi.json': json(asyncapiOf(guestSet.features)),
  'words.json': json(wordsOf([openapiOf(guestSet, guestCalls), asyncapiOf(guestSet.features)])),
  'reference.md': referenceOf(guestSet.features),
  'schema.graphql': querySdl,
  'catalogue.schema.json': json(z.toJSONSchema(catalogueLine, { io: 'input' })),
  'configuration.schema.json': json(configurationOf()),
  'documents.json': json(Object.fromEntries(queryDocuments)),
})
