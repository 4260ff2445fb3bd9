import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { IdempotentRequests } from '@/application/money/idempotent-requests'
import type { PendingActionParams, PendingLoginAction } from '@/domain/access/pending-login-action'
import { isChatMode, type ChatMode } from '@/domain/chat/mode'
import { isPaidMode } from '@/domain/chat/offer'
import type { ActorId, IdempotencyKey, TicketId } from '@/domain/ids'
import { agreedPriceOf } from '@/domain/money/agreed-price'
import { VOICE_CALL_BEGAN, voiceCallRefusalOf } from '@/domain/chat/voice-call'
import { ChatGateway, type ChatRequest, type RunningChat } from './chat-gateway'
import type { RefusedEntry } from './refused-entry'

/** The guest's settings on entry; `stopAt` in whole coins, an empty `pin` is none. */
export interface Entry {
  readonly mode: ChatMode
  readonly pin: string
  readonly useVoucher: boolean
  readonly stopAt: number | null
  /** The ticket of a show. Default: the platform looks for one of this guest (CHA-019). */
  readonly ticketId?: TicketId
  /** A voice call: the mode is that of a video call (CHA-030). */
  readonly isVoice?: boolean
}

/**
 * An entry the guest has agreed to: `agreedPrice` is the price on the button, whole coins a minute.
 */
export interface AgreedEntry {
  readonly entry: Entry
  readonly agreedPrice: number
}

/**
 * Returns the part of an entry to store until the guest has an account; a pin is a secret and has
 * to be typed again.
 */
export const pendingActionOf = (
  actorId: ActorId,
  { entry, agreedPrice }: AgreedEntry,
  address: string,
): PendingLoginAction => {
  const { mode, useVoucher, stopAt, isVoice = false } = entry
  return {
    type: 'openChat',
    params: {
      targetId: actorId,
      targetUrl: address,
      value: mode,
      options: { useVoucher, stopAt, agreedPrice, isVoice },
    },
  }
}

/**
 * Parses a stored entry; `null` if it is not valid. An entry without a price was agreed to at 0.
 */
export const agreedEntryOf = ({ value, options }: PendingActionParams): AgreedEntry | null => {
  if (typeof value !== 'string' || !isChatMode(value)) return null
  const stopAt = options?.['stopAt']
  const entry = {
    mode: value,
    pin: '',
    useVoucher: options?.['useVoucher'] === true,
    ...(options?.['isVoice'] === true ? { isVoice: true } : {}),
    stopAt: typeof stopAt === 'number' && Number.isSafeInteger(stopAt) && stopAt > 0 ? stopAt : null,
  }
  return { entry, agreedPrice: agreedPriceOf(options?.['agreedPrice']) ?? 0 }
}

/** The result of a request to enter. For `sign-up-first` no request was sent. */
export type ChatStart =
  | { readonly ok: true; readonly chat: RunningChat }
  | { readonly ok: false; readonly reason: 'sign-up-first' }
  | ({ readonly ok: false } & RefusedEntry)

/**
 * Starts a chat exactly once: a repeated press, or a retry after a lost answer, finds the existing
 * chat instead of starting a second one that is billed as well. A visitor without an account sees a
 * preview only (AUT-004, AUT-005).
 */
@injectable('Transient')
export class StartChat {
  private readonly once: IdempotentRequests<string, ChatStart>

  constructor(
    @inject(ChatGateway) private readonly gateway: ChatGateway,
    @inject(Random) random: Random,
  ) {
    this.once = new IdempotentRequests(random)
  }

  /** Throws `BackendError` if no answer came; retrying is then safe. */
  async start(actorId: ActorId, agreed: AgreedEntry, isLoggedIn: boolean): Promise<ChatStart> {
    if (!isLoggedIn && agreed.entry.mode !== 'preview') {
      return { ok: false, reason: 'sign-up-first' }
    }
    if (agreed.entry.isVoice === true) {
      return this.once.request(`${actorId} voice`, (key) => this.call(requestOf(actorId, agreed, key)))
    }
    return this.once.request(actorId, (key) => this.gateway.startChat(requestOf(actorId, agreed, key)))
  }

  private async call({ actorId, key, useVoucher, stopAt, agreedPrice }: ChatRequest): Promise<ChatStart> {
    const request = { actorId, key, useVoucher, stopAt, agreedPrice }
    const { resultCode: code, missing } = await this.gateway.startVoiceCall(request)
    const chat = code === VOICE_CALL_BEGAN ? await this.gateway.running() : null
    if (chat !== null) return { ok: true, chat }
    return { ok: false, reason: voiceCallRefusalOf(code), missing, call: { code, actorId } }
  }
}

/** The guest's own stop applies only to modes that are paid by the minute. */
function requestOf(actorId: ActorId, { entry, agreedPrice }: AgreedEntry, key: IdempotencyKey): ChatRequest {
  const { mode, pin, useVoucher, stopAt, ticketId } = entry
  return {
    actorId,
    mode,
    key,
    useVoucher,
    stopAt: isPaidMode(mode) ? stopAt : null,
    agreedPrice,
    ...(pin === '' ? {} : { pin }),
    ...(ticketId === undefined ? {} : { ticketId }),
  }
}
