import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limit } from '#test/support/limit'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import type { Schema } from '#test/support/foreign/samples'
import { Contract } from '../../../../scripts/conformance/contract.ts'
import type { PlatformClient } from '../../../../scripts/conformance/platform-client.ts'
import { Player } from '../../../../scripts/conformance/player.ts'
import { realTime } from '../../../../scripts/conformance/time.ts'
import { valueAt } from '../../../../scripts/conformance/values.ts'

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'contract')
const contract = new Contract(folder)

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

const openapi = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** What each call has, and a client fills in by itself. */
const NAMED_BY_CLIENT = new Set(['language', 'ver', 'access_token'])

/** Which of the values that a schema admits: at its bounds, or between them. */
type Edge = 'least' | 'middle' | 'most'

const numberOf = ({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema, edge: Edge): number =>
  edge === 'least' ? minimum : edge === 'most' ? maximum : Math.floor(minimum + (maximum - minimum) / 2)

/** A value at an edge of what a schema admits. */
function edgeOf(schema: Schema, edge: Edge): unknown {
  if (schema.$ref !== undefined)
    return edgeOf(openapi.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, edge)
  if ('const' in schema) return schema.const
  if (schema.enum !== undefined) return schema.enum.at(edge === 'least' ? 0 : -1)
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null')
  if (choice !== undefined) return edgeOf(choice, edge)
  if (schema.properties !== undefined)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, edgeOf(part, edge)]))
  const type = [schema.type].flat()[0]
  if (schema.prefixItems !== undefined) return schema.prefixItems.map((part) => edgeOf(part, edge))
  if (type === 'array') {
    const count = edge === 'least' ? (schema.minItems ?? 0) : Math.min(schema.maxItems ?? 2, 2)
    return Array.from({ length: count }, () => edgeOf(schema.items ?? {}, edge))
  }
  if (type === 'integer' || type === 'number') return numberOf(schema, edge)
  if (type === 'boolean') return edge === 'most'
  if (type === 'string') return 'a'.repeat(edge === 'least' ? (schema.minLength ?? 0) : (schema.maxLength ?? 100))
  return {}
}

let environment: TestEnvironment
let server: TestServer
let client: PlatformClient
beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment)
  const time = { ...realTime, pass: () => environment.advance(1_000), now: () => environment.clock.now() }
  const player = new Player(contract, server.url, time)
  const login = contract.examples.findIndex(({ name }) => name === 'The session of the account')
  for (const example of contract.examples.slice(0, login + 1)) await player.play(example)
  client = player.client
})
afterAll(() => server.app.close())

/** What no schema states of a field: it is written by the platform, is JSON in an address, is ahead, or is an address of mail. */
const OPAQUE = new Set(['after', 'payload', 'until', 'email'])

/** Refusals of a text for its length. Names of guests are counted as a reader counts, which no schema does. */
const OF_LENGTH = new Set(['too-long', 'no-name', 'no-text', 'invalid-title'])

const calls = Object.values(openapi.paths)
  .flatMap((methods) => Object.values(methods))
  .filter(({ operationId: id }) => contract.calls.has(id) && id !== 'logout')

const inAddressOf = ({ parameters = [] }: Operation): readonly Parameter[] =>
  parameters.filter(({ name, schema }) => schema !== undefined && !NAMED_BY_CLIENT.has(name))

const bodyOf = ({ requestBody }: Operation): Schema => Object.values(requestBody?.content ?? {})[0]?.schema ?? {}

const requestOf = (call: Operation, edge: Edge): Readonly<Record<string, unknown>> => ({
  ...(edgeOf(bodyOf(call), edge) as object),
  ...Object.fromEntries(inAddressOf(call).map(({ name, schema }) => [name, edgeOf(schema, edge)])),
})

/** The fields of a request that are numbers with bounds, and a value beyond each bound. */
const beyondOf = (call: Operation): readonly (readonly [name: string, value: number])[] =>
  [
    ...inAddressOf(call).map(({ name, schema }) => [name, schema] as const),
    ...Object.entries(bodyOf(call).properties ?? {}),
  ]
    .filter(([, { type }]) => type === 'integer')
    .flatMap(([name, { minimum, maximum }]) => [
      ...(minimum === undefined ? [] : [[name, minimum - 1] as const]),
      ...(maximum === undefined ? [] : [[name, maximum + 1] as const]),
    ])

it.each(['least', 'middle', 'most'] as const)(
  'the server takes the %s of each field that the published schema of a call admits',
  async (edge) => {
    const refused: unknown[] = []
    for (const call of calls) {
      const id = call.operationId
      const { status, body } = await client.call(id, requestOf(call, edge))
      const fields = valueAt(body, 'error.fields') ?? valueAt(body, 'fields') ?? []
      const wrong = (fields as readonly string[]).filter((field) => !OPAQUE.has(field))
      if (wrong.length > 0) refused.push([id, status, ...wrong])
      if (OF_LENGTH.has(String(valueAt(body, 'reason')))) refused.push([id, valueAt(body, 'reason')])
    }
    expect(refused).toEqual([])
  },
  limit(60_000),
)

it('the server refuses what is beyond the published bounds of a number, by its name', async () => {
  const taken: unknown[] = []
  const tried = new Set<string>()
  for (const call of calls)
    for (const [name, value] of beyondOf(call)) {
      const { status, body } = await client.call(call.operationId, { ...requestOf(call, 'least'), [name]: value })
      tried.add(`${call.operationId} ${name}`)
      const isNamed = ((valueAt(body, 'error.fields') ?? []) as readonly string[]).includes(name)
      if (status !== 400 || !isNamed) taken.push([call.operationId, name, value, status])
    }
  expect(taken).toEqual([])
  expect([...tried]).toEqual(
    expect.arrayContaining(['favoriteActors first', 'listReactions first', 'getComments limit']),
  )
})
