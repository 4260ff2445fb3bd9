import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType } from 'graphql'

const schema = buildSchema(readFileSync('docs/contract/schema.graphql', 'utf8'))

/** What the query schema states about `first` of an operation; 500 where it states nothing (docs/wire.md). */
export function mostOf(id: string): number {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  )
  const all = fields.flatMap((field) => {
    const type = getNamedType(field.type)
    return [field, ...('getFields' in type ? Object.values(type.getFields()) : [])]
  })
  const args = all.flatMap((field) => (field.name === id && 'args' in field ? field.args : []))
  const about = args.find(({ name }) => name === 'first')?.description ?? ''
  return Number(/\b1 to (\d+)\./u.exec(about)?.[1] ?? 500)
}
