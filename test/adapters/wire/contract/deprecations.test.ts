import { fastify } from 'fastify'
import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { asyncapiOf } from '../../../../scripts/contract/asyncapi'
import { openapiOf } from '../../../../scripts/contract/openapi'
import { referenceOf } from '../../../../scripts/contract/reference'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { queryRoute } from '@/adapters/server/query/query-route'
import { RestServer } from '@/adapters/server/rest/rest-server'
import { query } from '@/adapters/wire/base/query-call'
import { get, post } from '@/adapters/wire/base/rest-call'
import { count, nothing, nullish, text } from '@/adapters/wire/base/scalars'
import { Deprecations } from '@/adapters/wire/contract/deprecations'
import type { DescribedOperation, FeatureContract } from '@/adapters/wire/base/feature-contract'
import { features } from '@/adapters/wire/contract/features'
import { guestSet } from '@/adapters/wire/contract/guest-set'
import { QuerySdl } from '@/adapters/wire/contract/query-sdl'

const OLD = { since: '2027-01-01', sunset: '2027-04-01', instead: 'use the new one.' }
const LATER = { ...OLD, sunset: '2028-01-01' }

const shape = z.object({ size: count, colour: text(20) })
const calls = {
  old: get('oldCall', '/old', nothing, z.object({ size: count })),
  fresh: get('newCall', '/new', nothing, z.object({ size: count })),
  carrying: get('carryingCall', '/carrying', nothing, z.object({ items: z.array(shape) })),
  taking: post('takingCall', '/taking', z.object({ name: nullish(text(20)), other: nullish(text(20)) }), nothing),
}
const queries = {
  old: query('unreadTotal', z.object({ hint: nullish(text(20)) }), count),
  carrying: query('carryingQuery', nothing, shape),
}

/** A feature with one of each kind that can be deprecated. */
const example: FeatureContract = {
  feature: 'example',
  about: 'What is declared to be deprecated.',
  schemas: [
    {
      name: 'Shape',
      schema: shape,
      about: 'A shape.',
      fields: { colour: 'Its colour.' },
      deprecated: { colour: LATER },
    },
  ],
  operations: [
    { operation: calls.old, about: 'The old one.', deprecated: OLD },
    { operation: calls.fresh, about: 'The new one.' },
    { operation: calls.carrying, about: 'Carries it.' },
    { operation: calls.taking, about: 'Takes it.', deprecatedFields: { name: OLD } },
    { operation: queries.old, about: 'The old one.', deprecated: OLD, deprecatedFields: { hint: OLD } },
    { operation: queries.carrying, about: 'Carries it.' },
  ],
}

const HEADERS = { deprecation: '@1798761600', sunset: 'Thu, 01 Apr 2027 00:00:00 GMT' }

type Json = Readonly<Record<string, unknown>>
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (found as Json | undefined)?.[name], value)

