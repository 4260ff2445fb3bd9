import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx'
import { ChatGateway, type ChatRefusal, type RunningChat } from '@/application/chat/chat-gateway'
import { agreedEntryOf, StartChat, pendingActionOf, type AgreedEntry, type Entry } from '@/application/chat/start-chat'
import type { RefusedEntry } from '@/application/chat/refused-entry'
import { StayInChat } from '@/application/chat/stay-in-chat'
import { ResumeChat } from '@/application/chat/resume-chat'
import { ticketFor, withTicket } from '@/application/chat/ticket-for'
import { VisitRoom } from '@/application/chat/visit-room'
import { Clock } from '@/application/device/clock'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import type { Actor } from '@/domain/actors/actor'
import { isBalanceLow } from '@/domain/chat/meter-time'
import type { ChatMode } from '@/domain/chat/mode'
import type { TicketId } from '@/domain/ids'
import type { CountedChat } from '@/domain/chat/counted-chat'
import type { RefusedCall } from '@/domain/chat/voice-call'
import type { UpdateOf } from '@/domain/assembly/live-update'
import { PendingActions } from '@/ui/access/pending-actions'
import { LiveActors } from '@/ui/actors/live-actors'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { ConversationViewModel } from '@/ui/messenger/conversation-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import type { NamedSum } from '@/ui/payments/pay-button'
import { Modals } from '@/ui/base/modals'
import { Page } from '@/ui/base/page-service'
import type { Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { Departure } from '@/ui/chat/ongoing/departure'
import { ShownSeconds } from '@/ui/chat/ongoing/shown-seconds'

/** A kind of chat in the lobby: a mode, or a call of sound alone. */
export type LobbyChoice = ChatMode | 'voice'

export type RoomPhase = 'loading' | 'missing' | 'lobby' | 'live' | 'ended'

/** A live room: the lobby, the meter that the platform counts, and the bill. */
@injectable('Transient')
export class RoomViewModel implements ViewModel, Loadable {
  actor: Actor | null = null
  chat: RunningChat | null = null
  bill: CountedChat | null = null
  refusal: ChatRefusal | null = null
  /** The refused voice call, if it was one (CHA-031). */
  refusedCall: RefusedCall | null = null
  /** The guest's choice in the lobby; it survives reloads of the room, as after a sign-up. */
  choice: LobbyChoice | null = null
  /** Whether the guest has seen this room's preview: a chat is offered next. */
  hasPreviewed = false
  readonly #seconds: ShownSeconds
  /** Whether the guest is in front of the room; an answer may arrive after they left. */
  #isHere = false
  readonly #disposables = new Disposables()
  readonly #runningChat = new Disposables()
  #name = ''
  readonly #loading = new Task()
  readonly #entering = new Task()
  readonly #ending: Task
  readonly #settingStop: Task

  readonly #visiting: VisitRoom
  readonly #starting: StartChat
  readonly #staying: StayInChat
  readonly #resuming: ResumeChat
  readonly #gateway: ChatGateway
  readonly #live: LiveUpdates
  readonly #clock: Clock
  readonly #known: LiveActors
  readonly #guest: GuestViewModel
  readonly #checkout: Checkout
  readonly #modals: Modals
  readonly #pending: PendingActions
  readonly #page: Page
  readonly #departure: Departure
  readonly #deferred: DeferredPurchases

  constructor(
    @inject(VisitRoom) visiting: VisitRoom,
    @inject(StartChat) starting: StartChat,
    @inject(StayInChat) staying: StayInChat,
    @inject(ResumeChat) resuming: ResumeChat,
    @inject(ChatGateway) gateway: ChatGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Clock) clock: Clock,
    @inject(LiveActors) known: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Checkout,
    @inject(Modals) modals: Modals,
    @inject(PendingActions) pending: PendingActions,
    @inject(Page) page: Page,
    @inject(Toasts) toasts: Toasts,
    @inject(Departure) departure: Departure,
    @inject(DeferredPurchases) deferred: DeferredPurchases,
    @inject(ConversationViewModel) readonly conversation: ConversationViewModel,
  ) {
    this.#visiting = visiting
    this.#starting = starting
    this.#staying = staying
    this.#resuming = resuming
    this.#gateway = gateway
    this.#live = live
    this.#clock = clock
    this.#known = known
    this.#guest = guest
    this.#checkout = checkout
    this.#modals = modals
    this.#pending = pending
    this.#page = page
    this.#departure = departure
    this.#deferred = deferred
    this.#seconds = new ShownSeconds(clock)
    this.#ending = new Task(toasts)
    this.#settingStop = new Task(toasts)
    makeAutoObservable(this, {
      actor: observableRef,
      chat: observableRef,
      bill: observableRef,
      conversation: observableRef,
    })
  }

  start(): void {
    this.#isHere = true
    this.conversation.start()
    this.#disposables.add(this.#deferred.follow())
    this.#disposables.add(
      subscribeTo(this.#live, {
        chatTick: (tick) => this.applyTick(tick),
        chatOnlookers: ({ chatId, onlookers }) => {
          if (this.chat?.chatId === chatId) this.chat = { ...this.chat, onlookers }
        },
        chatEnd: ({ chatId, bill }) => {
          if (this.chat?.chatId === chatId) this.finish(bill)
        },
        balance: () => {
          // The platform checks the balance at the next press; the refusal may no longer be true.
          if (this.refusal === 'not-enough-money') this.refusal = null
        },
      }),
    )
    // A bought ticket, and a show's start or end, change the ways to enter.
    this.#disposables.add(
      reaction(
        () => `${this.ticketId ?? ''} ${this.actor !== null && this.#known.stateOf(this.actor).isCurrentlyTicketShow}`,
        () => {
          if (this.actor !== null) void this.reload(this.actor)
        },
      ),
    )
    this.#disposables.add(
      onReconnect(this.#live, () => {
        if (this.chat !== null) void this.resume(this.chat)
      }),
    )
    this.#disposables.add(
      this.#pending.execute(
        'openChat',
        () => (this.#guest.isLoggedIn && !this.isLoading ? this.actor?.id : undefined),
        (params) => {
          const agreed = agreedEntryOf(params)
          // For the agreed price at most; a higher one must be confirmed again, at the button.
          if (agreed !== null) void this.enterFor(agreed)
        },
      ),
    )
  }

  dispose(): void {
    this.#isHere = false
    this.leave()
    this.#runningChat.dispose()
    this.#disposables.dispose()
    this.conversation.dispose()
  }

  get isLoading(): boolean {
    return this.#loading.isPending
  }

  get isStarting(): boolean {
    return this.#entering.isRunning
  }

  get isEnding(): boolean {
    return this.#ending.isRunning
  }

  /** Why the room could not be read, or the guest not be let in. */
  get error(): BackendErrorCode | null {
    return this.isStarting ? null : (this.#entering.error ?? this.#loading.error)
  }

  get phase(): RoomPhase {
    if (this.bill !== null) return 'ended'
    if (this.chat !== null) return 'live'
    if (this.isLoading) return 'loading'
    return this.actor === null ? 'missing' : 'lobby'
  }

  get isPreview(): boolean {
    return this.chat?.mode === 'preview'
  }

  /** Seconds of the chat, counted between two updates of the platform's meter. */
  get shownSeconds(): number {
    return this.#seconds.value
  }

  /** Whole seconds until the preview that runs is over; `null`: none runs. */
  get previewSecondsLeft(): number | null {
    return this.chat === null || !this.isPreview ? null : this.#seconds.leftOf(this.chat)
  }

  /** Whether free time and balance last for under 2 minutes; the guest's own stop is no reason. */
  get isBalanceLow(): boolean {
    return this.chat !== null && isBalanceLow(this.#guest.balance, this.chat.pricePerMinute, this.freeSecondsLeft)
  }

  /** Whole free seconds left of the chat; 0 if every second counts. */
  get freeSecondsLeft(): number {
    return this.chat === null ? 0 : Math.max(0, this.chat.freeSeconds - this.shownSeconds)
  }

  get balance(): number {
    return this.#guest.balance
  }

  /** Whether one more press starts the chat, after a top-up. */
  get isReady(): boolean {
    return this.actor !== null && this.#deferred.isReady(`chat:${this.actor.id}`)
  }

  get isLoggedIn(): boolean {
    return this.#guest.isLoggedIn
  }

  /**
   * Shows the room of an actor, and resumes a chat that runs there. A guest who comes from their
   * ticket enters at once, and once per visit: the ticket has paid for it.
   */
  show(name: string, requested: ChatMode | null = null): () => void {
    this.#name = name
    const entering =
      requested === 'ticket'
        ? when(
            () => this.phase === 'lobby' && this.ticketId !== undefined,
            () =>
              void this.enterFor({
                entry: { mode: 'ticket', pin: '', useVoucher: false, stopAt: null },
                agreedPrice: 0,
              }),
          )
        : () => undefined
    const loading = reaction(
      () => this.#guest.guest?.id,
      (id) => {
        if (id !== undefined) void this.retry()
      },
      { fireImmediately: true },
    )
    return () => {
      entering()
      loading()
    }
  }

  /** Requests to enter; visitors sign up first, which stores a pending action (AUT-005). */
  async enter(entry: Entry, agreed: NamedSum): Promise<void> {
    await this.enterFor({ entry, agreedPrice: agreed.price.value })
  }

  /** Plays the free preview, requested by a link. */
  async preview(): Promise<void> {
    const entry = { mode: 'preview', pin: '', useVoucher: false, stopAt: null } as const
    await this.enterFor({ entry, agreedPrice: 0 })
  }

  private async enterFor(agreed: AgreedEntry): Promise<void> {
    const { actor } = this
    if (actor === null || this.isStarting) return
    // A preview leads on to a chat.
    if (this.chat?.mode === 'preview') await this.end()
    if (this.chat !== null) return
    this.refusal = null
    let needsAccount = false
    await this.#entering.run(
      async () => {
        const { id, name } = actor
        const result = await this.#deferred.buy(
          `chat:${id}`,
          () => this.#starting.start(id, withTicket(agreed, this.ticketId), this.#guest.isLoggedIn),
          { shown: { pricePerMinute: agreed.agreedPrice, host: name, balance: this.balance } },
        )
        if (!result.ok && result.reason === 'price-changed') await this.reload(actor)
        return result
      },
      (result) => {
        if (result.ok) this.begin(result.chat)
        else if (result.reason === 'sign-up-first') needsAccount = true
        else this.refuse(result)
      },
    )
    if (!needsAccount) return
    const pending = pendingActionOf(actor.id, agreed, this.#page.address())
    await this.#checkout.open('signup', { host: actor.name, pending })
  }

  /** The guest's ticket for the show that runs in this room (GUE-008). */
  private get ticketId(): TicketId | undefined {
    return ticketFor(this.#guest.guest?.chatShowTickets ?? [], this.actor?.id, this.#clock.now())
  }

  /** Ends the chat and shows its bill. */
  async end(): Promise<void> {
    const { chat } = this
    if (chat === null) return
    await this.#ending.runOnce(
      () => this.#gateway.stop(chat.chatId),
      (bill) => {
        if (bill !== null) this.finish(bill)
      },
    )
  }

  async setStop(stopAt: number | null): Promise<void> {
    const { chat } = this
    if (chat === null) return
    await this.#settingStop.run(
      () => this.#gateway.setStop(chat.chatId, stopAt),
      () => {
        if (this.chat !== null) this.chat = { ...this.chat, stopAt }
      },
    )
  }

  /** Moves the room to its own window. Returns `false` if it is still only here. */
  popOut(): boolean {
    return this.chat !== null && this.#departure.popOut(this.chat, this.#page.address())
  }

  choose(choice: LobbyChoice): void {
    this.choice = choice
  }

  topUp(): void {
    const { pricePerMinute = 0 } = this.chat ?? {}
    void this.#checkout.open('moneycharge', {
      host: this.actor?.name ?? '',
      ...(pricePerMinute > 0 ? { pricePerMinute } : {}),
    })
  }

  proveAge(): void {
    this.#modals.show('avs')
  }

  /** Returns to the lobby after a bill. */
  again(): void {
    this.bill = null
    this.refusal = null
  }

  /** Updates the price on the button; if that fails, the next press is refused as well. */
  private async reload({ id, name }: Actor): Promise<void> {
    const actor = await this.#visiting.look(name).catch(otherwise(null))
    if (actor === null || this.actor?.id !== id) return
    runInAction(() => {
      this.actor = actor
      this.#known.upsert([actor])
    })
  }

  /** Reads the room again. */
  async retry(): Promise<void> {
    await this.#loading.run(async (isCurrent) => {
      const room = await this.#visiting.visit(this.#name)
      if (!isCurrent()) return
      runInAction(() => {
        this.actor = room?.actor ?? null
        if (room === null) return
        this.#known.upsert([room.actor])
        if (room.chat !== null) this.begin(room.chat)
      })
      if (room === null) return
      if (this.#guest.isLoggedIn) await this.conversation.openWith(room.actor.id)
      this.notifyConversation()
    })
  }

  private begin(chat: RunningChat): void {
    this.chat = chat
    this.#departure.enter(chat)
    if (!this.#isHere) return this.leave()
    this.bill = null
    // A chat that is taken up a second time is still one chat.
    this.#runningChat.dispose()
    this.#seconds.set(chat.seconds)
    this.notifyConversation()
    this.#runningChat.add(this.#staying.stay(chat.chatId))
    this.#runningChat.add(this.#seconds.count())
  }

  private finish(bill: CountedChat): void {
    this.#runningChat.dispose()
    this.chat = null
    this.bill = bill
    if (bill.mode === 'preview') this.hasPreviewed = true
    this.notifyConversation()
    void this.#guest.refresh().catch(otherwise())
  }

  private refuse({ reason, call }: RefusedEntry): void {
    this.refusal = reason
    this.refusedCall = call ?? null
  }

  private notifyConversation(): void {
    const { chat } = this
    this.conversation.chatId = chat !== null && chat.mode !== 'preview' ? chat.chatId : null
  }

  private applyTick({ chatId, seconds, charged, voucherSeconds, givenCoins, secondsLeft }: UpdateOf<'chatTick'>): void {
    if (this.chat?.chatId !== chatId) return
    this.chat = { ...this.chat, seconds, charged, voucherSeconds, givenCoins, secondsLeft }
    this.#seconds.set(seconds)
  }

  /** Resumes after a lost connection: the chat may run on, or have ended with a lost bill. */
  private async resume({ chatId }: RunningChat): Promise<void> {
    const found = await this.#resuming.resume(chatId)
    if (this.chat?.chatId !== chatId) return
    runInAction(() => {
      if (found.is === 'ended') this.finish(found.bill)
      if (found.is !== 'running') return
      this.chat = found.chat
      this.#seconds.set(found.chat.seconds)
    })
  }

  private leave(): void {
    const { chat } = this
    this.chat = null
    if (chat !== null) void this.#departure.leave(chat, this.actor?.name ?? '')
  }
}
