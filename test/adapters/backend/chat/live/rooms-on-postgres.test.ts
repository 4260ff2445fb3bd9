import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chats, type ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { voyeursOf } from '@/adapters/backend/chat/base/company'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { credit } from '@/adapters/backend/money/ledger-book'
import { stopActor } from '@/adapters/backend/shows/show-course'
import { openPostgres, type OpenStore } from '@/adapters/stores/postgres/open-postgres'
import { withClient } from '@/adapters/stores/postgres/with-client'
import type { Transaction } from '@/adapters/stores/store'
import type { ChatGateway } from '@/application/chat/chat-gateway'
import type { ChatMode } from '@/domain/chat/mode'
import { asId, type ActorId, type ChatId, type IdempotencyKey } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { TestEnvironment } from '#test/support/bindings/environment'
import { limit } from '#test/support/limit'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'

const [ACTOR, OTHER, THIRD] = ['2', '3', '4'].map((id) => asId<ActorId>(id)) as [ActorId, ActorId, ActorId]
const VOYEURS = 100

describe('rooms on a database', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let open: OpenStore
  let world: TestEnvironment
  let members = 0

  beforeAll(async () => {
    database = await freshDatabase()
    open = await openPostgres(database.url, MIGRATIONS, (error) => {
      throw error
    })
    world = await TestEnvironment.build({ actors: 5, videos: 0 }, open.store)
  }, limit(60_000))

  afterAll(async () => {
    await open.close()
    await database.drop()
  })

  /** The chats of a guest with an account and coins. */
  async function member(): Promise<ChatGateway> {
    const { platform, store } = world.backend
    const session = await platform.openSession(null, { countryCode: 'NL' })
    const tokenHash = await hashOf(session.accessToken)
    const ports = platform.portsOf({ tokenHash: () => tokenHash, language: () => 'en', address: () => null })
    const { id } = await ports.guest.current()
    const key = asId<IdempotencyKey>(`coins ${(members += 1)}`)
    await world.setGuest(id, { name: key, email: `guest${members}@vesper.test` })
    const line = { statement: key, subject: null, subjectId: null, paid: null }
    await store.transaction((tx) =>
      credit(tx, { key, at: world.clock.now(), kind: 'top-up', amount: 100, guestId: id, ...line }),
    )
    return ports.chat
  }

  async function prepare(actorId: ActorId): Promise<void> {
    await world.cancelShows(actorId)
    const state = {
      isOnline: true,
      isBusy: false,
      isCurrentlyTicketShow: false,
      freeChat: false,
      isLivePreviewEnabled: true,
    }
    await world.setActor(actorId, {
      prices: { single: 30, voyeur: 6, c2c: null, ticket: null, message: 0 },
      bannedCountryCodes: [],
      voyeurPin: null,
      state: { ...state, isVoyeurChatAvailable: true, isVoyeurInSingleChatAllowed: true },
    })
  }

  async function start(chat: ChatGateway, actorId: ActorId, mode: ChatMode): Promise<ChatId> {
    const key = asId<IdempotencyKey>(`${actorId} ${mode}`)
    const request = { actorId, mode, key, useVoucher: false, stopAt: null, agreedPrice: ANY_PRICE } as const
    const answer = await chat.startChat(request)
    if (!answer.ok) throw new Error(answer.reason)
    return answer.chat.chatId
  }

  /** The transaction that wrote the record of an actor last. */
  const writerOf = (id: ActorId): Promise<unknown> =>
    withClient(database.url, async (client) => {
      const { rows } = await client.query<{ xmin: string }>('SELECT xmin::text FROM actors WHERE key = $1', [id])
      return rows[0]?.xmin
    })

  const chatOf = async (tx: Transaction, id: ChatId): Promise<ChatRecord> => {
    const chat = await tx.get(chats, id)
    if (chat === undefined) throw new Error('no chat')
    return chat
  }

  it('end the chats of an actor whose show begins, and do not begin again because a chat with another actor is stored', async () => {
    for (const actorId of [OTHER, THIRD]) await prepare(actorId)
    const [one, two, three] = [await member(), await member(), await member()]
    const look = await start(three, OTHER, 'preview')
    const own = await start(one, OTHER, 'single')
    const other = await start(two, THIRD, 'single')
    world.clock.sleep(2_000)
    const now = world.clock.now()
    let attempts = 0
    await open.store.transaction(async (tx) => {
      attempts += 1
      await stopActor(tx, OTHER, now)
      // Reads what this transaction writes: had it read this chat, the two would conflict.
      if (attempts === 1)
        await open.store.transaction(async (counting) => {
          await chatOf(counting, own)
          await counting.put(chats, { ...(await chatOf(counting, other)), lastHeartbeat: now })
        })
    })
    expect(attempts).toBe(1)
    for (const id of [own, look]) expect((await open.store.get(chats, id))?.bill).toMatchObject({ exitCode: 201 })
    expect(await open.store.get(chats, other)).toMatchObject({ bill: null, lastHeartbeat: now })
  })

  it(
    'let a hundred guests come at one moment to watch, and go, and none of them rewrites the actor',
    async () => {
      await prepare(ACTOR)
      const guest = await member()
      await start(guest, ACTOR, 'single')
      const voyeurs: ChatGateway[] = []
      for (let i = 0; i < VOYEURS; i++) voyeurs.push(await member())
      const before = await writerOf(ACTOR)
      const watching = await Promise.all(voyeurs.map((each) => start(each, ACTOR, 'voyeur')))
      expect(await guest.running()).toMatchObject({ onlookers: VOYEURS })
      expect(await voyeursOf(open.store, ACTOR)).toHaveLength(VOYEURS)
      await Promise.all(voyeurs.slice(1).map((each, i) => each.stop(watching[i + 1] ?? asId<ChatId>(''))))
      expect(await guest.running()).toMatchObject({ onlookers: 1 })
      expect(await writerOf(ACTOR)).toBe(before)
    },
    limit(60_000),
  )
})
