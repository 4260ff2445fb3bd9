import * as z from 'zod/mini'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, ID, whole, type Wire } from '@/adapters/wire/base/scalars'
import {
  BANNER_CLICKS,
  BANNER_LOOKS,
  BANNER_PLACEMENTS,
  type Banner,
  type BannerParts,
  type BannerPlacement,
} from '@/domain/promo/banner'
import { isSafeBanner, MAX_BANNER_ADDRESS } from '@/domain/promo/banner-target'
import { momentOf, stampOf } from '@/domain/promo/stamp'

export const bannerPlacement = z.enum(BANNER_PLACEMENTS)

interface WireBanner extends BannerParts {
  readonly id: string
  readonly title: string
  /** Whole seconds since 1970 (API-031). */
  readonly expire: number
}

/** OTH-001. */
export const wireBanner: Wire<WireBanner> = z.object({
  id: answerText(100, 1, ID),
  title: answerText(200, 1),
  imagePath: answerText(200, 1),
  onClickUrl: z.nullable(answerText(MAX_BANNER_ADDRESS, 1)),
  onClickType: z.enum(BANNER_CLICKS),
  relatedActorId: z.nullable(actorId),
  containerClassSuffix: z.enum(BANNER_LOOKS),
  expire: whole,
})

/** A banner as the server writes it. */
export const writtenBanner = ({ expiresAt, ...parts }: Banner): WireBanner => ({ ...parts, expire: stampOf(expiresAt) })

/** No matter what a server sends, no banner leads to a script, or to another place than it names. */
const bannerList: Wire<readonly Banner[]> = z.pipe(
  z.array(wireBanner),
  z.transform((sent): readonly Banner[] =>
    sent.map(({ expire, ...parts }) => ({ ...parts, expiresAt: momentOf(expire) })).filter(isSafeBanner),
  ),
)

/** OTH-002. */
export const banners: QueryCall<{ readonly placement: BannerPlacement }, readonly Banner[]> = query(
  'banners',
  z.object({ placement: bannerPlacement }),
  bannerList,
)
