import { chats, type ChatRecord } from './chat-records'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { isFree } from '@/adapters/backend/kernel/leases'
import { countsOthers } from '@/domain/chat/room-line'
import type { ActorId, ChatId } from '@/domain/ids'

/**
 * Sends guests among others how many others are in the room: once a second at most, however many come and go in it, and to the chats that
 * this server counts.
 */
export class RoomCounts {
  /** What each chat was sent last. */
  private sent = new Map<ChatId, number>()

  constructor(private readonly platform: PlatformContext) {}

  async publish(): Promise<void> {
    const running = await this.platform.store.find(chats, 'running', { prefix: [] })
    const inRoom = new Map<ActorId, number>()
    for (const { actorId, mode } of running) {
      if (mode !== 'preview') inRoom.set(actorId, (inRoom.get(actorId) ?? 0) + 1)
    }
    const now = new Map<ChatId, number>()
    for (const chat of running) {
      if (!countsOthers(chat.mode) || !isFree(this.platform, chat.lease)) continue
      const onlookers = (inRoom.get(chat.actorId) ?? 1) - 1
      now.set(chat.id, onlookers)
      if (this.sent.get(chat.id) !== onlookers) this.send(chat, onlookers)
    }
    this.sent = now
  }

  private send({ id, guestId }: ChatRecord, onlookers: number): void {
    publishAll(this.platform.hub, [{ audience: guestId, update: { type: 'chatOnlookers', chatId: id, onlookers } }])
  }
}
