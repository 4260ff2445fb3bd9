import type { PurchaseRefusal } from '@/application/money/buy-content'
import type { IdempotencyKey, MessageId } from '@/domain/ids'
import type { Message } from '@/domain/messenger/message'
import type { MessageMediaFile } from '@/domain/messenger/message-media'

/** The message with its media unlocked. `charged` is 0 if it was already unlocked, or free. */
export type UnlockResult =
  | { readonly ok: true; readonly message: Message; readonly balance: number; readonly charged: number }
  | PurchaseRefusal

/** Pictures and videos that actors send with messages. Throws `BackendError`. */
export interface MessageMediaGateway {
  /**
   * Unlocks media permanently, once per key; unlocking it again succeeds without a charge.
   * `agreedPrice`: the most the guest has agreed to pay, in coins; a higher price is refused with
   * `price-changed` and nothing is charged.
   */
  unlock(messageId: MessageId, key: IdempotencyKey, agreedPrice: number): Promise<UnlockResult>
  /** Returns the message as the guest may see it now; `null`: they have no such message. */
  message(messageId: MessageId): Promise<Message | null>
  /**
   * Returns the location of the file in this session; `null`: the guest may not see it, or there is
   * none.
   */
  file(messageId: MessageId): Promise<MessageMediaFile | null>
}

export const MessageMediaGateway = Symbol.for('MessageMediaGateway')
