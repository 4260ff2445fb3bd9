import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { Clock } from '@/application/device/clock'
import { LiveUpdates } from '@/application/live/live-updates'
import { subscribeTo } from '@/application/live/subscribe-to'
import { HISTORY_PAGE, MessengerGateway } from '@/application/messenger/messenger-gateway'
import type { ActorId, ChannelId, MessageId } from '@/domain/ids'
import type { Channel } from '@/domain/messenger/channel'
import type { Message } from '@/domain/messenger/message'
import { firstUnread } from '@/domain/messenger/read-marks'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { DraftViewModel } from './draft-view-model'
import { InboxViewModel } from './inbox-view-model'
import { MessageHistory } from './message-history'
import { MessageMediaViewModel } from './message-media-view-model'
import { MissedMessages } from './missed-messages'

/** Time for which "is writing" is shown after its last update, ms. */
const TYPING_FOR = 4_000

/** One conversation: its messages, and the draft of the next one. */
@injectable('Transient')
export class ConversationViewModel implements ViewModel {
  channel: Channel | null = null
  isTyping = false
  /** The first message that was unread when the conversation was opened. */
  newFrom: MessageId | null = null
  readonly history: MessageHistory
  readonly media: MessageMediaViewModel
  readonly #missed: MissedMessages
  readonly #opening = new Task()
  #stopTyping: () => void = () => undefined
  readonly #disposables = new Disposables()

  readonly #gateway: MessengerGateway
  readonly #live: LiveUpdates
  readonly #inbox: InboxViewModel
  readonly #clock: Clock

  constructor(
    @inject(MessengerGateway) gateway: MessengerGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(InboxViewModel) inbox: InboxViewModel,
    @inject(Toasts) toasts: Toasts,
    @inject(Clock) clock: Clock,
    @inject(MessageMediaViewModel) media: MessageMediaViewModel,
    @inject(DraftViewModel) readonly draft: DraftViewModel,
  ) {
    this.#gateway = gateway
    this.#live = live
    this.#inbox = inbox
    this.#clock = clock
    this.history = new MessageHistory(gateway, toasts)
    this.#missed = new MissedMessages(this.history, clock)
    this.media = media
    makeAutoObservable(this, { channel: observableRef, draft: observableRef })
  }

  start(): void {
    this.media.about({ history: this.history, actorName: () => this.channel?.actorName ?? '' })
    this.media.start()
    this.draft.writeIn(this)
    this.draft.start()
    this.#disposables.add(
      subscribeTo(this.#live, {
        message: ({ channelId, message }) => {
          if (channelId === this.channel?.id) this.receive(message)
        },
        typing: ({ channelId }) => {
          if (channelId === this.channel?.id) this.showTyping()
        },
        actorOnline: ({ actorId, online }) => {
          if (actorId === this.channel?.actorId) this.register(this.channel.id, { isActorOnline: online })
        },
      }),
    )
    this.#disposables.add(this.#missed.watch(this.#live, () => this.channel?.id ?? null))
    this.#disposables.add(this.#live.watchStatus((status) => this.draft.follow(status === 'ready')))
  }

  dispose(): void {
    this.close()
    this.media.dispose()
    this.draft.dispose()
    this.#disposables.dispose()
  }

  get isLoading(): boolean {
    return this.#opening.isRunning || this.history.isLoading
  }

  get error(): BackendErrorCode | null {
    return this.#opening.error
  }

  get messages(): readonly Message[] {
    return this.history.messages
  }

  get hasOlder(): boolean {
    return this.history.hasOlder
  }

  async openWith(actorId: ActorId): Promise<void> {
    await this.openBy(() => this.#gateway.channelWithActor(actorId))
  }

  async open(channelId: ChannelId): Promise<void> {
    await this.openBy(() => this.#gateway.channel(channelId))
  }

  /** Applies changes of a conversation if it is the open one. */
  register(id: ChannelId, changed: Partial<Channel>): void {
    if (this.channel?.id === id) this.channel = { ...this.channel, ...changed }
  }

  close(): void {
    this.#opening.cancel()
    this.#inbox.leave()
    this.channel = null
    this.history.clear()
    this.media.clear()
    this.draft.close()
    this.isTyping = false
    this.newFrom = null
    this.#stopTyping()
    this.#missed.cancel()
  }

  async older(): Promise<void> {
    if (this.channel !== null && !this.isLoading) await this.history.older(this.channel.id)
  }

  /** Loads later messages, if a part of the history is shown. */
  async newer(): Promise<void> {
    if (this.channel !== null && !this.isLoading) await this.history.newer(this.channel.id)
  }

  /** Shows a message of this conversation, without those between it and the newest. */
  async show(messageId: MessageId): Promise<void> {
    if (this.channel !== null) await this.history.show(this.channel.id, messageId)
  }

  async newest(): Promise<void> {
    if (this.channel !== null) await this.history.newest(this.channel.id)
  }

  /** Shows a message that was sent. */
  add(message: Message): void {
    this.history.add([message])
  }

  /** A sent message follows the newest one. */
  goToNewest(): void {
    if (this.history.hasNewer) void this.newest()
  }

  /** Reads again what a message costs, for the button. Throws `BackendError`. */
  async readPrice(): Promise<void> {
    const read = this.channel === null ? null : await this.#gateway.channel(this.channel.id)
    if (read !== null) runInAction(() => this.register(read.id, { messagePrice: read.messagePrice }))
  }

  private async openBy(find: () => Promise<Channel | null>): Promise<void> {
    this.close()
    await this.#opening.run(
      async () => {
        const channel = await find()
        const page = channel === null ? null : await this.#gateway.messages(channel.id, HISTORY_PAGE, null)
        return { channel, page }
      },
      ({ channel, page }) => {
        this.channel = channel
        if (page !== null) this.history.begin(page)
        if (channel !== null) {
          this.newFrom = firstUnread(this.messages, channel.unreadCount)
          this.read(channel)
          this.draft.open(channel.id, this.messages)
        }
        void this.draft.readGifts()
      },
    )
  }

  private read(channel: Channel): void {
    this.#inbox.read(channel.id, channel.unreadCount)
    void this.#gateway.markRead(channel.id).catch(otherwise())
  }

  private receive(message: Message): void {
    this.history.add([message])
    this.draft.discard(message.clientId)
    if (message.sender === 'actor' && this.channel !== null) {
      this.isTyping = false
      void this.#gateway.markRead(this.channel.id).catch(otherwise())
    }
  }

  private showTyping(): void {
    this.isTyping = true
    this.#stopTyping()
    this.#stopTyping = this.#clock.after(TYPING_FOR, () => runInAction(() => (this.isTyping = false)))
  }
}
