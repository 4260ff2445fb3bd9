import { advanceChat, publishCounted } from '@/adapters/backend/chat/meter/advance-chat'
import { guestOnCamera } from '@/adapters/backend/chat/live/camera-events'
import { chats, putRunning, type ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { onlookersOf } from '@/adapters/backend/chat/base/company'
import { Heartbeats } from '@/adapters/backend/chat/meter/heartbeats'
import { meterNow, runningChatOf } from '@/adapters/backend/chat/base/chat-view'
import { startChat } from './start-chat'
import { startVoiceCall } from './start-voice-call'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type {
  ChatGateway,
  ChatRequest,
  ChatStartResult,
  RunningChat,
  VoiceCallAnswer,
  VoiceCallRequest,
} from '@/application/chat/chat-gateway'
import { exitCodes } from '@/domain/chat/exit-code'
import { withStop } from '@/domain/chat/meter-time'
import type { CameraSign } from '@/domain/chat/camera-sign'
import type { ChatId } from '@/domain/ids'
import type { CountedChat } from '@/domain/chat/counted-chat'

/** Live chats on the platform's own meter. */
export class BackendChatGateway implements ChatGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  startChat(request: ChatRequest): Promise<ChatStartResult> {
    return startChat(this.platform, this.caller, request)
  }

  startVoiceCall(request: VoiceCallRequest): Promise<VoiceCallAnswer> {
    return startVoiceCall(this.platform, this.caller, request)
  }

  async heartbeat(chatId: ChatId, cameraSign?: CameraSign): Promise<void> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    if (this.heartbeats.add(chatId, guest.id) && cameraSign === undefined) return
    await this.platform.store.transaction(async (tx) => {
      const chat = await this.own(tx, chatId)
      if (chat === undefined) return
      const now = this.platform.clock.now()
      // A long silence has ended the chat, even if the guest writes before the platform checked.
      const { chat: advanced, updates } = await advanceChat(tx, chat, now)
      if (advanced.bill !== null) return publishCounted(this.platform, tx, { chat: advanced, updates })
      const present = {
        ...advanced,
        lastHeartbeat: Math.max(advanced.lastHeartbeat, now),
        lease: this.heartbeats.leaseOf(advanced),
        cameraSign: await this.signOf(tx, advanced, cameraSign),
      }
      await putRunning(tx, present)
      return publishCounted(this.platform, tx, { chat: present, updates })
    })
  }

  async stop(chatId: ChatId): Promise<CountedChat | null> {
    return this.platform.store.transaction(async (tx) => {
      const chat = await this.own(tx, chatId)
      if (chat === undefined) return null
      const ended = await advanceChat(tx, chat, this.platform.clock.now(), exitCodes.guestLeft)
      publishCounted(this.platform, tx, ended)
      return ended.chat.bill
    })
  }

  async setStop(chatId: ChatId, stopAt: number | null): Promise<void> {
    if (stopAt !== null && (!Number.isSafeInteger(stopAt) || stopAt < 0)) {
      throw new BackendError('invalid-request', { fields: ['stopAt'] })
    }
    const hasMoved = await this.platform.store.transaction(async (tx) => {
      const chat = await this.own(tx, chatId)
      if (chat === undefined) return false
      // Time before now counts with the old stop, time after it with the new one.
      const counted = await advanceChat(tx, chat, this.platform.clock.now())
      if (counted.chat.bill !== null) {
        publishCounted(this.platform, tx, counted)
        return false
      }
      const running = { ...counted.chat, meter: withStop(counted.chat.meter, stopAt) }
      await putRunning(tx, running)
      publishCounted(this.platform, tx, { chat: running, updates: counted.updates })
      return true
    })
    if (!hasMoved) throw new BackendError('not-found', { detail: 'chat' })
  }

  async videoTime(chatId: ChatId): Promise<number | null> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const chat = await this.platform.store.get(chats, chatId)
    return chat?.guestId === guest.id ? meterNow(this.platform, chat).seconds : null
  }

  async running(): Promise<RunningChat | null> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const [chat] = await this.platform.store.find(chats, 'runningOfGuest', { prefix: [guest.id], limit: 1 })
    if (chat === undefined) return null
    return runningChatOf(this.platform, chat, await onlookersOf(this.platform.store, chat))
  }

  /** Returns a chat's sign after a report. An actor who does not see the picture reacts to it. */
  private async signOf(tx: Transaction, chat: ChatRecord, reported?: CameraSign): Promise<CameraSign | null> {
    const isShown = chat.mode === 'video-call' && !chat.isVoice && chat.picture === 'generated'
    if (reported === undefined || reported === chat.cameraSign || !isShown) return chat.cameraSign
    const language = this.caller.language()
    await this.platform.events.publish(tx, guestOnCamera, { chat, sign: reported, before: chat.cameraSign, language })
    return reported
  }

  private get heartbeats(): Heartbeats {
    return new Heartbeats(this.platform)
  }

  /** A chat of another guest does not exist for this guest. */
  private async own(tx: Transaction, chatId: ChatId): Promise<ChatRecord | undefined> {
    const { guest } = await requireSession(tx, this.caller)
    const chat = await tx.get(chats, chatId)
    return chat?.guestId === guest.id ? this.heartbeats.withNote(chat) : undefined
  }
}
