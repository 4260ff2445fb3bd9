import {
  fields,
  flag,
  id,
  nullable,
  number,
  oneOf,
  schemaOf,
  text,
  whole,
  type Upcast,
} from '@/adapters/stores/record-schema'
import { storedQuoteCheck, type StoredQuote } from './stored-quote'
import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { GivenControl } from '@/domain/chat/given-control'
import { chatModes, type ChatMode } from '@/domain/chat/mode'
import type { RoomLine } from '@/domain/chat/room-line'
import { DEED_GESTURES, type GivenTip } from '@/domain/chat/tips'
import { TOY_PATTERNS } from '@/domain/gifts/toy-run'
import type { ActorId, ChatId, GiftId, GuestId, MessageId, RoomLineId } from '@/domain/ids'

/** A tip as it was given; `isOwn` depends on its reader. */
type StoredTip = Omit<GivenTip, 'isOwn'>

/** A toy control as it was begun. */
export type StoredControl = Omit<GivenControl, 'isOwn'>

/** A line written in a chat; stored for a day, for guests who come later and for reports. */
export interface RoomLineRecord extends Omit<RoomLine, 'tip' | 'control' | 'quote'> {
  readonly chatId: ChatId
  readonly guestId: GuestId
  /** Mode of its chat: decides who reads it. */
  readonly mode: ChatMode
  readonly tip: StoredTip | null
  readonly control: StoredControl | null
  readonly quote: StoredQuote | null
  /** The message it is in its guest's conversation; `null`: none, as for gifts. */
  readonly messageId: MessageId | null
}

/** Lines of before there were tips. */
const withTip: Upcast = (stored) => ({ tip: null, ...stored })

/** Lines of before toy control was in rooms. */
const withControl: Upcast = (stored) => ({ control: null, ...stored })

/** Lines of before there were replies. */
const withQuote: Upcast = (stored) => ({ quote: null, messageId: null, ...stored })

/** Tips from before pictures showed deeds, and before they could be anonymous. */
const withDeed: Upcast = ({ tip, ...stored }) => ({
  ...stored,
  tip: tip === null ? null : { gesture: null, isAnonymous: false, ...(tip as object) },
})

export const roomLines: Collection<RoomLineRecord> = {
  name: 'roomLines',
  schema: schemaOf(
    fields<RoomLineRecord>({
      id: id<RoomLineId>(),
      actorId: id<ActorId>(),
      sender: oneOf('guest', 'actor'),
      guestName: nullable(text),
      text,
      at: number,
      chatId: id<ChatId>(),
      guestId: id<GuestId>(),
      mode: oneOf(...chatModes),
      tip: nullable(
        fields<StoredTip>({
          names: inEachLanguage(text),
          price: whole,
          gesture: nullable(oneOf(...DEED_GESTURES)),
          achievesGoal: flag,
          isAnonymous: flag,
        }),
      ),
      control: nullable(
        fields<StoredControl>({
          giftId: id<GiftId>(),
          names: inEachLanguage(text),
          pattern: nullable(oneOf(...TOY_PATTERNS)),
          seconds: whole,
          price: whole,
        }),
      ),
      quote: nullable(storedQuoteCheck),
      messageId: nullable(id<MessageId>()),
    }),
    withTip,
    withControl,
    withQuote,
    withDeed,
  ),
  key: (line) => line.id,
  ofGuest: belongsToGuest('ofGuest'),
  indexes: {
    ofGuest: (line) => [[line.guestId, line.id]],
    ofActor: (line) => [[line.actorId, line.at, line.id]],
    byAge: (line) => [[line.at, line.id]],
  },
}
