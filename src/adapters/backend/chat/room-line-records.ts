import { fields, id, nullable, number, oneOf, schemaOf, text } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import { chatModes, type ChatMode } from '@/domain/chat/mode'
import type { RoomLine } from '@/domain/chat/room-line'
import type { ActorId, ChatId, GuestId, RoomLineId } from '@/domain/ids'

/** A line as it was written in a chat; it is stored for a day, for guests who come later and for reports. */
export interface RoomLineRecord extends RoomLine {
  readonly chatId: ChatId
  readonly guestId: GuestId
  /** Of the chat it was written in: decides who reads it. */
  readonly mode: ChatMode
}

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
    }),
  ),
  key: (line) => line.id,
  indexes: {
    ofActor: (line) => [[line.actorId, line.at, line.id]],
    byAge: (line) => [[line.at, line.id]],
  },
}
