import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { SpendOnce } from '@/application/money/spend-once'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import type { ChatMode } from '@/domain/chat/mode'
import { isPaidMode } from '@/domain/chat/offer'
import type { ActorId, IdempotencyKey } from '@/domain/ids'
import { ChatGateway, type ChatRequest, type ChatStartResult } from './chat-gateway'

/** What the guest sets before he enters; `stopAt` in whole coins, an empty `pin` is none. */
export interface Entry {
  readonly mode: ChatMode
  readonly pin: string
  readonly useVoucher: boolean
  readonly stopAt: number | null
}

/** What came of asking to be let in. `sign-up-first` was not asked at all: `wish` is what to come back for. */
export type ChatStart =
  | ChatStartResult
  | { readonly ok: false; readonly reason: 'sign-up-first'; readonly wish: PendingLoginAction }

/**
 * Starts a chat exactly once: a press repeated, or an answer that was lost on the way, finds the chat there is instead of a
 * second one that is billed as well. A visitor without an account sees a preview only (AUT-004, AUT-005).
 */
@injectable('Transient')
export class StartChat {
  private readonly once: SpendOnce<ActorId, ChatStartResult>

  constructor(
    @inject(ChatGateway) private readonly gateway: ChatGateway,
    @inject(Random) random: Random,
  ) {
    this.once = new SpendOnce(random)
  }

  /** Throws `BackendError` where no answer came, and is then safe to ask again. */
  async start(actorId: ActorId, entry: Entry, isLoggedIn: boolean): Promise<ChatStart> {
    if (!isLoggedIn && entry.mode !== 'preview') {
      return {
        ok: false,
        reason: 'sign-up-first',
        wish: { type: 'openChat', params: { targetId: actorId, value: entry.mode } },
      }
    }
    return this.once.ask(actorId, (key) => this.gateway.start(requestOf(actorId, entry, key)))
  }
}

/** A guest's own stop is for what is paid by the minute; elsewhere there is nothing to stop. */
function requestOf(actorId: ActorId, { mode, pin, useVoucher, stopAt }: Entry, key: IdempotencyKey): ChatRequest {
  return {
    actorId,
    mode,
    key,
    useVoucher,
    stopAt: isPaidMode(mode) ? stopAt : null,
    ...(pin === '' ? {} : { pin }),
  }
}
