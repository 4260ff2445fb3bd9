import { fields, flag, id, list, number, schemaOf, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { ActorId, GuestId } from '@/domain/ids'

/** A begun conversion chat. Its deciding ends are in the guest's membership (CHA-012). */
export interface ConversionRecord {
  readonly guestId: GuestId
  /** Until when the guest could have begun it, and until when it can be used; epoch ms. */
  readonly candidateEnd: number
  readonly end: number
  readonly isOn: boolean
  /** Whole minutes that are left. */
  readonly minutesLeft: number
  /** Its actors, chosen when it began. */
  readonly actorIds: readonly ActorId[]
}

export const conversionChats: Collection<ConversionRecord> = {
  name: 'conversionChats',
  schema: schemaOf(
    fields<ConversionRecord>({
      guestId: id<GuestId>(),
      candidateEnd: number,
      end: number,
      isOn: flag,
      minutesLeft: whole,
      actorIds: list(id<ActorId>()),
    }),
  ),
  key: ({ guestId }) => guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}
