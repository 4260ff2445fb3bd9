import { bannerHosts, bannerRecords, type BannerRecord } from './banner-records'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import type { GuestRecord, SessionRecord } from '@/adapters/backend/access/guest-records'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { hasBarred } from '@/adapters/backend/actors/barred-countries'
import type { Reader } from '@/adapters/stores/store'
import { isWithin, type AgeRating } from '@/domain/actors/avatars'
import { photoLimit } from '@/domain/actors/profile-parts'
import type { Language } from '@/domain/navigation/language'
import { path } from '@/domain/navigation/path'
import { switchLanguage } from '@/domain/navigation/switch-language'
import { bannerPicture, type Banner, type BannerPlacement } from '@/domain/promo/banner'
import { bannerProblems } from '@/domain/promo/banner-target'
import { isShownAt, momentOf } from '@/domain/promo/stamp'

/** Who sees banners, and when (epoch ms). */
export interface BannerViewer {
  readonly guest: GuestRecord
  readonly session: SessionRecord
  readonly language: Language
  readonly now: number
}

/** The most that an answer holds: a page has room for one, and guests close some. */
const MAX_BANNERS = 20

/** The banners of a page as this guest sees them (OTH-001, OTH-002). */
export async function bannersOf(
  reader: Reader,
  placement: BannerPlacement,
  { guest, session, language, now }: BannerViewer,
): Promise<readonly Banner[]> {
  const stored = await reader.find(bannerRecords, 'inOrder', { prefix: [placement] })
  const due = stored.filter(({ from, expire }) => isShownAt({ from: momentOf(from), expiresAt: momentOf(expire) }, now))
  const [hosts, { avsStatus }, related] = await Promise.all([
    reader.find(bannerHosts, 'all', { prefix: [] }),
    ageCheckOf(reader, guest.id),
    reader.getMany(
      actors,
      due.map(({ relatedActorId }) => relatedActorId ?? ''),
    ),
  ])
  const allowed = new Set(hosts.map(({ host }) => host))
  const limit = photoLimit(avsStatus === 'accepted')
  const maySee = (actor: ActorRecord, banner: BannerRecord): boolean =>
    !hasBarred(actor, session.countryCode) && isWithin(ratingOf(actor, banner), limit)
  return due
    .flatMap((banner, at) => {
      const actor = related[at]
      // A record may have been written past the import: what would be refused there is not shown.
      if (bannerProblems(banner, allowed).length > 0) return []
      if (banner.relatedActorId !== null && (actor === undefined || !maySee(actor, banner))) return []
      return [shown(banner, actor, language)]
    })
    .slice(0, MAX_BANNERS)
}

/** The age that a banner about an actor is for: that of their avatar, or of the picture that it shows of them. */
function ratingOf(
  { family, avatarRating = 12, photoRatings = [] }: ActorRecord,
  { imagePath }: BannerRecord,
): AgeRating {
  const picture = bannerPicture(imagePath)
  const ofPicture =
    picture?.family === family ? photoRatings.find(({ variant }) => variant === picture.variant)?.rating : undefined
  return ofPicture !== undefined && ofPicture > avatarRating ? ofPicture : avatarRating
}

function shown(record: BannerRecord, actor: ActorRecord | undefined, language: Language): Banner {
  const { id, imagePath, onClickUrl, onClickType, relatedActorId, containerClassSuffix, expire, texts } = record
  const addressIn = (): string | null => {
    if (onClickType === 'actor' && actor !== undefined) return path('actor', { actorName: actor.name }, language)
    return onClickType === 'page' && onClickUrl !== null ? switchLanguage(onClickUrl, language) : onClickUrl
  }
  return {
    id,
    title: texts[language].title,
    imagePath,
    onClickUrl: addressIn(),
    onClickType,
    relatedActorId,
    containerClassSuffix,
    expiresAt: momentOf(expire),
  }
}
