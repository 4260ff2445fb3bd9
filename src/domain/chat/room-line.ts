import type { ActorId, RoomLineId } from '@/domain/ids'
import type { GivenControl } from './given-control'
import type { ChatMode } from './mode'
import type { Quote } from './quote'
import type { GivenTip } from './tips'

/** A line in a room by another guest, or by the actor to another guest. `at` is epoch ms. */
export interface RoomLine {
  readonly id: RoomLineId
  readonly actorId: ActorId
  readonly sender: 'guest' | 'actor'
  /**
   * Display name of its author, or of the guest the actor wrote to; `null` because a private chat
   * names no guest.
   */
  readonly guestName: string | null
  readonly text: string
  readonly at: number
  /**
   * `null` for a line without a tip. Guests also receive their own tips, which are no messages of
   * their conversation.
   */
  readonly tip: GivenTip | null
  /** The toy control that this line announces, or `null`. Guests also receive their own. */
  readonly control: GivenControl | null
  /** The line it replies to, or `null`. */
  readonly quote: Quote | null
}

/** Time for which a line is shown to guests who join later, in ms. */
export const ROOM_LINE_SHOWN_FOR = 10 * 60_000

/** Maximum number of lines shown to guests who join later. */
export const ROOM_LINES = 50

/**
 * Whether guests write in the open: everybody in the room reads their lines and the actor's
 * answers.
 */
const isOpen = (mode: ChatMode): boolean => mode === 'free' || mode === 'ticket'

/** Whether a guest can write in a mode: a voyeur and a preview only watch. */
export const maySpeak = (mode: ChatMode): boolean => mode !== 'voyeur' && mode !== 'preview'

/**
 * Whether a guest can write in one chat: an anonymous voice call has no lines or gifts either,
 * since a line names its guest to the actor.
 */
export const maySpeakIn = ({ mode, isVoice }: { readonly mode: ChatMode; readonly isVoice: boolean }): boolean =>
  maySpeak(mode) && !isVoice

/**
 * Whether a guest in another chat with the same actor reads a line. Only voyeurs read a private
 * chat; nobody else reads a video call.
 */
export const mayRead = (writer: ChatMode, reader: ChatMode): boolean =>
  writer === 'single' ? reader === 'voyeur' : isOpen(writer) && (isOpen(reader) || reader === 'voyeur')

/**
 * Whether a line names its guest. In a private chat it does not: voyeurs need not know who is in
 * it.
 */
export const namesGuest = (writer: ChatMode): boolean => isOpen(writer)

/**
 * Whether guests in this mode see the number of others in the room. In a private chat only voyeurs
 * are counted.
 */
export const countsOthers = (mode: ChatMode): boolean => isOpen(mode) || mode === 'voyeur'
