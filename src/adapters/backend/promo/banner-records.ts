import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import type { Localized } from '@/adapters/backend/kernel/localized'
import { fields, id, nullable, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import type { ActorId } from '@/domain/ids'
import {
  BANNER_CLICKS,
  BANNER_LOOKS,
  BANNER_PLACEMENTS,
  type BannerParts,
  type BannerPlacement,
} from '@/domain/promo/banner'

/**
 * A banner as an operator writes it. `onClickUrl` is a page of the product in any language, or a
 * page of another site whose host is among `bannerHosts`; `null` if a press opens the related
 * actor, or nothing.
 */
export interface BannerRecord extends BannerParts {
  readonly id: string
  readonly placement: BannerPlacement
  readonly position: number
  /** Whole seconds since 1970: from then on it is shown. */
  readonly from: number
  /** Whole seconds since 1970: from then on it is not shown any more (API-031). */
  readonly expire: number
  readonly texts: Localized<{ readonly title: string }>
}

export const bannerRecords: Collection<BannerRecord> = {
  name: 'banners',
  schema: schemaOf(
    fields<BannerRecord>({
      id: text,
      placement: oneOf(...BANNER_PLACEMENTS),
      position: whole,
      from: whole,
      expire: whole,
      imagePath: text,
      onClickUrl: nullable(text),
      onClickType: oneOf(...BANNER_CLICKS),
      relatedActorId: nullable(id<ActorId>()),
      containerClassSuffix: oneOf(...BANNER_LOOKS),
      texts: inEachLanguage(fields<{ readonly title: string }>({ title: text })),
    }),
  ),
  key: (banner) => banner.id,
  indexes: { inOrder: ({ placement, position, id: key }) => [[placement, position, key]] },
}

/** Another site that banners may lead to. */
export interface BannerHostRecord {
  /** The host in lower case, with the port unless it is the default one. */
  readonly host: string
}

export const bannerHosts: Collection<BannerHostRecord> = {
  name: 'bannerHosts',
  schema: schemaOf(fields<BannerHostRecord>({ host: text })),
  key: ({ host }) => host,
  indexes: { all: ({ host }) => [[host]] },
}
