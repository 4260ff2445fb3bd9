import { samplesOf, withText, type TextField } from './text-fields'
import type { QueryCall } from '@/adapters/wire/base/query-call'
import type { RestCall } from '@/adapters/wire/base/rest-call'
import { liveCommand } from '@/adapters/wire/live/command'
import { sandboxCalls } from '@/adapters/wire/payments/sandbox-calls'

const modules = import.meta.glob<Record<string, unknown>>('/src/adapters/wire/**/*.ts', { eager: true })

const exported = Object.values(modules).flatMap((exports) => Object.values(exports))
const has = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value)

const restCalls = exported.filter((value) => has(value, 'path', 'method', 'request')) as RestCall<object, unknown>[]
const queries = exported.filter((value) => has(value, 'transport', 'kind')) as QueryCall<object, unknown>[]

/** A request with a text in it, as it is sent. */
export type TextRequest =
  | {
      readonly kind: 'rest'
      readonly call: RestCall<object, unknown>
      readonly input: Readonly<Record<string, unknown>>
    }
  | { readonly kind: 'query'; readonly body: object }
  | { readonly kind: 'sandbox'; readonly path: string; readonly body: object }
  | { readonly kind: 'socket'; readonly frame: Readonly<Record<string, unknown>> }

/** A position of a text in a request. */
export interface RequestField {
  readonly name: string
  /** Whether the position is a part of the address, which no empty text and no dot can be. */
  readonly isAddress: boolean
  readonly request: (text: string) => TextRequest
}

type Known = Readonly<Record<string, unknown>>
type Fields = Readonly<Record<string, unknown>>

const named = (name: string, { path, isKey }: TextField): string => `${name} ${path.join('.')}${isKey ? ' (name)' : ''}`

/** Every position of a text in every REST call, query, command and sandbox call, read from their schemas. */
export function everyTextField(known: Known): readonly RequestField[] {
  const rest = restCalls.flatMap((call) =>
    samplesOf(call.request, known).flatMap(({ value, fields }) =>
      fields.map((field) => ({
        name: named(call.path, field),
        isAddress: call.path.includes(`:${String(field.path[0])}`),
        request: (text: string): TextRequest => ({ kind: 'rest', call, input: withText(value, field, text) as Fields }),
      })),
    ),
  )
  const requests = queries.flatMap(({ name, request: schema }) =>
    samplesOf(schema, known).flatMap(({ value, fields }) =>
      fields.map((field) => ({
        name: named(name, field),
        isAddress: false,
        request: (text: string): TextRequest => ({
          kind: 'query',
          body: { documentId: name, variables: withText(value, field, text) },
        }),
      })),
    ),
  )
  const operation = {
    name: 'operationName',
    isAddress: false,
    request: (text: string): TextRequest => ({
      kind: 'query',
      body: { query: '{ unreadTotal }', operationName: text },
    }),
  }
  const sandbox = Object.entries(sandboxCalls).flatMap(([path, { request: schema }]) =>
    samplesOf(schema, known).flatMap(({ value, fields }) =>
      fields.map((field) => ({
        name: named(path, field),
        isAddress: false,
        request: (text: string): TextRequest => ({
          kind: 'sandbox',
          path,
          body: withText(value, field, text) as object,
        }),
      })),
    ),
  )
  const commands = samplesOf(liveCommand, known).flatMap(({ value }) => {
    const { type, ...payload } = value as Fields
    const frame = { type, requestId: 'request', accessToken: 'token', guestId: 'guest', payload }
    const own: readonly TextField[] = ['requestId', 'accessToken', 'guestId'].map((name) => ({
      path: [name],
      isKey: false,
    }))
    return [...own, ...fieldsOfPayload(value, known)].map((field) => ({
      name: named(String(type), field),
      isAddress: false,
      request: (text: string): TextRequest => ({ kind: 'socket', frame: withText(frame, field, text) as Fields }),
    }))
  })
  return [...rest, ...requests, operation, ...sandbox, ...commands]
}

function fieldsOfPayload(value: unknown, known: Known): readonly TextField[] {
  const found = samplesOf(liveCommand, known).find((sample) => JSON.stringify(sample.value) === JSON.stringify(value))
  return (found?.fields ?? []).map(({ path, isKey }) => ({ path: ['payload', ...path], isKey }))
}
