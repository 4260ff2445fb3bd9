import type { TipGoal, TipItem, TipWords } from '@/domain/chat/tips'
import type { ChatId, IdempotencyKey, TipItemId } from '@/domain/ids'

/** The menu of tips in a room, and the goal that this broadcast collects for. */
export interface TipBoard {
  /** Cheapest first; empty: the actor takes no tips. */
  readonly menu: readonly TipItem[]
  /** `null`: the actor has no goal. */
  readonly goal: TipGoal | null
}

/** A tip that a guest wants to give. */
export interface TipRequest extends TipWords {
  readonly chatId: ChatId
  readonly itemId: TipItemId
  /** The same key gives one tip, however often it arrives. */
  readonly key: IdempotencyKey
  /**
   * The most the guest has agreed to pay, in coins; a higher price is refused with `price-changed`
   * and nothing is charged.
   */
  readonly agreedPrice: number
}

export type TipRefusal =
  | 'login-required'
  | 'locked'
  | 'restricted'
  /** The chat has ended, belongs to another guest, or is a preview. */
  | 'no-chat'
  /** A voyeur can neither tip nor write. */
  | 'only-watching'
  /** The actor no longer offers this. */
  | 'not-found'
  | 'price-changed'
  | 'not-enough-money'
  | 'limit-reached'
  | 'self-excluded'
  | 'forced-payment'

export type TipResult =
  | {
      readonly ok: true
      readonly goal: TipGoal | null
      readonly balance: number
      readonly charged: number
      /** Time in which the tip can be undone, ms; nobody else reads it before. 0: it is final. */
      readonly undoFor: number
    }
  /** `missing`: coins short, for `not-enough-money`. */
  | { readonly ok: false; readonly reason: TipRefusal; readonly missing: number }

/** A tip that a guest wants to take back, identified by the key it was given with. */
export type TipUndo = Pick<TipRequest, 'chatId' | 'key'>

export type TipUndoResult =
  | { readonly ok: true; readonly balance: number }
  /** `too-late`: the tip is final, or its chat is over and has a bill. */
  | { readonly ok: false; readonly reason: 'not-found' | 'too-late' }

/**
 * Tips in a running chat. Everyone in the room receives the line about one as the live update
 * `roomLine`, and the progress of the goal as `tipGoal`. Throws `BackendError`.
 */
export interface TipGateway {
  /** Returns the tips of a chat. Throws `not-found` for the chat of another guest. */
  board(chatId: ChatId): Promise<TipBoard>
  /** Gives a tip and charges once per key; the chat's bill lists it, and the statement as `tip`. */
  give(request: TipRequest): Promise<TipResult>
  /**
   * Takes a tip back before it is final. Everything it cost is refunded once, however often this is
   * called.
   */
  undo(request: TipUndo): Promise<TipUndoResult>
}

export const TipGateway = Symbol.for('TipGateway')
