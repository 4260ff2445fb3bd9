import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALBUM_ORDERS, ALBUM_TYPES } from '@/domain/albums/album-lists'
import { asId, type ActorId } from '@/domain/ids'
import { albumAddress, gridQueryOf } from '@/ui/albums/list/album-query'

const queries = fc.record({ types: fc.subarray([...ALBUM_TYPES]), sort: fc.constantFrom(...ALBUM_ORDERS) })

describe('the address of a list of albums', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(albumAddress.read(new URLSearchParams(albumAddress.write(query)))).toEqual(query)
      }),
    )
  })

  it('leaves out what it does not understand, and is never broken by it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (type, sort) => {
        const { types, sort: order } = albumAddress.read(new URLSearchParams({ type, sort }))
        expect(ALBUM_ORDERS).toContain(order)
        expect(types.every((each) => type.split(',').includes(each))).toBe(true)
      }),
    )
    expect(albumAddress.read(new URLSearchParams('type=bought,nothing&sort=oldest'))).toEqual({
      types: ['bought'],
      sort: 'newest',
    })
  })

  it('preserves the order where the filters are cleared, and filters by the actor only where there is one', () => {
    expect(albumAddress.cleared({ types: ['free'], sort: 'cheapest' })).toEqual({ types: [], sort: 'cheapest' })
    const page = { first: 24, offset: 48 }
    expect(gridQueryOf({ types: [], sort: 'newest' }, null, page)).toEqual({ ...page, sort: 'newest' })
    expect(gridQueryOf({ types: ['free'], sort: 'newest' }, asId<ActorId>('a9'), page)).toEqual({
      ...page,
      sort: 'newest',
      types: ['free'],
      actorId: 'a9',
    })
  })
})
