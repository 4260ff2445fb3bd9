import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { GiftGateway } from '@/application/gifts/gift-gateway'
import { ComposeMessage } from '@/application/messenger/compose-message'
import { DeliverMessage } from '@/application/messenger/deliver-message'
import { Drafts } from '@/application/messenger/drafts'
import { Outbox, sentGiftsOf } from '@/application/messenger/outbox'
import type { OutgoingMessage, SendResult } from '@/application/messenger/messenger-gateway'
import { parseJson } from '@/domain/access/json'
import { truncateText } from '@/domain/access/text'
import type { Gift, ToyControl } from '@/domain/gifts/gift'
import { offeredGifts } from '@/domain/gifts/toy-control'
import type { ChannelId, ChatId, RoomLineId } from '@/domain/ids'
import type { Channel } from '@/domain/messenger/channel'
import { MAX_MESSAGE_LENGTH, type Message } from '@/domain/messenger/message'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import type { NamedSum } from '@/ui/payments/pay-button'
import { Resource } from '@/ui/base/resource'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { voucherPieces } from '@/ui/guest/voucher-pieces'
import { Basket } from './gift-basket'
import { PendingMessages, type PendingMessage } from './pending-messages'

/** Names a message that waits for coins: the draft of a conversation. */
const messageTarget = (id: ChannelId): string => `message:${id}`

/** The conversation that a draft belongs to. */
export interface DraftPlace {
  /** The open conversation; `null`: none. */
  readonly channel: Channel | null
  /** Shows a message that was sent. */
  readonly add: (message: Message) => void
  /** Shows the newest message: a sent one follows it. */
  readonly goToNewest: () => void
  /** Reads again what a message costs here. Throws `BackendError`. */
  readonly readPrice: () => Promise<void>
}

/** The message that a guest writes: its text and gifts, its price, and its way to the actor. */
@injectable('Transient')
export class DraftViewModel implements ViewModel {
  text = ''
  /** The running chat the text is sent in; it costs nothing there. */
  chatId: ChatId | null = null
  /** The line of the room that the draft replies to. */
  replyTo: RoomLineId | null = null
  readonly basket: Basket
  private place: DraftPlace | null = null
  readonly #outgoing: PendingMessages
  readonly #catalog = new Resource(() => this.#gifts.catalog())
  readonly #disposables = new Disposables()
  readonly #gifts: GiftGateway
  readonly #composing: ComposeMessage
  readonly #delivering: DeliverMessage
  readonly #guest: GuestViewModel
  readonly #drafts: Drafts
  readonly #deferred: DeferredPurchases
  readonly #toasts: Toasts
  readonly #clock: Clock

