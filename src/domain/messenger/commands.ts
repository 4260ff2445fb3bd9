import type { ActorId, ChannelId, ChatId, RoomLineId } from '@/domain/ids'
import type { CommandTraits } from '@/domain/session/commands'
import type { ChannelFilter } from './channel'
import type { SentGift } from './message'

/**
 * Commands about conversations (MSG-024..030). Gifts travel with their message; `agreedPrice` is
 * the maximum price of both, in coins.
 */
export type MessengerCommand =
  | {
      readonly type: 'sendMessage'
      readonly channelId: ChannelId
      readonly messageType: 'text' | 'gift'
      readonly senderType: 'guest'
      readonly isVideochat: boolean
      readonly isFreechat: boolean
      readonly data: string
      readonly includedGifts: readonly SentGift[]
      readonly chatId: ChatId | null
      readonly agreedPrice: number
      /** The line of that chat's room to which it replies. */
      readonly replyTo?: RoomLineId
    }
  | { readonly type: 'loadChannels'; readonly offset: number; readonly limit: number }
  | { readonly type: 'onlineChannels' }
  | { readonly type: 'filterChannels'; readonly filter: ChannelFilter }
  | { readonly type: 'archiveChannel'; readonly channelId: ChannelId; readonly status: 'archived' | 'restored' }
  | { readonly type: 'markChannelRead'; readonly channelId: ChannelId }
  | { readonly type: 'typing'; readonly channelId: ChannelId }
  | { readonly type: 'toggleEmailNotification'; readonly actorId: ActorId; readonly enabled: boolean }
  | { readonly type: 'toggleSmsNotification'; readonly actorId: ActorId; readonly enabled: boolean }

/** Muting an actor and writing work without an account; the list of channels does not. */
export const messengerCommands: CommandTraits<MessengerCommand> = {
  sendMessage: {},
  loadChannels: { needsLogin: true },
  onlineChannels: { needsLogin: true },
  filterChannels: { needsLogin: true },
  archiveChannel: { needsLogin: true },
  markChannelRead: {},
  typing: { isMomentary: true },
  toggleEmailNotification: {},
  toggleSmsNotification: {},
}
