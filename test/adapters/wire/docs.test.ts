import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GOING_AWAY } from '@/adapters/server/live/connection'
import { COST_BUDGET, MAX_TOKENS, PLANNED_COST_BUDGET } from '@/adapters/server/query/limits'
import { REST_PREFIX } from '@/adapters/wire/base/rest-call'
import { querySchema } from '@/adapters/server/query/schema'
import { STATUS_OF } from '@/adapters/wire/base/error-answer'
import { MAX_DOCUMENT_LENGTH } from '@/adapters/wire/base/query-call'
import type { RestCall } from '@/adapters/wire/base/rest-call'
import type { Wire } from '@/adapters/wire/base/scalars'
import { chatStartResult } from '@/adapters/wire/chat/chat'
import { UNSUPPORTED_STATUS, UNSUPPORTED_VERSION } from '@/adapters/wire/base/version'
import { features } from '@/adapters/wire/contract/features'
import { definitionOf } from '@/adapters/wire/contract/schema-reader'
import { liveCommand } from '@/adapters/wire/live/command'
import { liveUpdate } from '@/adapters/wire/live/update'
import { sendResult } from '@/adapters/wire/messenger/messenger-calls'
import { BACKEND_ERROR_CODES } from '@/application/errors/backend-error'
import { MISSING_PONG, PROTOCOL_ERROR } from '@/domain/live/session'

const read = (name: string): string => readFileSync(`${import.meta.dirname}/../../../docs/${name}`, 'utf8')

/** Cells of the tables of a page, row by row. */
const rows = (page: string): readonly (readonly string[])[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`(?<name>[^`]+)`/gu)].map((found) => found.groups?.['name'] ?? '')

/** Names of the choices that a union of commands or updates leaves. */
const typesOf = (schema: Wire<unknown>): readonly string[] =>
  definitionOf(schema).options.flatMap((option) => {
    const { type } = definitionOf(option).shape
    return type === undefined ? [] : definitionOf(type).values.map(String)
  })

/** A call as OpenAPI has it. */
interface Call {
  readonly operationId: string
  readonly 'x-repeatable': boolean
  readonly 'x-refusals'?: readonly string[]
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: object }>> }>
  >
}

const { paths } = JSON.parse(read('contract/openapi.json')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>
}

/** Reasons of refusals on the socket. */
const reasonsOfCommands = [chatStartResult, sendResult].flatMap((answer) =>
  definitionOf(answer).options.flatMap((option) => {
    const { reason } = definitionOf(option).shape
    return reason === undefined ? [] : Object.values(definitionOf(reason).entries)
  }),
)

describe('the page about errors', () => {
  it('explains every code there is, with its status, and no other', () => {
    const explained = rows(read('errors.md')).map(([code = '', status]) => [namesIn(code)[0], Number(status)])
    expect(explained).toEqual([
      ...BACKEND_ERROR_CODES.map((code) => [code, STATUS_OF[code]]),
      [UNSUPPORTED_VERSION, UNSUPPORTED_STATUS],
    ])
  })

  it('specifies for each what it means, what the guest sees and what to do [API-011]', () => {
    for (const cells of rows(read('errors.md'))) expect(cells.filter((cell) => cell.length > 2)).toHaveLength(5)
  })
})

describe('every page', () => {
  const root = `${import.meta.dirname}/../../..`
  const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/*.md', { cwd: root })]
  /** A path without the names of its parts. */
  const pathOf = (address: string): string => address.split('?')[0]?.replaceAll(/\{\w+\}/gu, '{}') ?? ''
  const published = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${pathOf(path)}`),
    ),
  )
  // The sign of life is at the root as well.
  published.add('GET /alive')
  const isPublished = (path: string): boolean => ['GET', 'POST'].some((method) => published.has(`${method} ${path}`))

  it('gives calls by the addresses they have: one that is typed as it is written is answered', () => {
    const written = pages.flatMap((page) =>
      [
        ...readFileSync(`${root}/${page}`, 'utf8').matchAll(/`(?:(?<method>GET|POST) )?(?<path>\/[^`\s…]*)[^`]*`/gu),
      ].map(({ groups }) => ({ page, method: groups?.['method'], path: pathOf(groups?.['path'] ?? '') })),
    )
    const isMissing = ({ method, path }: (typeof written)[number]): boolean =>
      method === undefined
        ? !isPublished(path) && isPublished(`${REST_PREFIX}${path}`)
        : !published.has(`${method} ${path}`)
    expect(written.filter(({ method }) => method !== undefined).length).toBeGreaterThan(12)
    expect(written.filter(isMissing)).toEqual([])
  })
})

