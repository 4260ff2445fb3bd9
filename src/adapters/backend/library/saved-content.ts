import type { LibraryViewer } from './library-items'
import { guestRelationKey, guestRelations, type GuestRelation } from './library-records'
import { videos } from '@/adapters/backend/media/video-records'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { GuestId, VideoId } from '@/domain/ids'
import type { LibraryKind } from '@/domain/library/library'
import { RELATION_OBJECTS, RELATION_TYPES } from '@/domain/library/relation'
import { watchLaterStep, type WatchLaterStep } from '@/domain/library/watch-later'

const savedRelation = (guestId: GuestId, objectTypeId: number, objectId: string): Omit<GuestRelation, 'at'> => ({
  guestId,
  relationTypeId: RELATION_TYPES.saved,
  objectTypeId,
  objectId,
})

/** The kinds that are saved by a relation: others are saved in their own feature, or not at all. */
const objectTypes: Readonly<Partial<Record<LibraryKind, number>>> = RELATION_OBJECTS

/**
 * Returns whether a guest has saved something: a video for later, an album or sedcards by a pin.
 */
export async function isSaved(
  reader: Reader,
  { guestId, kinds }: Pick<LibraryViewer, 'guestId' | 'kinds'>,
  kind: LibraryKind,
  subjectId: string,
): Promise<boolean> {
  const objectTypeId = objectTypes[kind]
  if (objectTypeId === undefined) return (await kinds[kind].saved?.has(reader, guestId, subjectId)) ?? false
  const relation = savedRelation(guestId, objectTypeId, subjectId)
  return (await reader.get(guestRelations, guestRelationKey(relation))) !== undefined
}

/**
 * Puts a video on a guest's list for later, or removes it. Returns the result, or why it was
 * refused.
 */
export async function changeSaved(
  tx: Transaction,
  guestId: GuestId,
  change: { readonly videoId: VideoId; readonly wanted: boolean; readonly at: number },
): Promise<WatchLaterStep> {
  const { videoId, wanted, at } = change
  const relation = savedRelation(guestId, RELATION_OBJECTS.video, videoId)
  const key = guestRelationKey(relation)
  const step = watchLaterStep(
    {
      exists: (await tx.get(videos, videoId)) !== undefined,
      isListed: (await tx.get(guestRelations, key)) !== undefined,
      count: await tx.count(guestRelations, 'byGuest', [guestId, RELATION_TYPES.saved, RELATION_OBJECTS.video]),
    },
    wanted,
  )
  if (step === 'add') await tx.put(guestRelations, { ...relation, at })
  if (step === 'remove') await tx.delete(guestRelations, key)
  return step
}
