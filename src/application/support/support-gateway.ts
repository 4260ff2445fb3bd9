import type { IdempotencyKey } from '@/domain/ids'
import type { SupportField, SupportRequest } from '@/domain/support/support-request'

export type SupportAnswer =
  /** `isMailed`: the number goes to the guest by mail as well. */
  | { readonly ok: true; readonly receipt: string; readonly isMailed: boolean }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: readonly SupportField[] }
  /** So many were sent lately that this one is not taken. */
  | { readonly ok: false; readonly reason: 'too-many' }

/** Takes what a guest writes to the operator. Throws `BackendError`. */
export interface SupportGateway {
  /** Sent again under the same key, it is the same request and has the same receipt. */
  send(request: SupportRequest, key: IdempotencyKey): Promise<SupportAnswer>
}

export const SupportGateway = Symbol.for('SupportGateway')
