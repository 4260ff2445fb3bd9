import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { Clock } from '@/application/device/clock'
import { GiftGateway } from '@/application/gifts/gift-gateway'
import { LiveUpdates } from '@/application/live/live-updates'
import { subscribeTo } from '@/application/live/subscribe-to'
import { ComposeMessage } from '@/application/messenger/compose-message'
import { DeliverMessage } from '@/application/messenger/deliver-message'
import { Drafts } from '@/application/messenger/drafts'
import { Outbox, sentGiftsOf } from '@/application/messenger/outbox'
import {
  HISTORY_PAGE,
  MessengerGateway,
  type OutgoingMessage,
  type SendResult,
} from '@/application/messenger/messenger-gateway'
import { parseJson } from '@/domain/access/json'
import { truncateText } from '@/domain/access/text'
import type { Gift, ToyControl } from '@/domain/gifts/gift'
import { offeredGifts } from '@/domain/gifts/toy-control'
import type { ActorId, ChannelId, ChatId, MessageId, RoomLineId } from '@/domain/ids'
import type { Channel } from '@/domain/messenger/channel'
import { MAX_MESSAGE_LENGTH, type Message } from '@/domain/messenger/message'
import { firstUnread } from '@/domain/messenger/read-marks'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import type { NamedSum } from '@/ui/payments/pay-button'
import { Resource } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { Basket } from './gift-basket'
import { InboxViewModel } from './inbox-view-model'
import { MessageHistory } from './message-history'
import { MessageMediaViewModel } from './message-media-view-model'
import { MissedMessages } from './missed-messages'
import { PendingMessages, type PendingMessage } from './pending-messages'

/** Names a message that waits for coins: the draft of a conversation. */
const messageTarget = (id: ChannelId): string => `message:${id}`

/** Time for which "is writing" is shown after its last update, ms. */
const TYPING_FOR = 4_000

/** One conversation: its messages, the draft, and its gifts. */
@injectable('Transient')
export class ConversationViewModel implements ViewModel {
  channel: Channel | null = null
  draft = ''
  isTyping = false
  /** The first message that was unread when the conversation was opened. */
  newFrom: MessageId | null = null
  /** The running chat the text is sent in; it costs nothing there. */
  chatId: ChatId | null = null
  /** The line of the room that the draft replies to. */
  replyTo: RoomLineId | null = null
  readonly basket: Basket
  readonly history: MessageHistory
  readonly media: MessageMediaViewModel
  readonly #outgoing: PendingMessages
  readonly #missed: MissedMessages
  readonly #opening = new Task()
  readonly #catalog = new Resource(() => this.#gifts.catalog())
  #stopTyping: () => void = () => undefined
  readonly #disposables = new Disposables()

  readonly #gateway: MessengerGateway
  readonly #gifts: GiftGateway
  readonly #live: LiveUpdates
  readonly #composing: ComposeMessage
  readonly #delivering: DeliverMessage
  readonly #guest: GuestViewModel
  readonly #inbox: InboxViewModel
  readonly #drafts: Drafts
  readonly #deferred: DeferredPurchases
  readonly #toasts: Toasts
  readonly #clock: Clock

  constructor(
    @inject(MessengerGateway) gateway: MessengerGateway,
    @inject(GiftGateway) gifts: GiftGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(ComposeMessage) composing: ComposeMessage,
    @inject(DeliverMessage) delivering: DeliverMessage,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(InboxViewModel) inbox: InboxViewModel,
    @inject(Drafts) drafts: Drafts,
    @inject(Outbox) outbox: Outbox,
    @inject(DeferredPurchases) deferred: DeferredPurchases,
    @inject(Toasts) toasts: Toasts,
    @inject(Clock) clock: Clock,
    @inject(MessageMediaViewModel) media: MessageMediaViewModel,
  ) {
    this.#gateway = gateway
    this.#gifts = gifts
    this.#live = live
    this.#composing = composing
    this.#delivering = delivering
    this.#guest = guest
    this.#inbox = inbox
    this.#drafts = drafts
    this.#outgoing = new PendingMessages(outbox, clock, (message) => this.deliver(message))
    this.#deferred = deferred
    this.#toasts = toasts
    this.#clock = clock
    this.history = new MessageHistory(gateway, toasts)
    this.#missed = new MissedMessages(this.history, clock)
    this.media = media
    this.basket = new Basket(() => guest.guest?.boughtGifts ?? {})
    makeAutoObservable(this, {
      channel: observableRef,
    })
  }

