import type { ActorId, ChatId, IdempotencyKey, TicketId } from '@/domain/ids'
import type { CommandTraits } from '@/domain/session/commands'
import type { CameraSign } from './camera-sign'
import type { ChatMode } from './mode'

/**
 * Commands of the running chat (rulings: a paid or free chat). `stopAt` is the guest's own limit in
 * coins, `agreedPrice` the maximum price per minute.
 */
export type ChatCommand =
  | {
      readonly type: 'chatStart'
      readonly actorId: ActorId
      readonly mode: ChatMode
      readonly key: IdempotencyKey
      readonly pin?: string
      readonly ticketId?: TicketId
      readonly useVoucher: boolean
      readonly stopAt: number | null
      readonly agreedPrice: number
    }
  | { readonly type: 'chatHeartbeat'; readonly chatId: ChatId; readonly cameraSign?: CameraSign }
  | { readonly type: 'chatSetStop'; readonly chatId: ChatId; readonly stopAt: number | null }
  | { readonly type: 'chatStop'; readonly chatId: ChatId }
  | { readonly type: 'chatMessage'; readonly chatId: ChatId; readonly text: string }
  | { readonly type: 'viewing'; readonly actorId: ActorId | null }

/** A guest without an account may start a free chat or a preview: the platform decides. */
export const chatCommands: CommandTraits<ChatCommand> = {
  chatStart: {},
  chatHeartbeat: { isMomentary: true },
  chatSetStop: {},
  chatStop: {},
  chatMessage: {},
  viewing: { isMomentary: true },
}
