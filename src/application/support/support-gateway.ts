import type { IdempotencyKey } from '@/domain/ids'
import type { SupportField, SupportRequest } from '@/domain/support/support-request'

export type SupportAnswer =
  /** `isMailed`: the guest receives the number by mail as well. */
  | { readonly ok: true; readonly receipt: string; readonly isMailed: boolean }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: readonly SupportField[] }
  /** Too many requests were sent recently, so this one is refused. */
  | { readonly ok: false; readonly reason: 'too-many' }

/** Accepts a guest's requests to the operator. Throws `BackendError`. */
export interface SupportGateway {
  /**
   * Sends a request. Sent again under the same key, it is the same request with the same receipt.
   */
  send(request: SupportRequest, key: IdempotencyKey): Promise<SupportAnswer>
}

export const SupportGateway = Symbol.for('SupportGateway')