  start(): void {
    this.media.about({ history: this.history, actorName: () => this.channel?.actorName ?? '' })
    this.media.start()
    this.#disposables.add(this.#deferred.follow())
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
    this.#disposables.add(
      this.#live.watchStatus((status) => {
        this.#outgoing.follow(status === 'ready', this.channel?.id ?? null)
      }),
    )
  }

  dispose(): void {
    this.close()
    this.media.dispose()
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

  get pending(): readonly PendingMessage[] {
    return this.#outgoing.all
  }

  get catalog(): readonly (Gift | ToyControl)[] {
    return this.#catalog.value ?? []
  }

  get hasOlder(): boolean {
    return this.history.hasOlder
  }

  /** Price of sending in coins, as far as the page can compute it; the platform decides. */
  get price(): number {
    return (this.draft.trim() === '' ? 0 : this.textPrice) + this.basket.price
  }

  /** Price of text alone: nothing in a running chat, and while free messages are left. */
  get textPrice(): number {
    return this.messagePriceIn(this.chatId)
  }

  /** Number of free messages left; `null` if no message has a price. */
  get freeMessages(): number | null {
    return this.channel === null || this.channel.messagePrice === 0 ? null : this.freeLeft
  }

  /** Whether one more press sends the draft, after a top-up. */
  get isReady(): boolean {
    return this.canSend && this.channel !== null && this.#deferred.isReady(messageTarget(this.channel.id))
  }

  get canSend(): boolean {
    return this.channel !== null && !this.channel.blocked && (this.draft.trim() !== '' || !this.basket.isEmpty)
  }

  /** Gifts for this conversation; in a running chat toy controls have their own place. */
  get offered(): readonly (Gift | ToyControl)[] {
    return offeredGifts(this.catalog, this.chatId === null && this.channel?.isDildocontrolAvailable === true)
  }

  /** Free messages left after the pending ones. */
  private get freeLeft(): number {
    return Math.max(0, (this.#guest.guest?.freeMessagesCount ?? 0) - this.#outgoing.texts)
  }

  private messagePriceIn(chatId: ChatId | null): number {
    const isInChat = chatId !== null && chatId === this.chatId
    if (this.channel === null || isInChat || this.freeLeft > 0) return 0
    return this.channel.messagePrice
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
    this.#outgoing.clear()
    this.chatId = null
    this.isTyping = false
    this.newFrom = null
    this.basket.clear()
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

  write(text: string): void {
    this.draft = truncateText(text, MAX_MESSAGE_LENGTH)
    if (this.channel !== null) this.#drafts.retain(this.channel.id, this.draft)
  }

  addGift(gift: Gift): void {
    const refusal = this.basket.add(gift, this.#guest.guest?.isVip ?? false)
    if (refusal !== null) this.#toasts.show('info', `messenger.refused.${refusal}`)
  }

  /** Sends the draft and the chosen gifts. If sending fails, both are stored for a retry. */
  async send(agreed: NamedSum): Promise<void> {
    const { channel } = this
    if (channel === null || !this.canSend) return
    const outgoing = this.#composing.compose({
      channelId: channel.id,
      text: this.draft,
      gifts: this.basket.sent,
      chatId: this.chatId,
      agreedPrice: agreed.price.value,
      ...(this.replyTo === null || this.chatId === null ? {} : { replyTo: this.replyTo }),
    })
    this.draft = ''
    this.replyTo = null
    this.basket.clear()
    // A sent message follows the newest one.
    if (this.history.hasNewer) void this.newest()
    await this.#outgoing.send(outgoing)
  }

  /** Returns the price of sending a failed message again. */
  priceAgain({ text, gifts, chatId }: OutgoingMessage): number {
    const basket = new Basket(() => this.#guest.guest?.boughtGifts ?? {})
    basket.putBack(gifts, this.catalog)
    return basket.price + (text === '' ? 0 : this.messagePriceIn(chatId))
  }

  /** Sends a failed message again, for the price agreed to by this press. */
  async retry(clientId: string, agreed: NamedSum): Promise<void> {
    await this.#outgoing.retry(clientId, agreed.price.value)
  }

  discard(clientId: string): void {
    this.#outgoing.discard(clientId)
  }

  private async deliver(outgoing: OutgoingMessage): Promise<void> {
    const result = await this.#deferred.buy(
      messageTarget(outgoing.channelId),
      () => this.#delivering.deliver(outgoing),
      { choice: JSON.stringify(outgoing.gifts) },
    )
    if (!result.ok && result.reason === 'price-changed') await this.refetchPrices()
    runInAction(() => {
      if (!result.ok && result.reason === 'undelivered') this.#outgoing.fail(outgoing)
      else this.settle(outgoing, result)
    })
  }

  /** Counts a used free message. The platform publishes no count; a reload replaces this one. */
  private countFreeMessage(): void {
    const { guest } = this.#guest
    if (guest === null) return
    const freeMessagesCount = Math.max(0, guest.freeMessagesCount - 1)
    this.#guest.accept({ ...guest, freeMessagesCount })
  }

  /** Updates the prices on buttons; if that fails, the next press is refused as well. */
  private async refetchPrices(): Promise<void> {
    const { channel } = this
    const [read, catalog] = await Promise.all([
      channel === null ? null : this.#gateway.channel(channel.id).catch(otherwise(null)),
      this.#gifts.catalog().catch(otherwise(null)),
      this.#guest.refresh().catch(otherwise()),
    ])
    runInAction(() => {
      if (read !== null) this.register(read.id, { messagePrice: read.messagePrice })
      if (catalog === null) return
      this.#catalog.set(catalog)
      this.basket.putBack(this.basket.sent, catalog)
    })
  }

  private settle(outgoing: OutgoingMessage, result: SendResult): void {
    const isOpen = this.channel?.id === outgoing.channelId
    if (!result.ok && result.reason === 'price-changed' && !(isOpen && this.draft === '' && this.basket.isEmpty)) {
      // The guest is writing something else: the message keeps its place, with its own button.
      this.#outgoing.mark(outgoing.clientId, 'failed')
      this.#toasts.show('bad', 'messenger.refused.price-changed')
      return
    }
    this.discard(outgoing.clientId)
    if (result.ok) {
      if (isOpen) this.history.add([result.message])
      this.#guest.setBalance(result.balance)
      if (result.message.price === 0 && outgoing.text !== '' && outgoing.chatId === null) this.countFreeMessage()
      return
    }
    // Refused: text and gifts are restored as the draft, unless there is a new one.
    if (isOpen) {
      if (this.draft === '') {
        this.write(outgoing.text)
        this.replyTo = outgoing.replyTo ?? null
      }
      if (this.basket.isEmpty) this.basket.putBack(outgoing.gifts, this.catalog)
    }
    if (result.reason !== 'not-enough-money') this.#toasts.show('bad', `messenger.refused.${result.reason}`)
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
        this.draft = channel === null ? '' : this.#drafts.of(channel.id)
        if (page !== null) this.history.begin(page)
        if (channel !== null) {
          this.newFrom = firstUnread(this.messages, channel.unreadCount)
          this.read(channel)
          this.#outgoing.takeUp(channel.id, new Set(this.messages.map(({ clientId }) => clientId)))
        }
        void this.#catalog.load().then(() => runInAction(() => this.chooseAgain()))
      },
    )
  }

  /** Restores after a reload the gifts that waited for coins. */
  private chooseAgain(): void {
    const { channel } = this
    const choice = channel === null ? null : this.#deferred.choiceOf(messageTarget(channel.id))
    if (choice !== null && this.basket.isEmpty) this.basket.putBack(sentGiftsOf(parseJson(choice)) ?? [], this.catalog)
  }

  private read(channel: Channel): void {
    this.#inbox.read(channel.id, channel.unreadCount)
    void this.#gateway.markRead(channel.id).catch(otherwise())
  }

  private receive(message: Message): void {
    this.history.add([message])
    this.discard(message.clientId)
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
