import { chats } from '@/adapters/backend/chat/base/chat-records'
import { linesFor } from './room-lines'
import { actors, profiles } from '@/adapters/backend/actors/actor-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { RoomGateway } from '@/application/chat/room-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { RoomLine } from '@/domain/chat/room-line'
import { MAX_ROOM_RULES, type RoomRules } from '@/domain/chat/room-rules'
import type { ActorId, ChatId } from '@/domain/ids'

/** Lets the guest of a running chat share the room with others. */
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
    // It may have ended during the request, which is no error of the guest.
    if (chat.bill !== null) return []
    return linesFor(store, chat, clock.now())
  }
  async rules(actorId: ActorId): Promise<RoomRules> {
    const { store } = this.platform
    await requireSession(store, this.caller)
    const [actor, profile] = await Promise.all([store.get(actors, actorId), store.get(profiles, actorId)])
    if (actor === undefined) throw new BackendError('not-found', { detail: 'actor' })
    return (profile?.roomRules ?? []).slice(0, MAX_ROOM_RULES)
  }
}
