import type { ActorId, RoomLineId } from '@/domain/ids'
import type { GivenControl } from './given-control'
import type { ChatMode } from './mode'
import type { Quote } from './quote'
import type { GivenTip } from './tips'

/** A line that another guest, or the actor to another guest, wrote in a room. `at` is epoch ms. */
export interface RoomLine {
  readonly id: RoomLineId
  readonly actorId: ActorId
  readonly sender: 'guest' | 'actor'
  /** Display name of the guest who wrote it, or to whom the actor wrote; `null`: a private chat names no guest. */
  readonly guestName: string | null
  readonly text: string
  readonly at: number
  /** `null`: a line of words only. A guest reads their own tips too, since these are no messages of their conversation. */
  readonly tip: GivenTip | null
  /** The toy control that was begun with this line; `null`: none. A guest reads their own. */
  readonly control: GivenControl | null
  /** The line it replies to; `null`: none. */
  readonly quote: Quote | null
}

/** How long a line is shown to guests who come later, ms. */
export const ROOM_LINE_SHOWN_FOR = 10 * 60_000

/** How many lines a guest who comes later is shown at most. */
export const ROOM_LINES = 50

/** Modes in which guests write among others: what they write, and what the actor answers, is read by all in the room. */
const isOpen = (mode: ChatMode): boolean => mode === 'free' || mode === 'ticket'

/** Whether a guest can write in a mode: a voyeur and a preview only watch. */
export const maySpeak = (mode: ChatMode): boolean => mode !== 'voyeur' && mode !== 'preview'

/** The same of one chat: in an anonymous voice call nothing is written or given either, since a line names its guest to the actor. */
export const maySpeakIn = ({ mode, isVoice }: { readonly mode: ChatMode; readonly isVoice: boolean }): boolean =>
  maySpeak(mode) && !isVoice

/**
 * Whether a line of a chat is read by a guest in another chat with the same actor. A private chat is read by those who watch it and by
 * no other guest; a video call by nobody.
 */
export const mayRead = (writer: ChatMode, reader: ChatMode): boolean =>
  writer === 'single' ? reader === 'voyeur' : isOpen(writer) && (isOpen(reader) || reader === 'voyeur')

/** Whether a line names the guest. In a private chat it does not: guests who watch it need not know who is in it. */
export const namesGuest = (writer: ChatMode): boolean => isOpen(writer)

/** Modes whose guests see how many others are in the room. In a private chat only those who watch it are counted. */
export const countsOthers = (mode: ChatMode): boolean => isOpen(mode) || mode === 'voyeur'
