import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actors, profiles } from '@/adapters/backend/actors/actor-records'
import { storeSampleWorld } from '@/adapters/backend/assembly/sample-world'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { videos } from '@/adapters/backend/media/video-records'
import { openPostgres, type OpenStore } from '@/adapters/stores/postgres/open-postgres'
import { withClient } from '@/adapters/stores/postgres/with-client'
import { UnreadableRecord } from '@/adapters/stores/record-codec'
import type { Transaction } from '@/adapters/stores/store'
import { limit } from '#test/support/limit'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { TestClock } from '#test/support/world/test-clock'
import { START_TIME } from '#test/support/world/test-platform'

const WORLD = { seed: 7, actors: 24, videos: 60 }
const clock = new TestClock(START_TIME)

/** As builds wrote chats that knew no second server and no spending limits. */
const oldChat = {
  id: 'old',
  guestId: 'g',
  actorId: '1',
  mode: 'single',
  startKey: 'k',
  startedAt: 1,
  lastHeartbeat: 2,
  meter: {
    terms: { pricePerMinute: 12, balance: 40, voucherSeconds: 0, stopAt: null, timeLimit: null },
    seconds: 3,
    ended: null,
  },
  bill: null,
}

describe('a database of an older build', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let open: OpenStore
  const query = (sql: string, ...values: readonly string[]) =>
    withClient(database.url, (client) => client.query<{ doc: Record<string, unknown> }>(sql, [...values]))

  beforeAll(async () => {
    database = await freshDatabase()
    open = await openPostgres(database.url, MIGRATIONS, (failure) => {
      throw failure
    })
    await storeSampleWorld(open.store, WORLD, clock)
    // Back to what records were before they carried their texts, and after guests had done something with them.
    await query(`UPDATE actors SET doc = ((doc::jsonb - 'texts' - 'v') || '{"textSeed": 5, "pinnedCount": 9}')::json`)
    await query(
      `UPDATE videos SET doc = ((doc::jsonb - 'texts' - 'assetId' - 'v') || '{"textSeed": 5, "clip": 3, "likes": 11}')::json`,
    )
    await query('DELETE FROM actor_profiles')
    await query('INSERT INTO chats (key, doc) VALUES ($1, $2)', 'old', JSON.stringify(oldChat))
  }, limit(60_000))

  afterAll(async () => {
    await open.close()
    await database.drop()
  })

  it('is read as it is, before its missing fields are filled in', async () => {
    const video = await open.store.get(videos, '1')
    expect(video).toMatchObject({ assetId: '3', likes: 11, texts: { en: { title: '' } } })
    expect(await open.store.get(actors, '1')).toMatchObject({ pinnedCount: 9, texts: { de: { threeWords: [] } } })
    expect(await open.store.get(chats, 'old')).toMatchObject({
      lease: null,
      meter: { seconds: 3, terms: { allowance: null } },
    })
  })

  it('is filled by the first server that starts, once, and leaves all else unchanged', async () => {
    let written = 0
    const counted = {
      ...open.store,
      get: open.store.get.bind(open.store),
      getMany: open.store.getMany.bind(open.store),
      find: open.store.find.bind(open.store),
      count: open.store.count.bind(open.store),
      transaction: <R>(work: (tx: Transaction) => Promise<R>) =>
        open.store.transaction((tx) =>
          work({
            get: (collection, key) => tx.get(collection, key),
            getMany: (collection, keys) => tx.getMany(collection, keys),
            find: (collection, index, range) => tx.find(collection, index, range),
            count: (collection, index, prefix) => tx.count(collection, index, prefix),
            put: (collection, value) => {
              written += 1
              return tx.put(collection, value)
            },
            delete: (collection, key) => tx.delete(collection, key),
            afterCommit: (then) => tx.afterCommit(then),
          }),
        ),
    }
    await storeSampleWorld(counted, WORLD, clock)
    expect(written).toBe(24 + 24 + 60)
    const [video, actor, profile] = [
      await open.store.get(videos, '1'),
      await open.store.get(actors, '1'),
      await open.store.get(profiles, '1'),
    ]
    expect(video).toMatchObject({ likes: 11, assetId: '3' })
    expect(video?.texts.de.title).toMatch(/\S/u)
    expect(actor).toMatchObject({ pinnedCount: 9 })
    expect(actor?.texts.es.threeWords).toHaveLength(3)
    expect(profile?.texts.en.about).toMatch(/\S/u)
    await storeSampleWorld(counted, WORLD, clock)
    expect(written).toBe(24 + 24 + 60)
  })

  it('goes on serving servers of that build: what they know is still there', async () => {
    const { rows } = await query('SELECT doc FROM videos WHERE key = $1', '1')
    expect(rows[0]?.doc).toMatchObject({ textSeed: 5, clip: 3, v: 3 })
  })

  it('answers an unreadable record with its name, and every other one as ever', async () => {
    await query(`UPDATE videos SET doc = (doc::jsonb || '{"price": "secret"}')::json WHERE key = '2'`)
    const [first, second, third] = await Promise.allSettled(['1', '2', '3'].map((key) => open.store.get(videos, key)))
    expect({ firstStatus: first?.status, secondStatus: second?.status, thirdStatus: third?.status }).toEqual({
      firstStatus: 'fulfilled',
      secondStatus: 'rejected',
      thirdStatus: 'fulfilled',
    })
    const error: unknown = second?.status === 'rejected' ? second.reason : null
    expect(error).toBeInstanceOf(UnreadableRecord)
    expect(String(error)).toBe(
      'UnreadableRecord: The record 2 of videos cannot be read: it.price has to be a whole number.',
    )
    await expect(open.store.find(videos, 'newest', { prefix: [] })).rejects.toThrow('The record 2 of videos')
    await expect(open.store.transaction((tx) => tx.get(videos, '2'))).rejects.toThrow('The record 2 of videos')
  })
})
