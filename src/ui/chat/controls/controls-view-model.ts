import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { BeginControl } from '@/application/chat/begin-control'
import {
  ControlGateway,
  type ControlBoard,
  type ControlRefusal,
  type ControlResult,
} from '@/application/chat/control-gateway'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import type { ToyControl } from '@/domain/gifts/gift'
import { runSecondsLeft, type ToyRun } from '@/domain/gifts/toy-run'
import type { ChatId, GiftId } from '@/domain/ids'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import type { NamedSum } from '@/ui/payments/pay-button'

/** The chat that the guest is in. */
interface Place {
  readonly chatId: () => ChatId | null
  /** The second of the chat, as the platform counts them. */
  readonly second: () => number
}

/** Refusals after which the board is read again, because the page shows an outdated one. */
const OUTDATED: ReadonlySet<ControlRefusal> = new Set(['price-changed', 'not-offered', 'running'])

/** Toy control in the room of the guest's chat: on offer, and running (GIF-002, GIF-010). */
@injectable('Transient')
export class ControlsViewModel implements ViewModel {
  isOpen = false
  /** The control being started; its button waits. */
  beginning: GiftId | null = null
  private board: ControlBoard | null = null
  #place: Place = { chatId: () => null, second: () => 0 }
  #chatId: ChatId | null = null
  readonly #disposables = new Disposables()
  readonly #task: Task

  readonly #gateway: ControlGateway
  readonly #beginning: BeginControl
  readonly #live: LiveUpdates
  readonly #guest: GuestViewModel
  readonly #deferred: DeferredPurchases
  readonly #toasts: Toasts

  constructor(
    @inject(ControlGateway) gateway: ControlGateway,
    @inject(BeginControl) beginning: BeginControl,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(DeferredPurchases) deferred: DeferredPurchases,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#beginning = beginning
    this.#live = live
    this.#guest = guest
    this.#deferred = deferred
    this.#toasts = toasts
    this.#task = new Task(toasts)
    makeAutoObservable<this, 'board'>(this, { board: observableRef })
  }

  start(): void {
    this.#disposables.add(this.#deferred.follow())
    this.#disposables.add(
      subscribeTo(this.#live, {
        toyControl: ({ chatId, run }) => {
          if (chatId === this.#chatId) this.show(run)
        },
      }),
    )
    this.#disposables.add(onReconnect(this.#live, () => void this.load()))
    this.#disposables.add(
      reaction(
        () => this.controls.some((toy) => this.isReady(toy)),
        (isReady) => {
          if (isReady) this.open()
        },
      ),
    )
  }

  dispose(): void {
    this.enter(null)
    this.#disposables.dispose()
  }

  /** Controls on offer in this chat; may be empty. */
  get controls(): readonly ToyControl[] {
    return this.board?.controls ?? []
  }

  /** The running control and its remaining seconds; `null`: none. */
  get running(): { readonly run: ToyRun; readonly secondsLeft: number } | null {
    const run = this.board?.running ?? null
    if (run === null) return null
    const secondsLeft = runSecondsLeft(run, this.#place.second())
    return secondsLeft === 0 ? null : { run, secondsLeft }
  }

  /** Follows the current chat. Returns the function that stops. */
  follow(place: Place): () => void {
    this.#place = place
    return reaction(place.chatId, (id) => this.enter(id), { fireImmediately: true })
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  /** Returns true if one more press starts the control, after a top-up. */
  isReady({ id }: Pick<ToyControl, 'id'>): boolean {
    return this.#deferred.isReady(`control:${this.#chatId}:${id}`)
  }

  /** Begins a control for the button's price at most. */
  async begin(toy: ToyControl, agreed: NamedSum): Promise<void> {
    const chatId = this.#chatId
    if (chatId === null || this.beginning !== null || this.running !== null) return
    this.beginning = toy.id
    await this.#task.run(
      () =>
        this.#deferred.buy(`control:${chatId}:${toy.id}`, () => this.#beginning.begin(chatId, toy, agreed.price.value)),
      (result) => this.settle(chatId, result),
    )
    runInAction(() => (this.beginning = null))
  }

  private settle(chatId: ChatId, result: ControlResult): void {
    if (result.ok) {
      this.#guest.setBalance(result.balance)
      if (chatId !== this.#chatId) return
      this.show(result.run)
      this.isOpen = false
      return
    }
    if (result.reason !== 'not-enough-money') this.#toasts.show('bad', `chat.control.refused.${result.reason}`)
    if (OUTDATED.has(result.reason)) void this.load()
  }

  private enter(chatId: ChatId | null): void {
    this.#chatId = chatId
    this.board = null
    this.isOpen = false
    if (chatId !== null) void this.load()
  }

  /** A control's answer and update may arrive in either order; of two, the later is newer. */
  private show(run: ToyRun): void {
    if (this.board === null) return
    const known = this.board.running
    if (known === null || known.from <= run.from) this.board = { ...this.board, running: run }
  }

  /** Loads the board. On failure nothing is offered, and the next connection reads it again. */
  private async load(): Promise<void> {
    const chatId = this.#chatId
    if (chatId === null) return
    const board = await this.#gateway.board(chatId).catch(otherwise(null))
    if (chatId !== this.#chatId || board === null) return
    runInAction(() => (this.board = board))
  }
}
