import { beginControl } from './begin-control'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { isOffered } from './offered-controls'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { actors } from '@/adapters/backend/actors/actor-records'
import { entitlementsOf } from '@/adapters/backend/entitlements/entitlement-records'
import { gifts } from '@/adapters/backend/gifts/gift-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { ControlBoard, ControlGateway, ControlRequest, ControlResult } from '@/application/chat/control-gateway'
import { BackendError } from '@/application/errors/backend-error'
import { isEntitled } from '@/domain/entitlements/entitlement'
import { isToyControl } from '@/domain/gifts/toy-control'
import { mayBeginRun } from '@/domain/gifts/toy-run'
import type { ChatId } from '@/domain/ids'

/** Toy control in the running chat of a guest. */
export class BackendControlGateway implements ControlGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async board(chatId: ChatId): Promise<ControlBoard> {
    const { store, clock } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const chat = await store.get(chats, chatId)
    if (chat?.guestId !== guest.id) throw new BackendError('not-found', { detail: 'chat' })
    const [actor, catalog, held] = await Promise.all([
      store.get(actors, chat.actorId),
      store.find(gifts, 'byPrice', { prefix: [] }),
      entitlementsOf(store, guest.id),
    ])
    const now = clock.now()
    const vip = isEntitled(held, 'vip', now)
    const { control, bill } = chat
    const isOver = bill !== null || mayBeginRun(control, Math.floor((now - chat.startedAt) / 1_000))
    return {
      controls:
        actor === undefined ? [] : catalog.filter(isToyControl).filter((toy) => isOffered(toy, chat, actor, vip)),
      running: isOver ? null : control,
    }
  }

  begin(request: ControlRequest): Promise<ControlResult> {
    return beginControl(this.platform, this.caller, request)
  }
}
