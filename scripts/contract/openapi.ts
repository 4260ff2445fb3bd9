import { describedAs, jsonSchemasOf, type JsonSchema } from './json-schemas.ts'
import { CONTRACT_VERSION, VERSION_HEADER } from '@/adapters/wire/base/version'
import { isInAddress, REST_PREFIX, TIMESTAMP, type RestCall } from '@/adapters/wire/base/rest-call'
import { deprecationText } from '@/adapters/wire/contract/deprecations'
import type { Deprecation, DescribedOperation, PublishedFeature } from '@/adapters/wire/base/feature-contract'
import type { Wire } from '@/adapters/wire/base/scalars'

const VERSION_PATTERN = '^\\d{1,4}\\.\\d{1,4}(\\.\\d{1,4})?$'

type Rest = RestCall<unknown, unknown>

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** Every failure that any call may be answered with; the code of its body identifies it. */
export const failures = (isOpen: boolean) => ({
  '400': responseRef('InvalidRequest'),
  ...(isOpen ? {} : { '401': responseRef('SessionExpired') }),
  '404': responseRef('NotFound'),
  '408': responseRef('TooSlow'),
  '413': responseRef('TooLarge'),
  '415': responseRef('NoJson'),
  '429': responseRef('RateLimited'),
  '431': responseRef('TooManyHeaders'),
  '500': responseRef('Internal'),
  '503': responseRef('Unavailable'),
  '504': responseRef('Timeout'),
})

export const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const failure = (description: string, more: object = {}) => ({ description, ...more, content: json(ref('Error')) })

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until a retry is worthwhile.', schema: { type: 'integer' } },
}

/** On every answer of a call, also one that is no failure. */
export const SHARE = {
  'Contract-Version': {
    description: 'The version of this contract that the answer carries.',
    schema: { type: 'string', maxLength: 20 },
  },
  'RateLimit-Limit': { description: 'Requests that the caller has a minute.', schema: { type: 'integer' } },
  'RateLimit-Remaining': { description: 'How many of them are left.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until there are as many again.', schema: { type: 'integer' } },
}

/** Calls that need no session. */
const isOpen = ({ open, name }: Rest): boolean => open === true || name === 'alive' || name === 'contractVersion'

const isRest = ({ operation }: DescribedOperation): boolean => operation.transport === 'rest'

/** Reasons of a refusal that is no failure: `ok` is false and the status 200. */
function reasonsOf(schema: JsonSchema, all: ReadonlyMap<string, JsonSchema>): readonly unknown[] {
  const target = schema.$ref === undefined ? schema : all.get(schema.$ref.split('/').at(-1) ?? '')
  const choices = [...(target?.oneOf ?? []), ...(target?.anyOf ?? [])]
  return choices.flatMap(({ properties }) => {
    const reason = properties?.['reason']
    return reason === undefined ? [] : (reason.enum ?? [reason.const])
  })
}

/** What a document has beside the calls of the ports. */
export interface OtherCalls {
  readonly about: string
  readonly schemas: Readonly<Record<string, Wire<unknown>>>
  readonly paths: (schemas: ReadonlyMap<string, JsonSchema>) => Readonly<Record<string, object>>
  readonly tags: readonly object[]
}

const NONE: OtherCalls = { about: '', schemas: {}, paths: () => ({}), tags: [] }

/** What the document of a set is printed from. */
export interface DocumentedSet {
  readonly features: readonly PublishedFeature[]
  readonly path: string
  readonly about: string
}

