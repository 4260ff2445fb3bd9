import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limit } from '#test/support/limit'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { collections } from '@/adapters/backend/assembly/features'
import { videos } from '@/adapters/backend/media/video-records'
import { openPostgres, type OpenStore } from '@/adapters/stores/postgres/open-postgres'
import { withClient } from '@/adapters/stores/postgres/with-client'
import type { TextQuery } from '@/adapters/stores/text-search'

const COUNT = 9_000

/** Records of an older build: stored without their words. Every third is about rain, every ninth about a piano as well, one about a lighthouse. */
const ROWS = `
  INSERT INTO videos (key, doc)
  SELECT i, json_build_object(
    'v', 2, 'id', i::text, 'actorId', '1', 'duration', 60, 'ageRating', 16, 'vip', false, 'isVip30Offer', false, 'free', true,
    'camRecording', false, 'classic', false, 'original', false, 'selected', false, 'releasedAt', (i * 7919) % 10007, 'price', 0,
    'basePrice', 0, 'cover', json_build_object('family', 1, 'variant', 'l0'), 'assetId', '1', 'likes', 0, 'sold', 0, 'trend', 0,
    'tags', '[]'::json, 'contestPlace', null,
    'texts', (SELECT json_object_agg(language, json_build_object('title', title, 'description', '', 'tags', '[]'::json))
      FROM unnest(ARRAY['de', 'en', 'es']) AS language,
      concat_ws(' ', CASE WHEN i % 3 = 0 THEN 'Rain' ELSE 'Snow' END, CASE WHEN i % 9 = 0 THEN 'Piano' END,
        CASE WHEN i = 5 THEN 'Lighthouse' END) AS title)
  ) FROM generate_series(1, ${COUNT}) AS i`

const rankOf = (key: string): number => (Number(key) * 7_919) % 10_007

describe('a search of a large table', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let open: OpenStore

  beforeAll(async () => {
    database = await freshDatabase()
    open = await openPostgres(database.url, MIGRATIONS, (error) => {
      throw error
    })
    await withClient(database.url, (client) => client.query(ROWS))
  }, limit(60_000))

  afterAll(async () => {
    await open.close()
    await database.drop()
  })

  const found = async (words: readonly string[], more: Partial<TextQuery> = {}) =>
    (await open.store.match(videos, { language: 'en', words, isNear: false, limit: 50, ...more })).map(({ key }) => key)

  const expected = (isWanted: (key: number) => boolean, count = 50): readonly string[] =>
    Array.from({ length: COUNT }, (_, at) => String(at + 1))
      .filter((key) => isWanted(Number(key)))
      .toSorted((a, b) => rankOf(b) - rankOf(a) || (a < b ? -1 : 1))
      .slice(0, count)

  it(
    'finds what an older build has stored once the words are filled in, which is done once',
    async () => {
      expect(await found(['rain'])).toEqual([])
      await Promise.all([open.fillTexts(collections), open.fillTexts(collections)])
      expect(await found(['lighthouse'])).toEqual(['5'])
      await withClient(database.url, (client) => client.query('DELETE FROM videos_texts'))
      await open.fillTexts(collections)
      expect(await found(['lighthouse'])).toEqual([])
      await withClient(database.url, (client) => client.query('DELETE FROM search_state'))
      await open.fillTexts(collections)
      expect(await found(['lighthouse'])).toEqual(['5'])
    },
    limit(60_000),
  )

  it('answers common and rare words, several at once, and parts of words in the order of rank', async () => {
    expect(await found(['rain'])).toEqual(expected((key) => key % 3 === 0))
    expect(await found(['ai'])).toEqual([])
    expect(await found(['ra'])).toEqual(expected((key) => key % 3 === 0))
    expect(await found(['rain', 'pia'])).toEqual(expected((key) => key % 9 === 0))
    expect(await found(['snow', 'piano'])).toEqual([])
    expect(await found(['ighthous'])).toEqual(['5'])
    expect(await found(['lihgthouse'], { isNear: true })).toEqual(['5'])
    expect(await found(['rain'], { limit: 3_000 })).toEqual(expected((key) => key % 3 === 0, 3_000))
  })
})
