import type { ActorId, ChatId, IdempotencyKey, TicketId } from '@/domain/ids'
import type { CameraSign } from '@/domain/chat/camera-sign'
import type { ChatMode } from '@/domain/chat/mode'
import type { ExitCode } from '@/domain/chat/exit-code'
import type { CountedChat } from '@/domain/chat/counted-chat'
import type { StreamSource } from '@/domain/chat/stream-source'

/** A guest's request to enter a room. */
export interface ChatRequest {
  readonly actorId: ActorId
  readonly mode: ChatMode
  /** The same key starts one chat, however often it arrives. */
  readonly key: IdempotencyKey
  readonly pin?: string
  readonly ticketId?: TicketId
  readonly useVoucher: boolean
  /** The guest's own stop in coins; `null`: only the balance limits the chat. */
  readonly stopAt: number | null
  /**
   * The maximum price the guest has agreed to pay, in coins a minute; a higher price is refused
   * with `price-changed` and nothing is charged. A guest who agreed to 0 may use their vouchers,
   * and the chat ends when these are used up.
   */
  readonly agreedPrice: number
}

/**
 * A running chat. Seconds and coins are the backend's counts (rulings: the meter runs on the
 * server).
 */
export interface RunningChat {
  readonly chatId: ChatId
  readonly actorId: ActorId
  readonly mode: ChatMode
  readonly pricePerMinute: number
  readonly startedAt: number
  readonly seconds: number
  readonly charged: number
  readonly voucherSeconds: number
  /** Number of free seconds from the beginning of the chat. */
  readonly freeSeconds: number
  /** Coins given in the chat in addition to the meter: gifts, tips, toy controls. */
  readonly givenCoins: number
  readonly secondsLeft: number | null
  readonly stopAt: number | null
  /** Number of others in the room now: in a private chat those who watch it; 0 in a preview. */
  readonly onlookers: number
  readonly stream: StreamSource
  /**
   * Whether this is an anonymous voice call: it has the mode of a video call, but only sound and no
   * name (CHA-030).
   */
  readonly isVoice: boolean
}

export type ChatRefusal =
  | 'login-required'
  | 'not-enough-money'
  | 'offline'
  | 'busy'
  | 'banned-country'
  | 'mode-not-offered'
  | 'no-ticket'
  | 'pin-needed'
  | 'wrong-pin'
  | 'price-changed'
  | 'restricted'
  | 'locked'
  | 'already-chatting'
  | 'age-check'
  | 'limit-reached'
  | 'self-excluded'
  | 'forced-payment'
  /** The media server cannot be reached. */
  | 'no-picture'
  | 'not-found'

export type ChatStartResult =
  | { readonly ok: true; readonly chat: RunningChat }
  | {
      readonly ok: false
      readonly reason: ChatRefusal
      readonly exitCode: ExitCode
      /** Coins short, for `not-enough-money`. */
      readonly missing: number
    }

/** An anonymous voice call that a guest requests (CHA-030). */
export interface VoiceCallRequest extends Pick<
  ChatRequest,
  'actorId' | 'key' | 'useVoucher' | 'stopAt' | 'agreedPrice'
> {
  /** Access token of the session that calls. Default: the session the request was sent with. */
  readonly accessToken?: string
}

/**
 * The answer to a voice call (CHA-030, CHA-031): `resultCode` 2000 with the address to connect to,
 * or any other code and nothing.
 */
export interface VoiceCallAnswer {
  readonly resultCode: number
  /** The address of the sound; empty if the client makes it itself. `null`: no call. */
  readonly server: string | null
  /** The id of the call, which is counted and ended as a chat is. */
  readonly clientId: ChatId | null
  /** Coins short, for 4002; 0 otherwise. */
  readonly missing: number
}

/**
 * Live chats. Ticks, onlookers and the end arrive as live updates
 * `chatTick`, `chatOnlookers` and `chatEnd`. Throws `BackendError`.
 */
export interface ChatGateway {
  startChat(request: ChatRequest): Promise<ChatStartResult>
  /**
   * Starts a chat of sound alone, which withholds the caller's name from the actor and is metered
   * as a video call (CHA-030, CHA-031).
   */
  startVoiceCall(request: VoiceCallRequest): Promise<VoiceCallAnswer>
  /**
   * Reports that the guest is still present; without this report the backend ends the chat.
   * `cameraSign`: what the guest's camera shows in a video call with a simulated actor; ignored
   * everywhere else.
   */
  heartbeat(chatId: ChatId, cameraSign?: CameraSign): Promise<void>
  /** Ends the chat; a repeated call returns the same bill. `null`: no such chat of this guest. */
  stop(chatId: ChatId): Promise<CountedChat | null>
  /**
   * Moves the guest's own stop while the chat runs. Throws `not-found` for a chat that has ended or
   * belongs to another guest.
   */
  setStop(chatId: ChatId, stopAt: number | null): Promise<void>
  /**
   * Returns how many seconds of picture the guest has received in one of their chats, running or
   * over; `null`: this guest has no such chat (CHA-036).
   */
  videoTime(chatId: ChatId): Promise<number | null>
  /** Returns the guest's running chat, after a reload or on another device. */
  running(): Promise<RunningChat | null>
}

export const ChatGateway = Symbol.for('ChatGateway')

/**
 * The interval at which a client reports that it is present, and the silence after which the
 * backend ends a chat; ms.
 */
export const HEARTBEAT_EVERY = 2_500
export const HEARTBEAT_LIMIT = 10_000
