import * as z from 'zod/mini'
import { actorId, actorSummary, GENDER_TYPES } from './actor'
import { first, offset, pageOf } from '@/adapters/wire/base/pages'
import type { QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, count, flag, int, listOf, text, whole, type Wire } from '@/adapters/wire/base/scalars'
import { fromUpperSnake, upperSnake } from '@/adapters/wire/base/upper-snake'
import type { ActorCategory, ActorFilter, ActorQuery, ActorSort } from '@/application/actors/actor-gateway'
import type { Page } from '@/application/paging/page'
import type { ActorSummary } from '@/domain/actors/actor'

const SORTS = [
  'recommended',
  'newest',
  'priceUp',
  'priceDown',
  'topRated',
  'name',
] as const satisfies readonly ActorSort[]

const filter: Wire<ActorFilter> = z.object({
  online: z.exactOptional(flag),
  genderTypes: z.exactOptional(listOf(z.enum(GENDER_TYPES), 5)),
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
})

const variables: Wire<ActorQuery> = z.object({ filter, sort: fromUpperSnake(SORTS), first, offset })

const PICTURE = '{ family variant }'
const MONEY = '{ value currency }'

/** The fields of a row of a performer list. */
export const SUMMARY_FIELDS = `id name gender genderType age threeWords languages country star isTopAmateur registeredSince
isNew sedcards ${PICTURE} avatar ${PICTURE} isFavorite
prices { videoChat ${MONEY} voyeurChat ${MONEY} ticketShow ${MONEY} singleChat ${MONEY} singleC2CChat ${MONEY} }
features { livePreview hd audio dildocontrol }
state { isOnline onlineSince backAt isBusy freeChat isOnlineMobileVideocall isCurrentlyTicketShow isLivePreviewEnabled
isVoyeurChatAvailable isVoyeurInSingleChatAllowed isActorAvailableForConversionChat }
categories bannedCountryCodes seed`

/** ACT-052: a stretch of a performer list. */
export const models: QueryCall<ActorQuery, { readonly models: Page<ActorSummary> }> = {
  document: `query Models($filter: ModelFilter!, $sort: ModelOrder!, $first: Int!, $offset: Int!) {
models(filter: $filter, sort: $sort, first: $first, offset: $offset) { total items { ${SUMMARY_FIELDS} } } }`,
  encode: (query) => ({ ...query, sort: upperSnake(query.sort) }),
  variables,
  result: z.object({ models: pageOf(actorSummary) }),
}

const category: Wire<ActorCategory> = z.object({
  slug: answerText(60),
  name: answerText(200),
  count,
  onlineCount: count,
  family: whole,
})

/** The categories performers are sorted under. */
export const categories: QueryCall<object, { readonly categories: readonly ActorCategory[] }> = {
  document: 'query Categories { categories { slug name count onlineCount family } }',
  variables: z.object({}),
  result: z.object({ categories: z.array(category) }),
}