describe('the guide to the wire', () => {
  const page = read('wire.md')

  it('names only calls, commands, updates and fields that are published', () => {
    const contract = ['reference.md', 'openapi.json', 'asyncapi.json', 'schema.graphql']
      .map((name) => read(`contract/${name}`))
      .join('\n')
    const words = new Set(contract.match(/\w+/gu))
    // Of the request of a data query, which is no operation itself.
    const others = new Set(['documentId'])
    const named = namesIn(page).filter((name) => /^[a-z]+(?:[A-Z]\w*)+$/u.test(name))
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((name) => !words.has(name) && !others.has(name))).toEqual([])
  })

  it('gives the limits and the close codes that the server has', () => {
    for (const limit of [MAX_DOCUMENT_LENGTH, MAX_TOKENS, COST_BUDGET, PLANNED_COST_BUDGET])
      expect(page).toContain(limit.toLocaleString('en'))
    for (const code of [GOING_AWAY, PROTOCOL_ERROR, MISSING_PONG])
      expect(page.split('**Closing.**')[1]).toMatch(new RegExp(`\\b${code}\\b`, 'u'))
  })

  it('explains what every reason of a refusal requires of the guest', () => {
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods))
    const reasons = new Set([...calls.flatMap((call) => call['x-refusals'] ?? []), ...reasonsOfCommands])
    expect(reasons.size).toBeGreaterThan(25)
    const reports = new Set(namesIn(page))
    // Those of one call name their error themselves.
    const ofOneCall = /^name-|^confirmed$|^too-many|^no-mail$|^invalid$|^not-found$/u
    expect([...reasons].filter((reason) => !reports.has(reason) && !ofOneCall.test(reason))).toEqual([])
  })
})

describe('the reference of the wire', () => {
  const page = read('contract/reference.md')
  const operations = features.flatMap((feature) => feature.operations).map(({ operation }) => operation)

  it('names every REST call with its answer, and specifies which may be repeated [API-007][API-008]', () => {
    for (const operation of operations) {
      if (operation.transport !== 'rest') continue
      const { method, path } = operation as RestCall<unknown, unknown>
      const written = path.replaceAll(/:(\w+)/gu, '{$1}')
      expect(page).toContain(`| \`${method} ${written}\`${operation.repeatable ? ' ↻' : ''} | REST |`)
      const call = paths[`/rest/v1${written}`]?.[method.toLowerCase()]
      expect({ operationId: call?.operationId, xRepeatable: call?.['x-repeatable'] }).toEqual({
        operationId: operation.name,
        xRepeatable: operation.repeatable,
      })
      expect(call?.responses['200']?.content['application/json']?.schema).toBeInstanceOf(Object)
    }
  })

  it('names every operation of the data-query endpoint, every command and every update', () => {
    // A field whose type ends so holds operations of its own.
    const fieldsOf = (name: string): readonly string[] => {
      const type = querySchema.getType(name)
      const fields = type !== undefined && 'getFields' in type ? Object.values(type.getFields()) : []
      return fields.flatMap(({ name: field, type: of }) => {
        const within = /(?<name>\w+(?:Queries|Mutations))!/u.exec(String(of))?.groups?.['name']
        return within === undefined ? [field] : fieldsOf(within)
      })
    }
    const fields = ['Query', 'Mutation'].flatMap(fieldsOf)
    expect(fields).toContain('buyChatTicket')
    for (const field of fields) {
      const operation = operations.find(({ name, transport }) => transport === 'query' && name === field)
      expect(page).toContain(`| \`${field}\`${operation?.repeatable === true ? ' ↻' : ''} | query |`)
    }
    for (const command of typesOf(liveCommand)) expect(page).toContain(`| \`${command}\` ↻ | command |`)
    for (const update of typesOf(liveUpdate)) expect(page).toContain(`| \`${update}\` | `)
  })
})
