import * as z from 'zod/mini'
import { answerText, count, flag, type Wire } from '@/adapters/wire/base/scalars'
import {
  FOUND_PARTS,
  type FoundActor,
  type FoundItem,
  type FoundPart,
  type GlobalResult,
  type SearchResult,
} from '@/domain/search/search-result'

const address = answerText(2_000, 1)
const aspect = z.number().check(z.positive())

/** SEA-017. */
export const foundActor: Wire<FoundActor> = z.object({
  name: answerText(200),
  imageUrl: address,
  imageAspect: aspect,
  link: address,
  online: flag,
  mobileVideoCall: flag,
})

export const foundItem: Wire<FoundItem> = z.object({
  title: answerText(500),
  imageUrl: address,
  imageAspect: aspect,
  link: address,
})

/** SEA-018. */
export const foundPart: Wire<FoundPart> = z.object({
  type: z.enum(FOUND_PARTS),
  count,
  link: address,
  items: z.array(foundItem),
})

const parts = { actors: z.array(foundActor), videos: foundPart, mediathek: foundPart, blog: foundPart }

/** SEA-020. */
export const globalResult: Wire<GlobalResult> = z.object(parts)

/** SEA-016. */
export const searchResult: Wire<SearchResult> = z.object({
  searchPattern: answerText(200),
  proposals: z.array(answerText(500)),
  ...parts,
})
