import { fields, id, nullable, oneOf, schemaOf, text } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader } from '@/adapters/stores/store'
import type { AvsStatus } from '@/domain/access/avs'
import type { GuestId } from '@/domain/ids'

/** The result of the check of a guest's age (AUT-017, AUT-018). */
export interface AgeCheckRecord {
  readonly guestId: GuestId
  readonly avsStatus: AvsStatus
  readonly avsRejectMessage: string | null
}

export const ageChecks: Collection<AgeCheckRecord> = {
  name: 'ageChecks',
  schema: schemaOf(
    fields<AgeCheckRecord>({
      guestId: id<GuestId>(),
      avsStatus: oneOf('unknown', 'pending', 'accepted', 'rejected'),
      avsRejectMessage: nullable(text),
    }),
  ),
  key: ({ guestId }) => guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}

/** The age of a guest without a record was never checked. */
export const ageCheckOf = async (reader: Reader, guestId: GuestId): Promise<AgeCheckRecord> =>
  (await reader.get(ageChecks, guestId)) ?? { guestId, avsStatus: 'unknown', avsRejectMessage: null }
