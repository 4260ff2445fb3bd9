import type { ActorRecord } from './actor-records'
import { openPictures } from './photos'
import type { StandingRecord } from './ranking-records'
import { ageShown } from '@/domain/actors/actor-rules'
import type { PictureRef } from '@/domain/actors/actor'
import { isWithin, type AgeRating } from '@/domain/actors/avatars'
import { videoCallPoints } from '@/domain/actors/ranking'
import type { TopCam } from '@/domain/actors/top-cam'
import { vxc } from '@/domain/money/money'
import type { Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'

/** An actor with the place that the ranking gives them. */
export interface Placed {
  readonly record: ActorRecord
  readonly standing: StandingRecord
  readonly rank: number
}

/** The view of a list: its language, and the highest rating of the avatars shown there. */
export interface TopCamViewer {
  readonly language: Language
  readonly avatarLimit: AgeRating
}

/**
 * Returns the avatar of an actor, if its rating may be shown; records without a rating have
 * pictures for everybody.
 */
export const avatarOf = ({ family, avatarRating }: ActorRecord, limit: AgeRating): PictureRef | null =>
  isWithin(avatarRating ?? 12, limit) ? { family, variant: 'a0' } : null

/** An actor of a ranking as this guest sees them (ACT-031). */
export function topCamOf(
  { record, standing, rank }: Placed,
  isFavorite: boolean,
  { language, avatarLimit }: TopCamViewer,
): TopCam {
  const { c2c } = record.prices
  const { state } = record
  return {
    id: record.id,
    rank,
    name: record.name,
    profileLink: path('actor', { actorName: record.name }, language),
    online: state.isOnline,
    onlineVideocall: state.isOnline && state.isOnlineMobileVideocall,
    age: ageShown(record),
    previewPicture: openPictures(record)[0] ?? { family: record.family, variant: 'p0' },
    avatarPicture: avatarOf(record, avatarLimit),
    spokenLanguages: record.languages,
    pinnedCount: standing.pinnedCount,
    ratingCount: standing.ratingCount,
    satisfactionRate: standing.satisfactionRate,
    rankingPointsVideoCall: videoCallPoints(standing),
    videocallPrice: { singleC2CChat: c2c === null ? null : { ...vxc(c2c), symbol: 'VXC' } },
    isFavorite,
    state,
  }
}
