import { fields, id, nullable, number, oneOf, optional, schemaOf, text } from '@/adapters/stores/record-schema'
import { language } from '@/adapters/backend/kernel/record-checks'
import type { Collection } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import {
  SUBJECT_KINDS,
  SUPPORT_TOPICS,
  type SupportRequest,
  type SupportSubject,
} from '@/domain/support/support-request'

/** A request as it is stored for the operator. */
export interface SupportRecord extends SupportRequest {
  /** Names guest and key, so that a request that arrives twice is stored once. */
  readonly id: string
  readonly receipt: string
  readonly guestId: GuestId
  readonly language: Language
  /** Epoch ms. */
  readonly at: number
  /**
   * The reported words as the platform stored them when they were reported; missing: there were
   * none.
   */
  readonly quote?: string
}

export const supportRequests: Collection<SupportRecord> = {
  name: 'supportRequests',
  schema: schemaOf(
    fields<SupportRecord>({
      id: text,
      receipt: text,
      guestId: id<GuestId>(),
      language,
      at: number,
      topic: oneOf(...SUPPORT_TOPICS),
      email: text,
      text,
      about: nullable(fields<SupportSubject>({ kind: oneOf(...SUBJECT_KINDS), id: text, name: text })),
      quote: optional(text),
    }),
  ),
  key: ({ id }) => id,
  ofGuest: {
    by: 'ofGuest',
    onErase: { stays: 'is answered by the operator, and removed two years later' },
    exports: 'whole',
  },
  indexes: {
    ofGuest: ({ guestId, id }) => [[guestId, id]],
    newest: ({ at, id }) => [[at, id]],
    byReceipt: ({ receipt }) => [[receipt]],
  },
  unique: ['byReceipt'],
}
