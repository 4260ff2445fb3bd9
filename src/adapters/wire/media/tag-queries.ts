import * as z from 'zod/mini'
import { tag } from '@/adapters/wire/actors/actor'
import { first } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, count, text, type Wire } from '@/adapters/wire/base/scalars'
import type { PopularTagQuery } from '@/application/media/tag-gateway'
import type { Tag, TagCount } from '@/domain/media/tags'

/** MED-017, with its number of videos. */
export const tagCount: Wire<TagCount> = z.object({ id: answerText(100), label: answerText(100), count })

/** MED-036. */
export const searchTags: QueryCall<{ readonly searchText: string }, readonly Tag[]> = query(
  'searchTags',
  z.object({ searchText: text(100) }),
  z.array(tag),
)

/** MED-037, MED-038. */
export const mostPopularTags: QueryCall<PopularTagQuery, readonly TagCount[]> = query(
  'mostPopularTags',
  z.pipe(
    z.object({ count: z.exactOptional(first) }),
    z.transform(({ count: most }): PopularTagQuery => (most === undefined ? {} : { first: most })),
  ),
  z.array(tagCount),
  ({ first: most }) => ({ count: most }),
)
