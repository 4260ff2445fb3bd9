import type { ToyControl } from '@/domain/gifts/gift'
import type { ToyRun } from '@/domain/gifts/toy-run'
import type { ChatId, GiftId, IdempotencyKey } from '@/domain/ids'

/** What a guest can steer in the room of a chat, and what runs there. */
export interface ControlBoard {
  /** The cheapest first; empty: none is offered in this chat (GIF-010). */
  readonly controls: readonly ToyControl[]
  /** What runs now, in seconds of the chat; `null`: nothing. */
  readonly running: ToyRun | null
}

/** A toy control that a guest wants to begin. */
export interface ControlRequest {
  readonly chatId: ChatId
  readonly giftId: GiftId
  /** The same key begins one control, however often it arrives. */
  readonly key: IdempotencyKey
  /** Maximum the guest agreed to, in coins; a higher price is refused with `price-changed` and nothing is charged. */
  readonly agreedPrice: number
}

export type ControlRefusal =
  | 'login-required'
  | 'locked'
  | 'restricted'
  /** The chat has ended, or belongs to another guest. */
  | 'no-chat'
  /** The actor does not offer it, now or in a chat of this mode. */
  | 'not-offered'
  /** Another one runs; nothing waits for its end, since what waits might never run. */
  | 'running'
  | 'price-changed'
  | 'not-enough-money'
  | 'limit-reached'
  | 'self-excluded'

export type ControlResult =
  | { readonly ok: true; readonly run: ToyRun; readonly balance: number; readonly charged: number }
  /** `missing`: coins short, for `not-enough-money`. */
  | { readonly ok: false; readonly reason: ControlRefusal; readonly missing: number }

/**
 * Toy control in a running chat. The line that everybody concerned reads arrives as the live update `roomLine`, what begins to run as
 * `toyControl`. Throws `BackendError`.
 */
export interface ControlGateway {
  /** Throws `not-found` for the chat of another guest. */
  board(chatId: ChatId): Promise<ControlBoard>
  /** Charges once for one key; it is on the bill of the chat as `controlCoins`, and in the statement as `control`. */
  begin(request: ControlRequest): Promise<ControlResult>
}

export const ControlGateway = Symbol.for('ControlGateway')
