import type { ToyRun } from '@/domain/gifts/toy-run'
import type { ActorId, ChatId } from '@/domain/ids'
import type { CountedChat } from './counted-chat'
import type { ExitCode } from './exit-code'
import type { ChatMode } from './mode'
import type { RoomLine } from './room-line'
import type { StreamSource } from './stream-source'
import type { TipGoal } from './tips'

/**
 * Updates of the running chat; seconds and coins are the platform's count (SOC-022; rulings: the
 * meter runs on the server).
 */
export type ChatUpdate =
  | {
      readonly type: 'chatStarted'
      readonly chatId: ChatId
      readonly actorId: ActorId
      readonly mode: ChatMode
      readonly pricePerMinute: number
      readonly stream: StreamSource
    }
  | {
      readonly type: 'chatTick'
      readonly chatId: ChatId
      readonly seconds: number
      readonly charged: number
      readonly balance: number
      readonly voucherSeconds: number
      /** Coins given in the chat outside the meter: gifts, tips, toy controls. */
      readonly givenCoins: number
      readonly secondsLeft: number | null
    }
  /** Guests have joined or left the room; `onlookers` is the current number of others in it. */
  | { readonly type: 'chatOnlookers'; readonly chatId: ChatId; readonly onlookers: number }
  /**
   * Another guest, or the actor to another guest, wrote in the room of the guest's own chat
   * `chatId`.
   */
  | { readonly type: 'roomLine'; readonly chatId: ChatId; readonly line: RoomLine }
  /** A tip has advanced the goal of the room of the guest's own chat `chatId`. */
  | { readonly type: 'tipGoal'; readonly chatId: ChatId; readonly goal: TipGoal }
  /** A toy control has begun in the guest's own chat, on any of their pages. */
  | { readonly type: 'toyControl'; readonly chatId: ChatId; readonly run: ToyRun }
  | { readonly type: 'chatEnd'; readonly chatId: ChatId; readonly exitCode: ExitCode; readonly bill: CountedChat }