/** The REST calls of a set as OpenAPI 3.1. */
export function openapiOf({ features, path: root, about }: DocumentedSet, more: OtherCalls = NONE): object {
  const calls = features.flatMap(({ feature, operations }) =>
    operations.filter(isRest).map((described) => ({ feature, described, call: described.operation as Rest })),
  )
  const others = new Map<string, Wire<unknown>>()
  for (const { call } of calls) {
    others.set(`${call.name}Request`, call.request)
    others.set(`${call.name}Answer`, call.answer)
  }
  for (const [name, schema] of Object.entries(more.schemas)) others.set(name, schema)
  const schemas = jsonSchemasOf(features, others)
  const paths: Record<string, Record<string, object>> = {}
  for (const { feature, described, call } of calls) {
    const path = `${root}${REST_PREFIX}${call.path.replaceAll(/:(\w+)/gu, '{$1}')}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(feature, described, call, schemas) }
  }
  Object.assign(paths, more.paths(schemas))
  const components = [...schemas].filter(([name]) => !others.has(name))
  return {
    openapi: '3.1.1',
    info: {
      title: 'Vesper: REST',
      version: CONTRACT_VERSION,
      description: `${about}${more.about} Fields and values that are not here may be added: clients pass over them.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/', description: 'The address that restUrl of /config.json names.' }],
    tags: [
      ...features
        .filter(({ operations }) => operations.some(isRest))
        .map(({ feature, about }) => ({ name: feature, description: about })),
      ...more.tags,
    ],
    security: [{ bearer: [] }, { token: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The accessToken of openSession.' },
        token: {
          type: 'apiKey',
          in: 'query',
          name: 'access_token',
          description: 'The same, where no header can be set (beacons).',
        },
      },
      parameters: {
        language: {
          name: 'language',
          in: 'query',
          required: false,
          description: 'Language of the texts of the answer: de, en or es; anything else counts as en.',
          schema: { type: 'string' },
        },
        qmdate: {
          name: 'qmdate',
          in: 'query',
          required: false,
          description:
            'The day as of which is answered, YYYY-MM-DD in Europe/Berlin, for who checks content before its day. Without effect but at a sandbox.',
          schema: { type: 'string', format: 'date' },
        },
        qmday: {
          name: 'qmday',
          in: 'query',
          required: false,
          description: 'The same as a day of the present month. Where both are sent qmdate counts.',
          schema: { type: 'integer', minimum: 1, maximum: 31 },
        },
        ver: {
          name: 'ver',
          in: 'query',
          required: false,
          description: 'Version of the client; a cache tag.',
          schema: { type: 'string' },
        },
        version: {
          name: VERSION_HEADER,
          in: 'header',
          required: false,
          description:
            'The version of this contract that the client was written for, as 2.0. One that the server does not have is refused with unsupported-version.',
          schema: { type: 'string', pattern: VERSION_PATTERN },
        },
        timestamp: {
          name: TIMESTAMP,
          in: 'query',
          required: false,
          description:
            'The clock of the client, epoch milliseconds: no answer that was stored on the way fits this address. Sent with cache-control: no-cache.',
          schema: { type: 'integer', minimum: 0 },
        },
      },
      responses: {
        InvalidRequest: failure(
          'invalid-request: malformed or beyond its limits. unsupported-version: the header Contract-Version names a version that the server does not have.',
        ),
        TooSlow: failure('invalid-request: the request did not arrive within 30 seconds.'),
        TooLarge: failure('invalid-request: a body beyond 64 KiB.'),
        NoJson: failure('invalid-request: a body of another media type than JSON.'),
        TooManyHeaders: failure('invalid-request: headers beyond 16 KiB.'),
        SessionExpired: failure('session-expired: the token opens nothing (any more).'),
        NotFound: failure('not-found: it does not exist, or belongs to another guest.'),
        RateLimited: failure('rate-limited: too many requests.', { headers: { ...RETRY_AFTER, ...SHARE } }),
        Internal: failure('internal: the server failed for a reason of its own.'),
        Timeout: failure('timeout: what the server depends on did not answer in time.'),
        Unavailable: failure('unavailable: not possible at the moment.', { headers: RETRY_AFTER }),
      },
      schemas: Object.fromEntries(components),
    },
  }
}

