import { chats } from './chat-records'
import { linesFor } from './room-lines'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { RoomGateway } from '@/application/chat/room-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { RoomLine } from '@/domain/chat/room-line'
import type { ChatId } from '@/domain/ids'

/** What the guest of a running chat shares with the others in the room. */
export class BackendRoomGateway implements RoomGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async lines(chatId: ChatId): Promise<readonly RoomLine[]> {
    const { store, clock } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const chat = await store.get(chats, chatId)
    if (chat?.guestId !== guest.id) throw new BackendError('not-found', { detail: 'chat' })
    // It may have ended while the page requested them: no error of the guest's.
    if (chat.bill !== null) return []
    return linesFor(store, chat, clock.now())
  }
}
