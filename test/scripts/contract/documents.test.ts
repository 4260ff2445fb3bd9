import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import rules from '@asyncapi/specs/schemas/3.0.0-without-$id.json'
import { Ajv } from 'ajv'
import { buildSchema, isEnumType, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contractFiles } from '../../../scripts/contract/documents'
import { features } from '@/adapters/wire/contract/features'
import { definitionOf } from '@/adapters/wire/contract/schema-reader'
import { liveUpdate } from '@/adapters/wire/live/update'
import type { Wire } from '@/adapters/wire/base/scalars'
import { STATUS_OF } from '@/adapters/wire/base/error-answer'

const files = contractFiles()
const read = (name: string): string => readFileSync(`${import.meta.dirname}/../../../docs/contract/${name}`, 'utf8')

type Json = Readonly<Record<string, unknown>>
const parsed = (name: string): Json => JSON.parse(files[name] ?? '') as Json

/** Every object within a value. */
function* within(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Json
  for (const part of Object.values(value)) yield* within(part)
}

/** What a reference within a document points to. */
const at = (root: Json, pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((found, part) => (found as Json | undefined)?.[part.replaceAll('~1', '/')], root)

const typeOf = (update: Wire<unknown>): unknown => definitionOf(definitionOf(update).shape['type'] ?? update).values[0]

describe('the published contract', () => {
  it('is committed as the declarations have it: npm run contract writes it', () => {
    expect(Object.keys(files).filter((name) => read(name) !== files[name])).toEqual([])
  })

  it('is valid: OpenAPI 3.1, AsyncAPI 3, and a query schema whose documents are valid against it', async () => {
    const validator = new Validator()
    const openapi = await validator.validate(structuredClone(parsed('openapi.json')))
    expect({ isValid: openapi.valid, errors: openapi.errors ?? [], version: validator.version }).toEqual({
      isValid: true,
      errors: [],
      version: '3.1',
    })
    const ajv = new Ajv({ strict: false, validateFormats: false })
    expect({ isValid: ajv.validate(rules, parsed('asyncapi.json')), errors: ajv.errors }).toEqual({
      isValid: true,
      errors: null,
    })
    const schema = buildSchema(files['schema.graphql'] ?? '')
    const documents = Object.values(parsed('documents.json')) as readonly string[]
    expect(documents.flatMap((text) => validate(schema, parse(text)))).toEqual([])
  })

  it('refers to nothing that is not there, and has nothing that is referred to from nowhere', () => {
    for (const name of ['openapi.json', 'asyncapi.json']) {
      const root = parsed(name)
      const refs = [...within(root)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
      expect(refs.filter((ref) => at(root, ref) === undefined)).toEqual([])
    }
    const used = new Set(
      ['openapi.json', 'asyncapi.json'].flatMap((name) => [...within(parsed(name))].map(({ $ref }) => String($ref))),
    )
    const types = files['schema.graphql'] ?? ''
    const named = features.flatMap(({ schemas }) => schemas)
    const isUsed = ({ name, sdl }: (typeof named)[number]): boolean =>
      used.has(`#/components/schemas/${name}`) || new RegExp(`\\b${sdl ?? name}\\b`, 'u').test(types)
    expect(named.filter((one) => !isUsed(one)).map(({ name }) => name)).toEqual([])
  })

  it('names only fields that are there', () => {
    const { schemas } = parsed('openapi.json')['components'] as { schemas: Json }
    const missing = features
      .flatMap((feature) => feature.schemas)
      .flatMap(({ name, fields = {} }) => {
        const there = new Set([...within(schemas[name])].flatMap(({ properties }) => Object.keys(properties ?? {})))
        return Object.keys(fields).flatMap((field) => (there.has(field) ? [] : [`${name}.${field}`]))
      })
    expect(missing).toEqual([])
  })

  it('describes only arguments and updates that are there, and every update', () => {
    const described = features.flatMap(({ operations }) => operations)
    const unknown = described.flatMap(({ operation, fields = {} }) => {
      const { properties = {} } = z.toJSONSchema(operation.request, { io: 'input', unrepresentable: 'any' })
      return Object.keys(fields).flatMap((field) => (field in properties ? [] : [`${operation.name}.${field}`]))
    })
    expect(unknown).toEqual([])
    const types = features.flatMap(({ updates = [] }) => updates).map(({ type }) => type)
    expect(types.sort()).toEqual(
      definitionOf(liveUpdate)
        .options.map((option) => String(typeOf(option)))
        .sort(),
    )
  })

  it('specifies the length of every text a client sends and the values of every closed list', () => {
    const bodies = [...within(parsed('openapi.json')['paths']), ...within(parsed('asyncapi.json')['components'])]
    const texts = bodies.filter(({ type }) => type === 'string')
    expect(texts.length).toBeGreaterThan(50)
    const free = texts.filter(
      (text) => !('maxLength' in text || 'enum' in text || 'const' in text || 'pattern' in text),
    )
    // The language, the version of a client, and the type of a frame of the server, which may be one that is not known yet.
    expect(free.length).toBeLessThanOrEqual(3)
    const schema = buildSchema(files['schema.graphql'] ?? '')
    const lists = Object.values(schema.getTypeMap()).filter((type) => isEnumType(type) && !type.name.startsWith('__'))
    expect(lists.map(({ name }) => name).sort()).toEqual([
      'AlbumOrder',
      'AlbumType',
      'BannerPlacement',
      'ChannelOrder',
      'ContestEntryKind',
      'ContestPhase',
      'CreationType',
      'FeedContext',
      'FeedMode',
      'GenderType',
      'Language',
      'LibraryActivity',
      'LibraryKind',
      'LibraryMedium',
      'LibraryOrder',
      'LibrarySource',
      'LibraryTab',
      'ModelOrder',
      'ModelPreset',
      'OnlineState',
      'PlanKey',
      'PostCategory',
      'PostStatus',
      'PostType',
      'PrizeKind',
      'ShowOrder',
      'SubscriptionState',
      'TopCamType',
      'TvChannel',
      'TvGenre',
      'TypeGroup',
      'VideoOrder',
      'VideoType',
    ])
  })

  it('describes every type, field of the root and update', () => {
    const schema = buildSchema(files['schema.graphql'] ?? '')
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    )
    expect(roots.filter(({ description }) => !description)).toEqual([])
    const { messages } = parsed('asyncapi.json')['components'] as { messages: Readonly<Record<string, Json>> }
    expect(Object.entries(messages).filter(([, { summary }]) => typeof summary !== 'string' || summary === '')).toEqual(
      [],
    )
  })

  it('has the statuses that the server answers failures with', () => {
    const { responses } = parsed('openapi.json')['components'] as { responses: Readonly<Record<string, Json>> }
    const codes = {
      Timeout: 504,
      InvalidRequest: 400,
      SessionExpired: 401,
      NotFound: 404,
      RateLimited: 429,
      Internal: 500,
      Unavailable: 503,
    }
    // What is refused before it is read has the code of a malformed request and a status of its own (docs/errors.md).
    const early = ['NoJson', 'TooLarge', 'TooManyHeaders', 'TooSlow']
    expect(Object.keys(responses).sort()).toEqual([...Object.keys(codes), ...early].sort())
    for (const name of early) expect(String(responses[name]?.['description'])).toMatch(/^invalid-request: /u)
    const { paths } = parsed('openapi.json') as { paths: Readonly<Record<string, Readonly<Record<string, Json>>>> }
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path)))
      expect(Object.keys(operation['responses'] as object)).toEqual(
        expect.arrayContaining(['408', '413', '415', '431', '504']),
      )
    const byCode = new Map<string, number>(Object.entries(STATUS_OF))
    for (const [name, status] of Object.entries(codes)) {
      const [code = ''] = String(responses[name]?.['description']).split(':')
      expect({ name, statusOfCode: byCode.get(code) }).toEqual({ name, statusOfCode: status })
    }
  })
})
