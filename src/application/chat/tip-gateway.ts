import type { TipGoal, TipItem, TipWords } from '@/domain/chat/tips'
import type { ChatId, IdempotencyKey, TipItemId } from '@/domain/ids'

/** What a guest in a room can give a tip for, and what tips are collected for in this broadcast. */
export interface TipBoard {
  /** The cheapest first; empty: the actor takes no tips. */
  readonly menu: readonly TipItem[]
  /** `null`: the actor collects for nothing. */
  readonly goal: TipGoal | null
}

/** A tip that a guest wants to give. */
export interface TipRequest extends TipWords {
  readonly chatId: ChatId
  readonly itemId: TipItemId
  /** The same key gives one tip, however often it arrives. */
  readonly key: IdempotencyKey
  /** Maximum the guest agreed to, in coins; a higher price is refused with `price-changed` and nothing is charged. */
  readonly agreedPrice: number
}

export type TipRefusal =
  | 'login-required'
  | 'locked'
  | 'restricted'
  /** The chat has ended, belongs to another guest, or is a preview. */
  | 'no-chat'
  /** A voyeur gives nothing, as they write nothing. */
  | 'only-watching'
  /** The actor does not offer this any more. */
  | 'not-found'
  | 'price-changed'
  | 'not-enough-money'
  | 'limit-reached'
  | 'self-excluded'

export type TipResult =
  | {
      readonly ok: true
      readonly goal: TipGoal | null
      readonly balance: number
      readonly charged: number
      /** For how long it can be undone, ms; nobody else reads it before. 0: it is given. */
      readonly undoFor: number
    }
  /** `missing`: coins short, for `not-enough-money`. */
  | { readonly ok: false; readonly reason: TipRefusal; readonly missing: number }

/** A tip that a guest wants to take back: by the key it was given with. */
export type TipUndo = Pick<TipRequest, 'chatId' | 'key'>

export type TipUndoResult =
  | { readonly ok: true; readonly balance: number }
  /** `too-late`: it is given, or its chat is over and has a bill. */
  | { readonly ok: false; readonly reason: 'not-found' | 'too-late' }

/**
 * Tips in a running chat. The line everybody in the room reads arrives as the live update `roomLine`, a goal that has moved as `tipGoal`.
 * Throws `BackendError`.
 */
export interface TipGateway {
  /** Throws `not-found` for the chat of another guest. */
  board(chatId: ChatId): Promise<TipBoard>
  /** Charges once for one key; the tip is on the bill of the chat, and in the statement as `tip`. */
  give(request: TipRequest): Promise<TipResult>
  /** Takes a tip back before it is given; all it was charged comes back, once however often this is called. */
  undo(request: TipUndo): Promise<TipUndoResult>
}

export const TipGateway = Symbol.for('TipGateway')
