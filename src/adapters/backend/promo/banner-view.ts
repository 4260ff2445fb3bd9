import { bannerHosts, bannerRecords, type BannerRecord } from './banner-records'
import type { GuestRecord, SessionRecord } from '@/adapters/backend/access/guest-records'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { hasBarred } from '@/adapters/backend/actors/barred-countries'
import { photoLimitOf } from '@/adapters/backend/actors/photos'
import { isRated } from '@/adapters/backend/actors/picture-files'
import type { Reader } from '@/adapters/stores/store'
import { isWithin } from '@/domain/actors/avatars'
import { photoLimit } from '@/domain/actors/profile-parts'
import type { Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'
import { switchLanguage } from '@/domain/routes/switch-language'
import { bannerPicture, type Banner, type BannerPlacement } from '@/domain/promo/banner'
import { bannerProblems } from '@/domain/promo/banner-target'
import { isShownAt, momentOf } from '@/domain/promo/stamp'

/** The guest who sees banners, and the time (epoch ms). */
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
  const [hosts, limit, related, rated] = await Promise.all([
    reader.find(bannerHosts, 'all', { prefix: [] }),
    photoLimitOf(reader, guest),
    reader.getMany(
      actors,
      due.map(({ relatedActorId }) => relatedActorId ?? ''),
    ),
    Promise.all(due.map(({ imagePath }) => showsRated(reader, imagePath))),
  ])
  const allowed = new Set(hosts.map(({ host }) => host))
  const maySee = (actor: ActorRecord): boolean =>
    !hasBarred(actor, session.countryCode) && isWithin(actor.avatarRating ?? 12, limit)
  return due
    .flatMap((banner, at) => {
      const actor = related[at]
      if (rated[at] === true && limit === photoLimit(false)) return []
      // A record may have been written past the import: what would be refused there is not shown.
      if (bannerProblems(banner, allowed).length > 0) return []
      if (banner.relatedActorId !== null && (actor === undefined || !maySee(actor))) return []
      return [shown(banner, actor, language)]
    })
    .slice(0, MAX_BANNERS)
}

/** Returns whether not every guest may see the picture of a banner. */
async function showsRated(reader: Reader, imagePath: string): Promise<boolean> {
  const picture = bannerPicture(imagePath)
  return picture !== null && isRated(reader, picture)
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
