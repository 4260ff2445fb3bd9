import type { ToyRun } from '@/domain/gifts/toy-run'
import type { ActorId, ChatId } from '@/domain/ids'
import type { CountedChat } from './counted-chat'
import type { ExitCode } from './exit-code'
import type { ChatMode } from './mode'
import type { RoomLine } from './room-line'
import type { StreamSource } from './stream-source'
import type { TipGoal } from './tips'

/**
 * The running chat; seconds and coins are what the platform counted (SOC-022; rulings: the meter runs on the server).
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
      /** Coins given in the chat beside the meter: gifts, tips, toy controls. */
      readonly givenCoins: number
      readonly secondsLeft: number | null
    }
  /** Guests have joined or left the room; `onlookers` is how many others are in it now. */
  | { readonly type: 'chatOnlookers'; readonly chatId: ChatId; readonly onlookers: number }
  /** Another guest, or the actor to another guest, wrote in the room that the guest's own chat `chatId` is in. */
  | { readonly type: 'roomLine'; readonly chatId: ChatId; readonly line: RoomLine }
  /** A tip has moved the goal of the room that the guest's own chat `chatId` is in. */
  | { readonly type: 'tipGoal'; readonly chatId: ChatId; readonly goal: TipGoal }
  /** A toy control has begun in the guest's own chat, on whichever page of theirs. */
  | { readonly type: 'toyControl'; readonly chatId: ChatId; readonly run: ToyRun }
  | { readonly type: 'chatEnd'; readonly chatId: ChatId; readonly exitCode: ExitCode; readonly bill: CountedChat }
