import { fields, id, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { FreeChatUse } from '@/domain/chat/free-chat-time'
import type { GuestId } from '@/domain/ids'

/** A guest's use of free chat on the last day they were in one. */
export interface FreeChatRecord extends FreeChatUse {
  readonly guestId: GuestId
}

export const freeChatUses: Collection<FreeChatRecord> = {
  name: 'freeChatUses',
  schema: schemaOf(fields<FreeChatRecord>({ guestId: id<GuestId>(), day: text, seconds: whole })),
  key: ({ guestId }) => guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}
