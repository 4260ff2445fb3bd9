import { bannerRecords, type BannerRecord } from '@/adapters/backend/promo/banner-records'
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import promo from '@/adapters/backend/world/data/promo.json' with { type: 'json' }
import { inAllLanguages } from '@/adapters/backend/world/texts/in-language'
import { asId, type ActorId } from '@/domain/ids'
import { topicFamily, type Topic } from '@/domain/pictures/artwork'
import { path } from '@/domain/routes/path'
import type { BannerLook, BannerPlacement } from '@/domain/promo/banner'
import { stampOf } from '@/domain/promo/stamp'

const DAY = 86_400_000

/** Time for which the banners of a sample world are shown, ms. */
const SHOWN_FOR = 400 * DAY

const picture = (topic: Topic, number: number): string => `/art/${topicFamily(topic, number)}/l0`

interface Sample {
  readonly text: keyof typeof promo.banners
  readonly placement: BannerPlacement
  readonly position: number
  readonly imagePath: string
  readonly look: BannerLook
  /** A page of the product, or an actor. */
  readonly opens: { readonly address: string } | { readonly actorId: ActorId }
}

const SAMPLES: readonly Sample[] = [
  {
    text: 'mira',
    placement: 'start',
    position: 1,
    imagePath: '/art/1/l1',
    look: 'ember',
    opens: { actorId: asId<ActorId>('1') },
  },
  {
    text: 'newsletters',
    placement: 'start',
    position: 2,
    imagePath: picture('article', 31),
    look: 'plain',
    opens: { address: path('newsletters', {}, 'en') },
  },
  {
    text: 'clash',
    placement: 'cams',
    position: 1,
    imagePath: picture('event', 17),
    look: 'night',
    opens: { address: path('topCamsOf', { topList: 'clash-of-cams' }, 'en') },
  },
  {
    text: 'lateNight',
    placement: 'videos',
    position: 1,
    imagePath: picture('programme', 42),
    look: 'gold',
    opens: { address: path('tvLateNight', {}, 'en') },
  },
]

/** The banners of the sample world. */
export const generateBanners = ({ now }: Pick<World, 'now'>): readonly BannerRecord[] =>
  SAMPLES.map(({ text, placement, position, imagePath, look, opens }) => ({
    id: `${placement}-${text.toLowerCase()}`,
    placement,
    position,
    from: stampOf(now - DAY),
    expire: stampOf(now + SHOWN_FOR),
    imagePath,
    onClickUrl: 'address' in opens ? opens.address : null,
    onClickType: 'address' in opens ? 'page' : 'actor',
    relatedActorId: 'actorId' in opens ? opens.actorId : null,
    containerClassSuffix: look,
    texts: inAllLanguages(promo.banners[text]),
  }))

export const bannersSeed = seedOf(bannerRecords, 'inOrder', generateBanners)