export const DATED = [{ $ref: '#/components/parameters/qmdate' }, { $ref: '#/components/parameters/qmday' }]

function operationOf(
  feature: string,
  { about, rules, fields = {}, deprecated, deprecatedFields = {} }: DescribedOperation,
  call: Rest,
  schemas: ReadonlyMap<string, JsonSchema>,
): object {
  const request = schemas.get(`${call.name}Request`) ?? {}
  const inPath = new Set([...call.path.matchAll(/:(\w+)/gu)].map(([, name]) => name))
  const properties = Object.entries(resolved(request, schemas).properties ?? {})
  const required = new Set(resolved(request, schemas).required)
  const parameter =
    (where: 'path' | 'query') =>
    ([name, schema]: readonly [string, JsonSchema]) => ({
      name,
      in: where,
      required: where === 'path' || required.has(name),
      ...(fields[name] === undefined ? {} : { description: fields[name] }),
      ...(deprecatedFields[name] === undefined ? {} : { deprecated: true }),
      schema,
    })
  const isPath = ([name]: readonly [string, JsonSchema]): boolean => inPath.has(name)
  const rest = properties.filter((each) => !isPath(each))
  const answer = schemas.get(`${call.name}Answer`) ?? {}
  const reasons = reasonsOf(answer, schemas)
  return {
    operationId: call.name,
    tags: [feature],
    summary: about,
    ...(rules === undefined && deprecated === undefined
      ? {}
      : { description: [rules, deprecated && deprecationText(deprecated)].filter(Boolean).join(' ') }),
    ...(deprecated === undefined ? {} : { deprecated: true, 'x-sunset': deprecated.sunset }),
    'x-repeatable': call.repeatable,
    'x-credentials': call.credentials === true,
    ...(reasons.length === 0 ? {} : { 'x-refusals': reasons }),
    ...(isOpen(call) ? { security: [] } : {}),
    parameters: [
      ...properties.filter(isPath).map(parameter('path')),
      ...(isInAddress(call) ? rest.map(parameter('query')) : []),
      { $ref: '#/components/parameters/language' },
      { $ref: '#/components/parameters/ver' },
      { $ref: '#/components/parameters/version' },
      ...(call.dated === true ? DATED : []),
      ...(call.fresh === true ? [{ $ref: '#/components/parameters/timestamp' }] : []),
    ],
    ...(isInAddress(call)
      ? {}
      : { requestBody: bodyOf(resolved(request, schemas), request, rest, fields, deprecatedFields) }),
    responses: {
      '200': {
        description: 'Executed, or refused for one of the reasons of x-refusals.',
        headers: SHARE,
        content: json(answer),
      },
      ...failures(isOpen(call)),
    },
  }
}

function resolved(schema: JsonSchema, schemas: ReadonlyMap<string, JsonSchema>): JsonSchema {
  return schema.$ref === undefined ? schema : (schemas.get(schema.$ref.split('/').at(-1) ?? '') ?? {})
}

function bodyOf(
  whole: JsonSchema,
  given: JsonSchema,
  rest: readonly (readonly [string, JsonSchema])[],
  fields: Readonly<Record<string, string>>,
  deprecated: Readonly<Record<string, Deprecation>>,
): object {
  const names = new Set(rest.map(([name]) => name))
  const isWhole =
    Object.keys(deprecated).length === 0 &&
    given.$ref !== undefined &&
    names.size === Object.keys(whole.properties ?? {}).length
  const schema: JsonSchema = isWhole
    ? given
    : {
        type: 'object',
        properties: Object.fromEntries(
          rest.map(([name, property]) => [
            name,
            fields[name] === undefined && deprecated[name] === undefined
              ? property
              : { ...property, ...describedAs(fields[name], deprecated[name]) },
          ]),
        ),
        required: (whole.required ?? []).filter((name) => names.has(name)),
      }
  return { required: true, content: json(schema) }
}
