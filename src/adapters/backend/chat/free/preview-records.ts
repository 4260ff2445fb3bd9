import { fields, flag, id, number, schemaOf, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { PreviewUse } from '@/domain/chat/preview-budget'
import type { ActorId, GuestId } from '@/domain/ids'

/** A guest's use of previews of an actor. */
export interface PreviewRecord extends PreviewUse {
  readonly guestId: GuestId
  readonly actorId: ActorId
}

export const previewKey = (guestId: GuestId, actorId: ActorId): string => `${guestId}:${actorId}`

export const previews: Collection<PreviewRecord> = {
  name: 'previews',
  schema: schemaOf(
    fields<PreviewRecord>({
      guestId: id<GuestId>(),
      actorId: id<ActorId>(),
      since: number,
      seconds: whole,
      isDeclined: flag,
    }),
  ),
  key: ({ guestId, actorId }) => previewKey(guestId, actorId),
  ofGuest: belongsToGuest('ofGuest'),
  indexes: { ofGuest: ({ guestId, actorId }) => [[guestId, previewKey(guestId, actorId)]] },
}
