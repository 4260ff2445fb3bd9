import { actors } from './actor-records'
import { photoLimitOf } from './photos'
import { guests } from '@/adapters/backend/access/guest-records'
import { isOver, sessionOfDevice } from '@/adapters/backend/access/open-session'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { Reader } from '@/adapters/stores/store'
import type { PictureAccess } from '@/application/platform/platform'
import type { PictureRef } from '@/domain/actors/actor'
import { photoLimit } from '@/domain/actors/profile-parts'

/**
 * Returns whether an actor has rated a picture above what every guest may see, by one read of an
 * index.
 */
export const isRated = async (reader: Reader, { family, variant }: PictureRef): Promise<boolean> =>
  (await reader.count(actors, 'rated', [family, variant])) > 0

/**
 * Returns who may be sent the file of a picture (ACT-011). Almost every picture is for everybody,
 * which one read of an index of the rated ones decides. The session of the device is looked up only
 * for a rated one.
 */
export async function pictureAccess(
  platform: PlatformContext,
  deviceKey: string | null,
  picture: PictureRef,
): Promise<PictureAccess> {
  const { store } = platform
  if (!(await isRated(store, picture))) return 'everybody'
  const session = deviceKey === null ? undefined : await sessionOfDevice(store, await hashOf(deviceKey))
  if (session === undefined || isOver(platform, session)) return 'nobody'
  const guest = await store.get(guests, session.guestId)
  // The index has only what is above the limit of everybody, and there is one limit beyond it.
  return guest !== undefined && (await photoLimitOf(store, guest)) > photoLimit(false) ? 'session' : 'nobody'
}
