import type { Gift, OwnedGifts, ToyControl } from '@/domain/gifts/gift'

/** Gifts a guest can send. They are paid for when the message that holds them is accepted. Throws `BackendError`. */
export interface GiftGateway {
  catalog(): Promise<readonly (Gift | ToyControl)[]>
  /** GIF-007, GIF-008. */
  owned(): Promise<OwnedGifts>
}

export const GiftGateway = Symbol.for('GiftGateway')
