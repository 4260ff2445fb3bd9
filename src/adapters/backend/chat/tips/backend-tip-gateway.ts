import { chats } from '@/adapters/backend/chat/base/chat-records'
import { giveTip } from './give-tip'
import { goalOfBroadcast } from './tip-goals'
import { tipMenus } from './tip-records'
import { undoTip } from './undo-tip'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type {
  TipBoard,
  TipGateway,
  TipRequest,
  TipResult,
  TipUndo,
  TipUndoResult,
} from '@/application/chat/tip-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { ChatId } from '@/domain/ids'

/** Tips in the running chat of a guest. */
export class BackendTipGateway implements TipGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async board(chatId: ChatId): Promise<TipBoard> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const chat = await store.get(chats, chatId)
    if (chat?.guestId !== guest.id) throw new BackendError('not-found', { detail: 'chat' })
    const [actor, menu] = await Promise.all([store.get(actors, chat.actorId), store.get(tipMenus, chat.actorId)])
    return {
      menu: (menu?.items ?? []).toSorted((a, b) => a.price - b.price),
      goal: actor === undefined ? null : await goalOfBroadcast(store, actor),
    }
  }

  give(request: TipRequest): Promise<TipResult> {
    return giveTip(this.platform, this.caller, request)
  }

  undo(request: TipUndo): Promise<TipUndoResult> {
    return undoTip(this.platform, this.caller, request)
  }
}
