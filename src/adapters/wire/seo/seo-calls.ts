import * as z from 'zod/mini'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { albumId } from '@/adapters/wire/albums/album'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { get, post } from '@/adapters/wire/base/rest-call'
import { answerText, listOf, text, type Wire } from '@/adapters/wire/base/scalars'
import { videoId } from '@/adapters/wire/media/video'
import { isOwnAddress } from '@/domain/navigation/own-address'
import { BREADCRUMB_TYPES, type Crumb } from '@/domain/seo/breadcrumb'
import { MAX_SEO_TAGS, type SeoText, type TaggedSeoText } from '@/domain/seo/seo-text'

export const seoText: Wire<SeoText> = z.object({
  h1: answerText(500),
  h2: answerText(1_000),
  seoTitle: answerText(500),
  seoDescription: answerText(2_000),
  freeText: answerText(20_000),
  freeTextShort: answerText(2_000),
  breadcrumb: answerText(500),
  slug: answerText(200),
})

export const taggedSeoText: Wire<TaggedSeoText> = z.object({ tag: answerText(100), text: seoText })

interface TagsRequest {
  readonly tags: readonly string[]
}

const tagsRequest: Wire<TagsRequest> = z.object({ tags: listOf(text(100, 1), MAX_SEO_TAGS) })

/** BLO-023. */
export const seoTexts: QueryCall<TagsRequest, readonly TaggedSeoText[]> = query<TagsRequest, readonly TaggedSeoText[]>(
  'seoTexts',
  tagsRequest,
  z.array(taggedSeoText),
)

/** BLO-024. */
export const getActorSeoContent = get(
  'getActorSeoContent',
  '/seo/getActorSeoContent/:actorId/:tagGroup',
  z.object({ actorId, tagGroup: text(200, 1) }),
  z.object({ content: z.nullable(seoText) }),
)

export const breadcrumbType = z.enum(BREADCRUMB_TYPES)

export const crumb: Wire<Crumb> = z.object({
  label: answerText(500),
  address: answerText(2_000).check(z.refine((address) => isOwnAddress(address))),
})

/** OTH-004: it only reads, so that it may be sent again. */
export const breadcrumb = post(
  'breadcrumb',
  '/breadcrumb/:type',
  z.object({
    type: breadcrumbType,
    albumId: z.exactOptional(albumId),
    videoId: z.exactOptional(videoId),
    blogCategory: z.exactOptional(text(100)),
    postSlug: z.exactOptional(text(200)),
    year: z.exactOptional(text(10)),
  }),
  z.object({ data: z.object({ breadcrumb: z.array(crumb) }) }),
  { repeatable: true, reads: true },
)
