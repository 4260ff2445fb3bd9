import type { PurchaseRefusal } from '@/application/money/buy-content'
import type { IdempotencyKey, MessageId } from '@/domain/ids'
import type { Message } from '@/domain/messenger/message'
import type { MessageMediaFile } from '@/domain/messenger/message-media'

/** The message with its media unlocked. `charged` is 0 where it was unlocked already, or free. */
export type UnlockResult =
  | { readonly ok: true; readonly message: Message; readonly balance: number; readonly charged: number }
  | PurchaseRefusal

/** Pictures and videos that actors send with messages. Throws `BackendError`. */
export interface MessageMediaGateway {
  /**
   * Unlocks once for one key, for good; what is unlocked already is answered as success without a charge. `agreedPrice`: the maximum the
   * guest has agreed to pay, in coins; a higher price is refused with `price-changed` and nothing is charged.
   */
  unlock(messageId: MessageId, key: IdempotencyKey, agreedPrice: number): Promise<UnlockResult>
  /** The message as the guest may see it now; `null`: they have no such message. */
  message(messageId: MessageId): Promise<Message | null>
  /** Where the file is, in this session; `null`: they may not see it, or there is none. */
  file(messageId: MessageId): Promise<MessageMediaFile | null>
}

export const MessageMediaGateway = Symbol.for('MessageMediaGateway')
