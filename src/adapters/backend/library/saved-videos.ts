import { guestRelationKey, guestRelations } from './library-records'
import type { Reader } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { LibraryKind } from '@/domain/library/library'
import { RELATION_OBJECTS, RELATION_TYPES } from '@/domain/library/relation'

/** Whether a guest has saved something for later. */
export async function isSaved(
  reader: Reader,
  guestId: GuestId,
  kind: LibraryKind,
  subjectId: string,
): Promise<boolean> {
  if (kind !== 'video') return false
  const key = guestRelationKey({
    guestId,
    relationTypeId: RELATION_TYPES.saved,
    objectTypeId: RELATION_OBJECTS.video,
    objectId: subjectId,
  })
  return (await reader.get(guestRelations, key)) !== undefined
}
