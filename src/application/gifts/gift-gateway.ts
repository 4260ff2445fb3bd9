import type { Gift, OwnedGifts, ToyControl } from '@/domain/gifts/gift'

/**
 * Gifts a guest can send, charged when the message that contains them is accepted. Throws
 * `BackendError`.
 */
export interface GiftGateway {
  catalog(): Promise<readonly (Gift | ToyControl)[]>
  /** Returns the gifts the guest owns (GIF-007, GIF-008). */
  owned(): Promise<OwnedGifts>
}

export const GiftGateway = Symbol.for('GiftGateway')