  constructor(
    @inject(GiftGateway) gifts: GiftGateway,
    @inject(ComposeMessage) composing: ComposeMessage,
    @inject(DeliverMessage) delivering: DeliverMessage,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Drafts) drafts: Drafts,
    @inject(Outbox) outbox: Outbox,
    @inject(DeferredPurchases) deferred: DeferredPurchases,
    @inject(Toasts) toasts: Toasts,
    @inject(Clock) clock: Clock,
  ) {
    this.#gifts = gifts
    this.#composing = composing
    this.#delivering = delivering
    this.#guest = guest
    this.#drafts = drafts
    this.#outgoing = new PendingMessages(outbox, clock, (message) => this.deliver(message))
    this.#deferred = deferred
    this.#toasts = toasts
    this.#clock = clock
    this.basket = this.newBasket()
    makeAutoObservable<DraftViewModel, 'place'>(this, { place: observableRef })
  }

  /** Names the conversation; the owner calls it when it starts. */
  writeIn(place: DraftPlace): void {
    this.place = place
  }

  start(): void {
    this.#disposables.add(this.#deferred.follow())
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  get pending(): readonly PendingMessage[] {
    return this.#outgoing.all
  }

  get catalog(): readonly (Gift | ToyControl)[] {
    return this.#catalog.value ?? []
  }

  private get channel(): Channel | null {
    return this.place?.channel ?? null
  }

  /** Price of sending in coins, as far as the page can compute it; the platform decides. */
  get price(): number {
    return (this.text.trim() === '' ? 0 : this.textPrice) + this.basket.price
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
    return this.channel !== null && !this.channel.blocked && (this.text.trim() !== '' || !this.basket.isEmpty)
  }

  /** Gifts for this conversation; in a running chat toy controls have their own place. */
  get offered(): readonly (Gift | ToyControl)[] {
    return offeredGifts(this.catalog, this.chatId === null && this.channel?.isDildocontrolAvailable === true)
  }

  /** Free messages left after the pending ones. */
  private get freeLeft(): number {
    const free = (this.#guest.guest?.freeMessagesCount ?? 0) + this.pieces('messages')
    return Math.max(0, free - this.#outgoing.texts)
  }

  private newBasket(): Basket {
    return new Basket(
      () => this.#guest.guest?.boughtGifts ?? {},
      () => this.pieces('messengerGift'),
    )
  }

  /** What vouchers pay in this conversation. */
  private pieces(type: 'messages' | 'messengerGift'): number {
    const { channel } = this
    return channel === null ? 0 : voucherPieces(this.#guest.guest, type, channel.actorId, this.#clock.now())
  }

  private messagePriceIn(chatId: ChatId | null): number {
    const isInChat = chatId !== null && chatId === this.chatId
    if (this.channel === null || isInChat || this.freeLeft > 0) return 0
    return this.channel.messagePrice
  }

  write(text: string): void {
    this.text = truncateText(text, MAX_MESSAGE_LENGTH)
    if (this.channel !== null) this.#drafts.retain(this.channel.id, this.text)
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
      text: this.text,
      gifts: this.basket.sent,
      chatId: this.chatId,
      agreedPrice: agreed.price.value,
      ...(this.replyTo === null || this.chatId === null ? {} : { replyTo: this.replyTo }),
    })
    this.text = ''
    this.replyTo = null
    this.basket.clear()
    this.place?.goToNewest()
    await this.#outgoing.send(outgoing)
  }

  /** Returns the price of sending a failed message again. */
  priceAgain({ text, gifts, chatId }: OutgoingMessage): number {
    const basket = this.newBasket()
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
    const [catalog] = await Promise.all([
      this.#gifts.catalog().catch(otherwise(null)),
      this.place?.readPrice().catch(otherwise()),
      this.#guest.refresh().catch(otherwise()),
    ])
    if (catalog === null) return
    runInAction(() => {
      this.#catalog.set(catalog)
      this.basket.putBack(this.basket.sent, catalog)
    })
  }

  private settle(outgoing: OutgoingMessage, result: SendResult): void {
    const isOpen = this.channel?.id === outgoing.channelId
    if (!result.ok && result.reason === 'price-changed' && !(isOpen && this.text === '' && this.basket.isEmpty)) {
      // The guest is writing something else: the message keeps its place, with its own button.
      this.#outgoing.mark(outgoing.clientId, 'failed')
      this.#toasts.show('bad', 'messenger.refused.price-changed')
      return
    }
    this.discard(outgoing.clientId)
    if (result.ok) {
      if (isOpen) this.place?.add(result.message)
      this.#guest.setBalance(result.balance)
      if (result.message.price === 0 && outgoing.text !== '' && outgoing.chatId === null) this.countFreeMessage()
      return
    }
    // Refused: text and gifts are restored as the draft, unless there is a new one.
    if (isOpen) {
      if (this.text === '') {
        this.write(outgoing.text)
        this.replyTo = outgoing.replyTo ?? null
      }
      if (this.basket.isEmpty) this.basket.putBack(outgoing.gifts, this.catalog)
    }
    if (result.reason !== 'not-enough-money') this.#toasts.show('bad', `messenger.refused.${result.reason}`)
  }

  /** Continues the draft of a conversation; `messages` are those that have arrived. */
  open(channelId: ChannelId, messages: readonly Message[]): void {
    this.text = this.#drafts.of(channelId)
    this.#outgoing.takeUp(channelId, new Set(messages.map(({ clientId }) => clientId)))
  }

  /** Reads the catalogue of gifts, and restores those that waited for coins before a reload. */
  async readGifts(): Promise<void> {
    await this.#catalog.load()
    runInAction(() => this.chooseAgain())
  }

  /** Leaves the conversation: its draft is stored. */
  close(): void {
    this.text = ''
    this.#outgoing.clear()
    this.chatId = null
    this.basket.clear()
  }

  /** Sends what failed for want of a connection, once there is one. */
  follow(isConnected: boolean): void {
    this.#outgoing.follow(isConnected, this.channel?.id ?? null)
  }

  /** Restores after a reload the gifts that waited for coins. */
  private chooseAgain(): void {
    const { channel } = this
    const choice = channel === null ? null : this.#deferred.choiceOf(messageTarget(channel.id))
    if (choice !== null && this.basket.isEmpty) this.basket.putBack(sentGiftsOf(parseJson(choice)) ?? [], this.catalog)
  }
}
