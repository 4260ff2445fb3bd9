import type { ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { onlookersOf } from '@/adapters/backend/chat/base/company'
import { Heartbeats } from '@/adapters/backend/chat/meter/heartbeats'
import { roomTopic } from '@/adapters/backend/chat/base/room-topic'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { countsOthers } from '@/domain/chat/room-line'
import type { ActorId, ChatId } from '@/domain/ids'

/** A room of chats counted by this process, whose guests see how many others are in it. */
interface Room {
  readonly leave: () => void
  /** Whether a guest came or left since the last count. */
  hasChanged: boolean
}

/**
 * Sends guests the number of others in the room, in a private chat of those who watch it: at most
 * once a second, and to the chats that this process counts. Only rooms that changed are counted; a
 * quiet second reads nothing (docs/decisions/0050-lists-of-a-hundred-thousand.md).
 */
export class RoomCounts {
  private readonly rooms = new Map<ActorId, Room>()
  /** The count last sent to each chat. */
  private readonly sent = new Map<ChatId, number>()
  private readonly heartbeats: Heartbeats

  constructor(private readonly platform: PlatformContext) {
    this.heartbeats = new Heartbeats(platform)
  }

  async publish(): Promise<void> {
    const among = this.heartbeats.chats().filter(({ mode }) => countsOthers(mode) || mode === 'single')
    const byRoom = Map.groupBy(among, ({ actorId }) => actorId)
    this.leaveOthers(byRoom, new Set(among.map(({ id }) => id)))
    await Promise.all([...byRoom].map(([actorId, own]) => this.look(actorId, own)))
  }

  private leaveOthers(byRoom: ReadonlyMap<ActorId, unknown>, present: ReadonlySet<ChatId>): void {
    for (const chatId of this.sent.keys()) if (!present.has(chatId)) this.sent.delete(chatId)
    for (const [actorId, { leave }] of this.rooms) {
      if (byRoom.has(actorId)) continue
      leave()
      this.rooms.delete(actorId)
    }
  }

  private async look(actorId: ActorId, own: readonly ChatRecord[]): Promise<void> {
    const room = this.rooms.get(actorId) ?? (await this.enter(actorId))
    if (!room.hasChanged && own.every(({ id }) => this.sent.has(id))) return
    // Before the count: guests who come meanwhile are counted again in a second.
    room.hasChanged = false
    // Guests of one kind of chat are shown the same number.
    const alike = Map.groupBy(own, ({ mode }) => mode === 'single')
    const counted = [...alike.values()].map(async (equal) => {
      const onlookers = equal[0] === undefined ? 0 : await onlookersOf(this.platform.store, equal[0])
      for (const chat of equal) if (this.sent.get(chat.id) !== onlookers) this.send(chat, onlookers)
    })
    await Promise.all(counted).catch((error: unknown) => {
      room.hasChanged = true
      throw error
    })
  }

  private async enter(actorId: ActorId): Promise<Room> {
    const onChange = (): void => {
      const room = this.rooms.get(actorId)
      if (room !== undefined) room.hasChanged = true
    }
    const room = { leave: await this.platform.hub.listen(roomTopic(actorId), onChange), hasChanged: true }
    this.rooms.set(actorId, room)
    return room
  }

  private send({ id, guestId }: ChatRecord, onlookers: number): void {
    this.sent.set(id, onlookers)
    publishAll(this.platform.hub, [{ audience: guestId, update: { type: 'chatOnlookers', chatId: id, onlookers } }])
  }
}
