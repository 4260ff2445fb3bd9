import { language } from '@/adapters/backend/kernel/record-checks'
import { fields, id, number, schemaOf, text } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** A browser that receives push messages for a guest. */
export interface PushRecord {
  readonly id: string
  readonly guestId: GuestId
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly language: Language
  /** Digest of the token that renews it. */
  readonly tokenHash: string
  /** Epoch ms. */
  readonly at: number
}

export const pushSubscriptions: Collection<PushRecord> = {
  name: 'pushSubscriptions',
  schema: schemaOf(
    fields<PushRecord>({
      id: text,
      guestId: id<GuestId>(),
      endpoint: text,
      p256dh: text,
      auth: text,
      language,
      tokenHash: text,
      at: number,
    }),
  ),
  key: (subscription) => subscription.id,
  ofGuest: { ...belongsToGuest('byGuest'), exports: { leavesOut: ['endpoint', 'p256dh', 'auth', 'tokenHash'] } },
  indexes: {
    byGuest: ({ guestId, at, id: key }) => [[guestId, at, key]],
    byEndpoint: ({ endpoint }) => [[endpoint]],
    byToken: ({ tokenHash }) => [[tokenHash]],
  },
  unique: ['byEndpoint', 'byToken'],
}
