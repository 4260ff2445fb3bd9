import { buildSchema } from 'graphql'
import { querySdl } from '@/adapters/wire/contract/query-contract'

/** The query schema, built from what the operations declare. */
export const querySchema = buildSchema(querySdl)
