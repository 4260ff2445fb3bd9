import * as z from 'zod/mini'
import { actorSummary, genderType } from './actor'
import { actorId } from './actor-id'
import { first, offset, pageOf } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, count, flag, int, listOf, nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import { fromUpperSnake, upperSnake } from '@/adapters/wire/base/upper-snake'
import {
  ACTOR_PRESETS,
  type ActorCategory,
  type ActorFilter,
  type ActorPreset,
  type ActorQuery,
} from '@/application/actors/actor-gateway'
import type { Page } from '@/application/paging/page'
import type { ActorSummary } from '@/domain/actors/actor'
import type { ActorSort } from '@/domain/actors/actor-order'

/** The orders of a list. */
export const SORTS = [
  'recommended',
  'newest',
  'priceUp',
  'priceDown',
  'topRated',
  'name',
] as const satisfies readonly ActorSort[]

/** Which actors are listed. */
export const actorFilter: Wire<ActorFilter> = z.pipe(
  z.object({
    online: z.exactOptional(flag),
    gender: z.exactOptional(listOf(genderType, 5)),
    languages: z.exactOptional(listOf(text(5), 20)),
    category: z.exactOptional(text(60)),
    freeChat: z.exactOptional(flag),
    voyeur: z.exactOptional(flag),
    videoCall: z.exactOptional(flag),
    preview: z.exactOptional(flag),
    isNew: z.exactOptional(flag),
    star: z.exactOptional(flag),
    maxPrice: z.exactOptional(int(0, 1_000_000)),
    ids: z.exactOptional(listOf(actorId, 500)),
    text: z.exactOptional(text(100)),
  }),
  z.transform(({ gender: genderTypes, ...rest }): ActorFilter => ({ ...rest, ...(genderTypes && { genderTypes }) })),
)

/** How an actor list is sorted. */
export const actorOrder = fromUpperSnake(SORTS)

/** A list of actors by its name. */
export const actorPreset = fromUpperSnake(Object.keys(ACTOR_PRESETS) as ActorPreset[])

/** ACT-052: a page of an actor list. */
export const models: QueryCall<ActorQuery, Page<ActorSummary>> = query(
  'models',
  z.pipe(
    z.object({
      filter: actorFilter,
      order: actorOrder,
      first,
      offset,
      last: z.exactOptional(first),
      preset: z.exactOptional(actorPreset),
    }),
    z.transform(({ order, ...rest }): ActorQuery => ({ ...rest, sort: order })),
  ),
  pageOf(actorSummary),
  ({ filter: { genderTypes: gender, ...filter }, sort, preset, ...rest }) => ({
    ...rest,
    preset: preset && upperSnake(preset),
    filter: { ...filter, gender },
    order: upperSnake(sort),
  }),
)

/** A category with how many actors it has. */
export const category: Wire<ActorCategory> = z.object({
  slug: answerText(60),
  name: answerText(200),
  count,
  onlineCount: count,
  family: count,
})

/** The categories actors are sorted under. */
export const categories: QueryCall<object, readonly ActorCategory[]> = query('categories', nothing, z.array(category))
