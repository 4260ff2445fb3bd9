import { execute, parse, type ExecutionResult } from 'graphql'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ANY_PRICE } from '#test/support/any-price'
import { payingMember } from '#test/support/bindings/accounts'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { bindMemory } from '#test/support/bindings/memory'
import { answerOf } from '@/adapters/server/query/answer'
import { Documents, type PreparedDocument, type RefusedDocument } from '@/adapters/server/query/documents'
import { compileQuery } from '@/adapters/server/query/compiled-query'
import { resolvers } from '@/adapters/server/query/resolvers'
import { querySchema } from '@/adapters/server/query/schema'
import { queryDocuments } from '@/adapters/wire/contract/query-contract'
import { categories, models } from '@/adapters/wire/actors/actor-queries'
import { boughtGifts, gifts } from '@/adapters/wire/gifts/gift'
import { purchases } from '@/adapters/wire/guest/guest-queries'
import { videoById, videos } from '@/adapters/wire/media/video-queries'
import { messageHistory, messengerContent, unreadTotal } from '@/adapters/wire/messenger/messenger-queries'
import { notifications } from '@/adapters/wire/notifications/notification'
import { vouchers } from '@/adapters/wire/vouchers/voucher'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { asId, type ActorId, type IdempotencyKey } from '@/domain/ids'

let ports: GuestPorts
let channelId: string

beforeAll(async () => {
  const device = await payingMember(await bindMemory(SMALL_WORLD), 200)
  ports = device.ports
  const channel = await ports.messenger.channelWithActor(asId<ActorId>('1'))
  if (channel === null) throw new Error('no channel')
  channelId = channel.id
  const words = {
    clientId: asId<IdempotencyKey>('one'),
    text: 'Hello',
    gifts: [],
    chatId: null,
    agreedPrice: ANY_PRICE,
  }
  await ports.messenger.send({ channelId: channel.id, ...words })
})

const textOf = (operation: string): string => queryDocuments.get(operation) ?? ''

const page = fc.record({ first: fc.integer({ min: 1, max: 30 }), offset: fc.nat({ max: 40 }) })

/** The queries of our own pages, with any arguments they may have. */
const questions: readonly (readonly [operation: string, variables: fc.Arbitrary<Record<string, unknown>>])[] = [
  [
    models.name,
    page.chain((stretch) =>
      fc.record({
        filter: fc.record({ online: fc.boolean(), text: fc.constantFrom('a', 'mi') }, { requiredKeys: [] }),
        order: fc.constantFrom('RECOMMENDED', 'PRICE_UP', 'NAME'),
        first: fc.constant(stretch.first),
        offset: fc.constant(stretch.offset),
      }),
    ),
  ],
  [videos.name, page.map((stretch) => ({ ...stretch, filter: {}, sort: 'NEWEST' }))],
  [videoById.name, fc.record({ id: fc.constantFrom('1', '2', 'none') })],
  [categories.name, fc.constant({})],
  [gifts.name, fc.constant({})],
  [boughtGifts.name, fc.constant({})],
  [vouchers.name, fc.constant({})],
  [purchases.name, fc.record({ first: fc.integer({ min: 1, max: 9 }), after: fc.constant(null) })],
  [messengerContent.name, page.map((stretch) => ({ ...stretch, filter: 'NEWEST' }))],
  [messageHistory.name, fc.constant({}).map(() => ({ channelId, first: 5 }))],
  [unreadTotal.name, fc.constant({})],
  [notifications.name, fc.record({ first: fc.integer({ min: 0, max: 5 }) })],
]

/** As it goes over the wire; the position of an error in the document is not reported. */
const plainly = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'locations' ? undefined : value)))

const byExecutor = (document: string, variableValues: Record<string, unknown>) =>
  execute({
    schema: querySchema,
    document: parse(document),
    rootValue: resolvers,
    contextValue: { ports },
    variableValues,
  })

const documents = new Documents(false)

async function byAnswer(question: PreparedDocument | RefusedDocument, variables: Record<string, unknown>) {
  if ('refused' in question) throw new Error(question.refused.join())
  const answer = await answerOf(question, { variables }, { ports })
  return typeof answer === 'string' ? (JSON.parse(answer) as ExecutionResult) : answer
}

describe('a question of our own pages', () => {
  it.each(questions)('is answered as an executor answers it: %s', async (operation, variables) => {
    const question = documents.byId(operation)
    expect(question).toMatchObject({ compiled: { write: expect.any(Function) as unknown } })
    await fc.assert(
      fc.asyncProperty(variables, async (given) => {
        expect(plainly(await byAnswer(question, given))).toEqual(plainly(await byExecutor(textOf(operation), given)))
      }),
      { numRuns: 12 },
    )
  })

  it.each([
    'query($n: Int!) { notifications(first: $n) { unseen ... { unseen } } }',
    'query($n: Int!) { notifications(first: $n) { all: unseen } }',
    'query($n: Int!) { notifications(first: $n) { unseen @include(if: true) } }',
    'query($n: Int!) { notifications(first: $n) { __typename } }',
    'query($n: Int!) { notifications(first: $n) { items { id } items { type } } }',
    'query($n: Int! = 3) { notifications(first: $n) { unseen } }',
    '{ notifications(first: 3) { unseen } }',
    '{ unreadTotal categories { slug } }',
    'mutation($id: ID!) { likeVideo(id: $id, liked: true) { ok } }',
  ])('that is less plain has no plan, and is answered all the same: %s', async (document) => {
    const variables = { n: 3, id: '1' }
    expect(compileQuery(parse(document))).toBeNull()
    expect(plainly(await byAnswer(documents.read(document), variables))).toEqual(
      plainly(await byExecutor(document, variables)),
    )
  })

  it('has a plan, and a query of another client has none, however plain', () => {
    const foreign = 'query($first: Int!) { notifications(first: $first) { unseen } }'
    expect(compileQuery(parse(foreign))).not.toBeNull()
    expect(documents.read(foreign)).toMatchObject({ compiled: null })
    expect(documents.read(textOf(notifications.name))).toMatchObject({ compiled: null })
  })

  it('is refused where an executor refuses it, with the name of the variable and no name of the schema', async () => {
    for (const given of [{}, { first: 'many' }, { first: null }]) {
      expect((await byExecutor(textOf(notifications.name), given)).errors?.length).toBe(1)
      expect(await byAnswer(documents.byId(notifications.name), given)).toEqual({
        refused: ['Variable "$first" is missing, or is not of the type it is declared with.'],
      })
    }
    const beyond = { first: -1 }
    const answer = await byAnswer(documents.byId(notifications.name), beyond)
    expect(plainly(answer)).toEqual(plainly(await byExecutor(textOf(notifications.name), beyond)))
  })
})
