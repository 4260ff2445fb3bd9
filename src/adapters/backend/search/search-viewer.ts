import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { hasBarred } from '@/adapters/backend/actors/barred-countries'
import { photoLimitOf } from '@/adapters/backend/actors/photos'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Reader } from '@/adapters/stores/store'
import { isWithin, type AgeRating } from '@/domain/actors/avatars'
import type { ActorId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** The guest who searches, and their permissions. */
export interface SearchViewer {
  readonly guest: GuestRecord
  readonly guestId: GuestRecord['id']
  readonly language: Language
  /** Epoch ms. */
  readonly now: number
  /** The guest's country, ISO 3166-1 alpha-2 in upper case. */
  readonly country: string
  /** The highest rating of what they may see. */
  readonly limit: AgeRating
}

export async function viewerOf(
  { store, clock }: PlatformContext,
  caller: RequestContext,
  language: Language,
): Promise<SearchViewer> {
  const { guest, session } = await requireSession(store, caller)
  return {
    guest,
    guestId: guest.id,
    language,
    now: clock.now(),
    country: session.countryCode.toUpperCase(),
    limit: await photoLimitOf(store, guest),
  }
}

/**
 * Returns whether an actor may be shown to the guest: one who has barred their country is in no
 * answer.
 */
export const isOpenTo = ({ country }: SearchViewer, actor: ActorRecord): boolean => !hasBarred(actor, country)

/**
 * Returns those of these records that the guest may see: rated for them, and of an actor who has
 * not barred their country.
 */
export async function openTo<T extends { readonly actorId: ActorId; readonly ageRating: AgeRating }>(
  reader: Reader,
  viewer: SearchViewer,
  records: readonly T[],
): Promise<readonly T[]> {
  const within = records.filter(({ ageRating }) => isWithin(ageRating, viewer.limit))
  const owners = await reader.getMany(
    actors,
    within.map(({ actorId }) => actorId),
  )
  return within.filter((_, at) => {
    const owner = owners[at]
    return owner !== undefined && isOpenTo(viewer, owner)
  })
}
