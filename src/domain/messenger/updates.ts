import type { ChannelId, MessageId } from '@/domain/ids'
import type { IdentifiedMessage } from '@/domain/session/updates'
import type { Message } from './message'

/** A message from either side. The connection reads its id and delivers each message once. */
interface MessageReceived extends IdentifiedMessage {
  readonly channelId: ChannelId
  readonly message: Message
}

/** Updates of conversations (SOC-027, MSG-009). */
export type MessengerUpdate =
  | MessageReceived
  /**
   * A message that the guest already has has changed, for example because they unlocked its media.
   * It is not new.
   */
  | { readonly type: 'messageChanged'; readonly channelId: ChannelId; readonly message: Message }
  | { readonly type: 'messageRead'; readonly channelId: ChannelId; readonly messageId: MessageId }
  | { readonly type: 'typing'; readonly channelId: ChannelId }
  | { readonly type: 'channelArchived'; readonly channelId: ChannelId }
