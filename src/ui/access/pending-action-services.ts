import type { PendingActionParams } from '@/domain/access/pending-login-action'
import type { PaymentFlow } from '@/domain/payments/flows'

/** The services that execute actions that waited for a login, where no page is needed. */
export interface PendingActionServices {
  pinActor(params: PendingActionParams): void
  openPayment(flow: PaymentFlow): void
}

export const PendingActionServices = Symbol.for('PendingActionServices')
