import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VIDEO_ORDERS } from '@/domain/media/video-lists'
import { requestOf, ROW_LISTS, VIDEO_LISTS } from '@/ui/media/list/video-list'
import { readVideoQuery, VIDEO_KINDS, withTag, writeVideoQuery, type VideoListQuery } from '@/ui/media/list/video-query'

const tag = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)

const queries: fc.Arbitrary<VideoListQuery> = fc.record({
  kinds: fc.subarray([...VIDEO_KINDS]),
  tags: fc.uniqueArray(tag, { maxLength: 3 }),
  sort: fc.option(fc.constantFrom(...VIDEO_ORDERS)),
})

/** Anything at all behind the question mark, with the known names more often than chance would have them. */
const addresses = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.tuple(fc.constantFrom('type', 'tag', 'sort', 'x'), fc.string({ unit: 'binary' })))
    .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')),
)

describe('the address of a list of videos', () => {
  it('is read without an error with any content, and then means something that can be requested', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const query = readVideoQuery(new URLSearchParams(address))
        expect(VIDEO_KINDS).toEqual(expect.arrayContaining([...query.kinds]))
        expect(query.tags.length).toBeLessThanOrEqual(3)
        expect(new Set(query.tags).size).toBe(query.tags.length)
        for (const one of query.tags) expect(one).toMatch(/^[a-z0-9-]{1,40}$/)
        expect([null, ...VIDEO_ORDERS]).toContain(query.sort)
        expect(readVideoQuery(new URLSearchParams(writeVideoQuery(query)))).toEqual(query)
      }),
    )
  })

  it('is the same again when it is written and read', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readVideoQuery(new URLSearchParams(writeVideoQuery(query)))).toEqual(query)
      }),
    )
  })

  it('contains nothing where the guest filters nothing', () => {
    expect(writeVideoQuery({ kinds: [], tags: [], sort: null })).toEqual({})
  })

  it('counts a mood that is named twice once, and leaves out what is no mood', () => {
    const read = (tag: string) => readVideoQuery(new URLSearchParams({ tag })).tags
    expect(read('rain,rain,tea')).toEqual(['rain', 'tea'])
    expect(read('Rain,<b>,-tea,tea-,' + 'a'.repeat(41))).toEqual([])
  })

  it('never offers trending as an order of the guest [MED-020]', () => {
    expect(readVideoQuery(new URLSearchParams('sort=topTrending')).sort).toBeNull()
  })
})

describe('what is requested of a list', () => {
  it('names the list and any filters of the guest, and no type twice', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom(...VIDEO_LISTS, ...ROW_LISTS), (query, list) => {
        const { filter = {}, category, sort } = requestOf(list, query)
        const own = list === 'vipVideos' ? ['vip'] : []
        expect(category === undefined).toBe(list === 'vipVideos')
        expect(new Set(filter.types ?? [])).toEqual(new Set([...own, ...query.kinds]))
        expect(filter.types?.length ?? 0).toBe(new Set(filter.types).size)
        expect(filter.tags ?? []).toEqual(query.tags)
        expect(sort ?? null).toBe(query.sort ?? (list === 'vipVideos' ? 'newest' : null))
      }),
    )
  })
})

describe('a mood', () => {
  it('is put in and taken out by the same press, and a fourth makes the first give way', () => {
    fc.assert(
      fc.property(fc.uniqueArray(tag, { maxLength: 2 }), tag, (tags, one) => {
        fc.pre(!tags.includes(one))
        expect(withTag(withTag(tags, one), one)).toEqual(tags)
      }),
    )
    expect(withTag(['a', 'b', 'c'], 'd')).toEqual(['b', 'c', 'd'])
  })
})
