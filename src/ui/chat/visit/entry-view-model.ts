import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ChatRefusal, RunningChat } from '@/application/chat/chat-gateway'
import { agreedEntryOf, StartChat, pendingActionOf, type AgreedEntry, type Entry } from '@/application/chat/start-chat'
import type { RefusedEntry } from '@/application/chat/refused-entry'
import { ticketFor, withTicket } from '@/application/chat/ticket-for'
import { Clock } from '@/application/device/clock'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { LiveUpdates } from '@/application/live/live-updates'
import { subscribeTo } from '@/application/live/subscribe-to'
import type { Actor } from '@/domain/actors/actor'
import type { ChatMode } from '@/domain/chat/mode'
import type { RefusedCall } from '@/domain/chat/voice-call'
import type { TicketId } from '@/domain/ids'
import { PendingActions } from '@/ui/access/pending-actions'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import type { NamedSum } from '@/ui/payments/pay-button'
import { Page } from '@/ui/base/page-service'
import { Task } from '@/ui/base/task'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

/** A kind of chat in the lobby: a mode, or a call of sound alone. */
export type LobbyChoice = ChatMode | 'voice'

/** The room to enter. */
export interface RoomToEnter {
  /** `null`: it is not read yet. */
  readonly actor: Actor | null
  readonly isLoading: boolean
  /** The chat that runs in it. */
  readonly chat: RunningChat | null
  /** Ends the preview that runs. */
  readonly endPreview: () => Promise<void>
  readonly admit: (chat: RunningChat) => void
  /** Reads the actor again, for a price that has changed. */
  readonly reload: () => Promise<void>
}

/** The lobby of a room: the guest's choice, the request to enter, and why it was refused. */
@injectable('Transient')
export class EntryViewModel implements ViewModel {
  refusal: ChatRefusal | null = null
  /** The refused voice call, if it was one (CHA-031). */
  refusedCall: RefusedCall | null = null
  /** The guest's choice; it survives reloads of the room, as after a sign-up. */
  choice: LobbyChoice | null = null
  private room: RoomToEnter | null = null
  readonly #entering = new Task()
  readonly #disposables = new Disposables()
  readonly #starting: StartChat
  readonly #live: LiveUpdates
  readonly #clock: Clock
  readonly #guest: GuestViewModel
  readonly #checkout: Checkout
  readonly #pending: PendingActions
  readonly #page: Page
  readonly #deferred: DeferredPurchases

  constructor(
    @inject(StartChat) starting: StartChat,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Clock) clock: Clock,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Checkout,
    @inject(PendingActions) pending: PendingActions,
    @inject(Page) page: Page,
    @inject(DeferredPurchases) deferred: DeferredPurchases,
  ) {
    this.#starting = starting
    this.#live = live
    this.#clock = clock
    this.#guest = guest
    this.#checkout = checkout
    this.#pending = pending
    this.#page = page
    this.#deferred = deferred
    makeAutoObservable<EntryViewModel, 'room'>(this, { room: observableRef })
  }

  /** Names the room; the owner calls it when it starts. */
  leadTo(room: RoomToEnter): void {
    this.room = room
  }

  start(): void {
    this.#disposables.add(this.#deferred.follow())
    this.#disposables.add(
      subscribeTo(this.#live, {
        balance: () => {
          // The platform checks the balance at the next press; the refusal may no longer be true.
          if (this.refusal === 'not-enough-money') this.refusal = null
        },
      }),
    )
    this.#disposables.add(
      this.#pending.execute(
        'openChat',
        () => (this.#guest.isLoggedIn && this.room?.isLoading === false ? this.room.actor?.id : undefined),
        (params) => {
          const agreed = agreedEntryOf(params)
          // For the agreed price at most; a higher one must be confirmed again, at the button.
          if (agreed !== null) void this.enterFor(agreed)
        },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  get isStarting(): boolean {
    return this.#entering.isRunning
  }

  /** Why the request to enter got no answer. */
  get error(): BackendErrorCode | null {
    return this.isStarting ? null : this.#entering.error
  }

  /** Whether one more press starts the chat, after a top-up. */
  get isReady(): boolean {
    const id = this.room?.actor?.id
    return id !== undefined && this.#deferred.isReady(`chat:${id}`)
  }

  /** The guest's ticket for the show that runs in this room (GUE-008). */
  get ticketId(): TicketId | undefined {
    return ticketFor(this.#guest.guest?.chatShowTickets ?? [], this.room?.actor?.id, this.#clock.now())
  }

  choose(choice: LobbyChoice): void {
    this.choice = choice
  }

  /** Requests to enter; visitors sign up first, which stores a pending action (AUT-005). */
  async enter(entry: Entry, agreed: NamedSum): Promise<void> {
    await this.enterFor({ entry, agreedPrice: agreed.price.value })
  }

  /** Plays the free preview, requested by a link. */
  async preview(): Promise<void> {
    await this.enterFree('preview')
  }

  /** Enters a show whose ticket has paid for it, or the preview. */
  async enterFree(mode: 'ticket' | 'preview'): Promise<void> {
    await this.enterFor({ entry: { mode, pin: '', useVoucher: false, stopAt: null }, agreedPrice: 0 })
  }

  /** Forgets why the last request was refused. */
  forgetRefusal(): void {
    this.refusal = null
  }

  private async enterFor(agreed: AgreedEntry): Promise<void> {
    const room = this.room
    const actor = room?.actor ?? null
    if (room === null || actor === null || this.isStarting) return
    // A preview leads on to a chat.
    if (room.chat?.mode === 'preview') await room.endPreview()
    if (room.chat !== null || this.isStarting) return
    this.forgetRefusal()
    let needsAccount = false
    await this.#entering.run(
      async () => {
        const { id, name } = actor
        const result = await this.#deferred.buy(
          `chat:${id}`,
          () => this.#starting.start(id, withTicket(agreed, this.ticketId), this.#guest.isLoggedIn),
          { shown: { pricePerMinute: agreed.agreedPrice, host: name, balance: this.#guest.balance } },
        )
        if (!result.ok && result.reason === 'price-changed') await room.reload()
        return result
      },
      (result) => {
        if (result.ok) room.admit(result.chat)
        else if (result.reason === 'sign-up-first') needsAccount = true
        else this.refuse(result)
      },
    )
    if (!needsAccount) return
    const pending = pendingActionOf(actor.id, agreed, this.#page.address())
    await this.#checkout.open('signup', { host: actor.name, pending })
  }

  private refuse({ reason, call }: RefusedEntry): void {
    this.refusal = reason
    this.refusedCall = call ?? null
  }
}
