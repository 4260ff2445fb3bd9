import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type VariableDefinitionNode,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostOf } from '#test/support/query/most-of'
import { QueryServer } from '#test/support/query/query-server'

const published = (name: string): string => readFileSync(`docs/contract/${name}`, 'utf8')
const schema = buildSchema(published('schema.graphql'))
const documents = Object.entries(JSON.parse(published('documents.json')) as Readonly<Record<string, string>>)

type Fields = Readonly<Record<string, unknown>>
const examples = new Map(
  (JSON.parse(published('examples.json')) as readonly { readonly call: string; readonly request?: Fields }[]).map(
    ({ call, request = {} }) => [call, request],
  ),
)

/** What an example of this very argument has; what comes from earlier answers is an id. */
const shown = (given: unknown): unknown =>
  given === undefined || (typeof given === 'string' && given.startsWith('$')) ? undefined : given

/** The least that a type demands. */
function least(type: GraphQLInputType): unknown {
  const inner = isNonNullType(type) ? type.ofType : type
  if (isListType(inner)) return []
  if (isEnumType(inner)) return inner.getValues()[0]?.name
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, least(field.type)]),
    )
  const { name } = getNamedType(inner)
  return name === 'Boolean' ? true : name === 'Int' || name === 'Float' ? 1 : '1'
}

const variablesOf = (text: string): readonly VariableDefinitionNode[] =>
  parse(text).definitions.flatMap((each) =>
    each.kind === 'OperationDefinition' ? (each.variableDefinitions ?? []) : [],
  )

const requiredOf = (id: string, text: string): Fields =>
  Object.fromEntries(
    variablesOf(text).flatMap(({ variable, type }) => {
      const declared = typeFromAST(schema, type as never) as GraphQLInputType | undefined
      if (declared === undefined || !isNonNullType(declared)) return []
      const name = variable.name.value
      return [[name, shown(examples.get(`query ${id}`)?.[name]) ?? least(declared)]]
    }),
  )

let setup: QueryServer

beforeAll(async () => {
  setup = await QueryServer.start()
})
afterAll(() => setup.stop())

describe('a published document', () => {
  it('is answered with the variables that its types require and no other, so that what they let out may be left out', async () => {
    const refused: unknown[] = []
    for (const [id, text] of documents) {
      const variables = requiredOf(id, text)
      const { body } = await setup.request({ documentId: id }, variables)
      const codes = (body.errors ?? []).map(({ extensions }) => extensions.code)
      if (codes.includes('invalid-request')) refused.push([id, variables, body.errors])
    }
    expect(refused).toEqual([])
    expect(documents.length).toBeGreaterThan(60)
  }, 60_000)

  it('takes as many entries as its description allows, and refuses one more by its name', async () => {
    const wrong: unknown[] = []
    const counted = documents.filter(([, text]) =>
      variablesOf(text).some(({ variable }) => variable.name.value === 'first'),
    )
    for (const [id, text] of counted) {
      const most = mostOf(id)
      const variables = requiredOf(id, text)
      const messages = async (first: number): Promise<string> =>
        JSON.stringify((await setup.request({ documentId: id }, { ...variables, first })).body.errors ?? [])
      if ((await messages(most)).includes('invalid-request')) wrong.push([id, most, 'is refused'])
      if (!(await messages(most + 1)).includes('invalid-request: first')) wrong.push([id, most + 1, 'is not refused'])
    }
    expect(wrong).toEqual([])
    expect(counted.length).toBeGreaterThan(15)
  }, 60_000)
})
