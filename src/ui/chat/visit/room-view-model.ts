import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx'
import type { RunningChat } from '@/application/chat/chat-gateway'
import { VisitRoom } from '@/application/chat/visit-room'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { Actor } from '@/domain/actors/actor'
import type { ChatMode } from '@/domain/chat/mode'
import type { CountedChat } from '@/domain/chat/counted-chat'
import type { ChatId } from '@/domain/ids'
import { LiveActors } from '@/ui/actors/live-actors'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { ConversationViewModel } from '@/ui/messenger/conversation-view-model'
import { showAgeCheck } from '@/ui/payments/age-check-box'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { Modals } from '@/ui/base/modals'
import { Page } from '@/ui/base/page-service'
import type { Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { Departure } from '@/ui/chat/ongoing/departure'
import { EntryViewModel } from './entry-view-model'
import { MeterViewModel } from './meter-view-model'

export type RoomPhase = 'loading' | 'missing' | 'lobby' | 'live' | 'ended'

/** A live room of an actor. It owns the lobby, the meter of the guest's chat, and the conversation. */
@injectable('Transient')
export class RoomViewModel implements ViewModel, Loadable {
  actor: Actor | null = null
  /** Whether the guest is in front of the room; an answer may arrive after they left. */
  #isHere = false
  readonly #disposables = new Disposables()
  #name = ''
  readonly #loading = new Task()
  readonly #visiting: VisitRoom
  readonly #known: LiveActors
  readonly #guest: GuestViewModel
  readonly #checkout: Checkout
  readonly #modals: Modals
  readonly #page: Page
  readonly #departure: Departure

  constructor(
    @inject(VisitRoom) visiting: VisitRoom,
    @inject(LiveActors) known: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Checkout,
    @inject(Modals) modals: Modals,
    @inject(Page) page: Page,
    @inject(Departure) departure: Departure,
    @inject(EntryViewModel) readonly entry: EntryViewModel,
    @inject(MeterViewModel) readonly meter: MeterViewModel,
    @inject(ConversationViewModel) readonly conversation: ConversationViewModel,
  ) {
    this.#visiting = visiting
    this.#known = known
    this.#guest = guest
    this.#checkout = checkout
    this.#modals = modals
    this.#page = page
    this.#departure = departure
    makeAutoObservable(this, {
      actor: observableRef,
      entry: observableRef,
      meter: observableRef,
      conversation: observableRef,
    })
  }

  start(): void {
    this.#isHere = true
    this.entry.leadTo(this)
    this.conversation.start()
    this.meter.start()
    this.entry.start()
    // A bought ticket, and a show's start or end, change the ways to enter.
    this.#disposables.add(
      reaction(
        () =>
          `${this.entry.ticketId ?? ''} ${this.actor !== null && this.#known.stateOf(this.actor).isCurrentlyTicketShow}`,
        () => void this.reload(),
      ),
    )
    this.#disposables.add(
      reaction(
        () => this.chatOfMessages,
        () => this.notifyConversation(),
      ),
    )
  }

  dispose(): void {
    this.#isHere = false
    this.leave()
    this.entry.dispose()
    this.meter.dispose()
    this.#disposables.dispose()
    this.conversation.dispose()
  }

  get isLoading(): boolean {
    return this.#loading.isPending
  }

  /** Why the room could not be read, or the guest not be let in. */
  get error(): BackendErrorCode | null {
    return this.entry.isStarting ? null : (this.entry.error ?? this.#loading.error)
  }

  get phase(): RoomPhase {
    if (this.bill !== null) return 'ended'
    if (this.chat !== null) return 'live'
    if (this.isLoading) return 'loading'
    return this.actor === null ? 'missing' : 'lobby'
  }

  /** The guest's chat that runs here. */
  get chat(): RunningChat | null {
    return this.meter.chat
  }

  get bill(): CountedChat | null {
    return this.meter.bill
  }

  get balance(): number {
    return this.#guest.balance
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
            () => this.phase === 'lobby' && this.entry.ticketId !== undefined,
            () => void this.entry.enterFree('ticket'),
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

  /** Moves the room to its own window. Returns `false` if it is still only here. */
  popOut(): boolean {
    return this.chat !== null && this.#departure.popOut(this.chat, this.#page.address())
  }

  topUp(): void {
    const { pricePerMinute = 0 } = this.chat ?? {}
    void this.#checkout.open('moneycharge', {
      host: this.actor?.name ?? '',
      ...(pricePerMinute > 0 ? { pricePerMinute } : {}),
    })
  }

  /** Shows how the chat can go on without a top-up: with minutes of the offer to new guests. */
  showWays(): void {
    this.#modals.show('conversion-chat')
  }

  proveAge(): void {
    showAgeCheck(this.#modals, this.#guest.guest)
  }

  /** Returns to the lobby after a bill. */
  again(): void {
    this.meter.readBill()
    this.entry.forgetRefusal()
  }

  async endPreview(): Promise<void> {
    if (this.meter.isPreview) await this.meter.end()
  }

  /** Shows a chat that was admitted; one that was admitted after the guest had left ends at once. */
  admit(chat: RunningChat): void {
    this.#departure.enter(chat)
    if (this.#isHere) this.meter.begin(chat)
    else void this.#departure.leave(chat, this.actor?.name ?? '')
  }

  /** Updates the actor with their prices; if that fails, the next press is refused as well. */
  async reload(): Promise<void> {
    if (this.actor === null) return
    const { id, name } = this.actor
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
        if (room.chat !== null) this.admit(room.chat)
      })
      if (room === null) return
      if (this.#guest.isLoggedIn) await this.conversation.openWith(room.actor.id)
      this.notifyConversation()
    })
  }

  /** The chat that messages and gifts belong to: a preview is none. */
  private get chatOfMessages(): ChatId | null {
    return this.meter.isPreview ? null : (this.chat?.chatId ?? null)
  }

  private notifyConversation(): void {
    this.conversation.draft.chatId = this.chatOfMessages
  }

  private leave(): void {
    const chat = this.meter.leave()
    if (chat !== null) void this.#departure.leave(chat, this.actor?.name ?? '')
  }
}
