import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { TYPE_GROUPS } from '@/domain/feed/feed-lists'
import { FEED_SHOWN, feedAddress, feedFilterOf } from '@/ui/feed/list/feed-query'

it('reads from an address what was written into it, and ignores the rest', () => {
  const query = fc.record({ shown: fc.constantFrom(...FEED_SHOWN), group: fc.constantFrom(null, ...TYPE_GROUPS) })
  fc.assert(
    fc.property(query, (one) => {
      expect(feedAddress.read(new URLSearchParams(feedAddress.write(one)))).toEqual(one)
    }),
  )
  expect(feedAddress.read(new URLSearchParams('show=x&type=y'))).toEqual({ shown: 'all', group: null })
  expect(feedFilterOf({ shown: 'liked', group: 'photos' })).toEqual({ liked: true, typeGroups: ['photos'] })
  expect(feedFilterOf({ shown: 'all', group: null })).toEqual({})
})
