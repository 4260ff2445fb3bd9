import type { Collection } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import type { SupportRequest } from '@/domain/support/support-request'

/** A request as it is kept for the operator. */
export interface SupportRecord extends SupportRequest {
  /** Names guest and key, so that a request that arrives twice is kept once. */
  readonly id: string
  readonly receipt: string
  readonly guestId: GuestId
  readonly language: Language
  /** Epoch ms. */
  readonly at: number
}

export const supportRequests: Collection<SupportRecord> = {
  name: 'supportRequests',
  key: ({ id }) => id,
  indexes: {
    newest: ({ at, id }) => [[at, id]],
    byReceipt: ({ receipt }) => [[receipt]],
  },
  unique: ['byReceipt'],
}
