import type { ToyControl } from '@/domain/gifts/gift'
import type { ToyRun } from '@/domain/gifts/toy-run'
import type { ChatId, GiftId, IdempotencyKey } from '@/domain/ids'

/** The toy controls of a chat's room, and the one that runs there. */
export interface ControlBoard {
  /** Cheapest first; empty: none is offered in this chat (GIF-010). */
  readonly controls: readonly ToyControl[]
  /** The control that runs now, timed in seconds of the chat; `null`: none. */
  readonly running: ToyRun | null
}

/** A toy control that a guest wants to begin. */
export interface ControlRequest {
  readonly chatId: ChatId
  readonly giftId: GiftId
  /** The same key begins one control, however often it arrives. */
  readonly key: IdempotencyKey
  /**
   * The most the guest has agreed to pay, in coins; a higher price is refused with `price-changed`
   * and nothing is charged.
   */
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
  /** Another control runs. Controls are not queued, since a queued one might never run. */
  | 'running'
  | 'price-changed'
  | 'not-enough-money'
  | 'limit-reached'
  | 'self-excluded'
  | 'forced-payment'

export type ControlResult =
  | { readonly ok: true; readonly run: ToyRun; readonly balance: number; readonly charged: number }
  /** `missing`: coins short, for `not-enough-money`. */
  | { readonly ok: false; readonly reason: ControlRefusal; readonly missing: number }

/**
 * Toy controls in a running chat. Everyone concerned receives the line about one as the live update
 * `roomLine`, and its start as `toyControl`. Throws `BackendError`.
 */
export interface ControlGateway {
  /** Returns the controls of a chat. Throws `not-found` for the chat of another guest. */
  board(chatId: ChatId): Promise<ControlBoard>
  /**
   * Begins a control and charges once per key; the chat's bill lists it as `controlCoins`, the
   * statement as `control`.
   */
  begin(request: ControlRequest): Promise<ControlResult>
}

export const ControlGateway = Symbol.for('ControlGateway')
