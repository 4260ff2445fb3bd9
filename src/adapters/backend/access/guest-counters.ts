import { fields, id, schemaOf, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'

/**
 * Counters of a guest, stored apart from the guest's own record because every chat and every free
 * message writes them.
 */
export interface CountersRecord {
  readonly guestId: GuestId
  readonly freeMessages: number
  readonly spins: number
  /** Chats that have ended. */
  readonly videochats: number
}

export const guestCounters: Collection<CountersRecord> = {
  name: 'guestCounters',
  schema: schemaOf(
    fields<CountersRecord>({ guestId: id<GuestId>(), freeMessages: whole, spins: whole, videochats: whole }),
  ),
  key: ({ guestId }) => guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}

/** Returns the counters of a guest; a guest without a record has only zeros. */
export const countersOf = async (reader: Reader, guestId: GuestId): Promise<CountersRecord> =>
  (await reader.get(guestCounters, guestId)) ?? { guestId, freeMessages: 0, spins: 0, videochats: 0 }