describe('what is declared to be deprecated', () => {
  it('is marked in every document', () => {
    const { paths, components } = openapiOf({ ...guestSet, features: [...features, example] }) as {
      paths: Json
      components: Json
    }
    expect(at(paths, '/rest/v1/old', 'get')).toMatchObject({
      deprecated: true,
      'x-sunset': '2027-04-01',
      description: 'Deprecated since 2027-01-01, served until 2027-04-01: use the new one.',
    })
    expect(at(paths, '/rest/v1/new', 'get', 'deprecated')).toBeUndefined()
    expect(at(components, 'schemas', 'Shape', 'properties', 'colour')).toMatchObject({
      deprecated: true,
      description: 'Its colour. Deprecated since 2027-01-01, served until 2028-01-01: use the new one.',
    })
    expect(at(components, 'schemas', 'Shape', 'properties', 'size', 'deprecated')).toBeUndefined()
    const body = at(
      paths,
      '/rest/v1/taking',
      'post',
      'requestBody',
      'content',
      'application/json',
      'schema',
      'properties',
    )
    expect([at(body, 'name', 'deprecated'), at(body, 'other', 'deprecated')]).toEqual([true, undefined])
    const reference = referenceOf([example])
    expect(reference).toContain('| `GET /old` ↻ | REST | The old one. Deprecated since 2027-01-01')
  })

  it('is marked in the query schema: operations, their arguments, and fields', () => {
    const operations = example.operations.filter(({ operation }) => operation.transport === 'query')
    const schema = buildSchema(new QuerySdl([example]).print(operations))
    const fields = schema.getQueryType()?.getFields() ?? {}
    const reason = 'Deprecated since 2027-01-01, served until 2027-04-01: use the new one.'
    expect(fields['unreadTotal']?.deprecationReason).toBe(reason)
    expect(fields['unreadTotal']?.args[0]?.deprecationReason).toBe(reason)
    expect(fields['carryingQuery']?.deprecationReason).toBeUndefined()
    const type = schema.getType('Shape')
    expect(isObjectType(type) && type.getFields()['colour']?.deprecationReason).toContain('2028-01-01')
  })

  it('is marked on commands, and nothing of ours is deprecated now', () => {
    const ours = features.map((feature) => ({
      ...feature,
      operations: feature.operations.map((each): DescribedOperation =>
        each.operation.name === 'ping' ? { ...each, deprecated: OLD } : each,
      ),
    }))
    const ping = (of: object): unknown => at(of, 'components', 'messages', 'ping')
    expect(ping(asyncapiOf(ours))).toMatchObject({ 'x-deprecated': true, 'x-sunset': '2027-04-01' })
    expect(ping(asyncapiOf(features))).not.toHaveProperty('x-deprecated')
    expect(new Deprecations(features).isEmpty).toBe(true)
  })

  it('is announced on the answers that carry it, with the first day on which something of them may be gone', async () => {
    const environment = await TestEnvironment.build(SMALL_WORLD)
    const { platform } = environment.backend
    const { accessToken } = await platform.openSession(null, { countryCode: 'DE' })
    const app = fastify()
    const deprecations = new Deprecations([example])
    const server = new RestServer(app, { ...guestSet, features: [example] }, platform, () => Promise.resolve())
    server
      .serveOpen(calls.old, async () => ({ size: 1 }))
      .serveOpen(calls.fresh, async () => ({ size: 1 }))
      .serveOpen(calls.carrying, async () => ({ items: [] }))
    queryRoute(app, platform, false, deprecations)
    const announced = (headers: Json): Json => ({ deprecation: headers['deprecation'], sunset: headers['sunset'] })
    const rest = async (path: string) => announced((await app.inject({ url: `/rest/v1${path}` })).headers)
    expect(await rest('/old')).toEqual(HEADERS)
    expect(await rest('/new')).toEqual({ deprecation: undefined, sunset: undefined })
    expect(await rest('/carrying')).toEqual({ ...HEADERS, sunset: 'Sat, 01 Jan 2028 00:00:00 GMT' })
    const asked = async (text: string) => {
      const headers = { authorization: `Bearer ${accessToken}` }
      const answer = await app.inject({ method: 'POST', url: '/query', headers, payload: { query: text } })
      expect(answer.statusCode).toBe(200)
      return announced(answer.headers)
    }
    expect(await asked('{ unreadTotal }')).toEqual(HEADERS)
    expect(await asked('{ ...Top } fragment Top on Query { total: unreadTotal }')).toEqual(HEADERS)
    expect(await asked('{ categories { __typename } }')).toEqual({ deprecation: undefined, sunset: undefined })
    await app.close()
  })

  it('is served for at least 90 days after it was announced', () => {
    const of = (deprecated: typeof OLD): FeatureContract => ({
      ...example,
      operations: [{ operation: calls.old, about: 'Old.', deprecated }],
    })
    expect(() => new Deprecations([of({ ...OLD, sunset: '2027-03-31' })])).toThrow(
      'oldCall is deprecated for less than 90 days',
    )
    expect(() => new Deprecations([of({ ...OLD, sunset: 'soon' })])).toThrow('soon is no day')
    expect(new Deprecations([of(OLD)]).isEmpty).toBe(false)
  })
})
