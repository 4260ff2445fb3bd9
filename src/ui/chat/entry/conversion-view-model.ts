import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { OffersGateway } from '@/application/chat/offers-gateway'
import { Clock } from '@/application/device/clock'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import type { ActorSummary } from '@/domain/actors/actor'
import { isCountdownRunning, isOffered, type ConversionChat } from '@/domain/chat/conversion-chat'
import type { ActorId } from '@/domain/ids'
import { LiveActors } from '@/ui/actors/live-actors'
import { Task } from '@/ui/base/task'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

const SECOND = 1_000

/** The offer to a guest who has not bought yet; unchanged if one of its calls fails (CHA-015). */
@injectable('Transient')
export class ConversionViewModel implements ViewModel {
  isListOpen = false
  private state: ConversionChat | null = null
  private members: readonly ActorSummary[] = []
  /** The state that the guest switched to, until the platform has answered. */
  private wished: boolean | null = null
  /** The platform's clock, moved on every second. */
  private now = 0
  #skew = 0
  readonly #loading = new Task()
  readonly #switching = new Task()
  readonly #disposables = new Disposables()
  readonly #ticking = new Disposables()

  readonly #gateway: OffersGateway
  readonly #live: LiveUpdates
  readonly #clock: Clock
  readonly #guest: GuestViewModel
  readonly #known: LiveActors

  constructor(
    @inject(OffersGateway) gateway: OffersGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Clock) clock: Clock,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(LiveActors) known: LiveActors,
  ) {
    this.#gateway = gateway
    this.#live = live
    this.#clock = clock
    this.#guest = guest
    this.#known = known
    makeAutoObservable<this, 'state' | 'members'>(this, { state: observableRef, members: observableRef })
  }

  start(): void {
    // Another page of the guest may have switched it, or a chat used it.
    this.#disposables.add(subscribeTo(this.#live, { vouchers: () => void this.load() }))
    this.#disposables.add(onReconnect(this.#live, () => void this.load()))
    this.#disposables.add(
      reaction(
        () => (this.#guest.isLoggedIn ? `${this.#guest.guest?.id ?? ''} ${this.#guest.guest?.isPayingCustomer}` : null),
        (guest) => {
          if (guest === null) this.forget()
          else void this.load()
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.forget()
    this.#disposables.dispose()
  }

  /** Whether the platform has answered, or could not. */
  get isKnown(): boolean {
    return this.state !== null || this.#loading.error !== null
  }

  /** Whether there is anything to show. */
  get isShown(): boolean {
    return this.state !== null && this.members.length > 0 && isOffered(this.state, this.now)
  }

  get isOn(): boolean {
    return this.wished ?? this.state?.isOn === true
  }

  /** Whether the offer's hour has begun, switched on or off. */
  get hasBegun(): boolean {
    return isCountdownRunning(this.state?.end, this.now)
  }

  /** Whole seconds left of the hour that has begun, or until it can no longer begin. */
  get secondsLeft(): number {
    const end = this.state?.end ?? this.state?.candidateEnd ?? this.now
    return Math.max(0, Math.ceil((end - this.now) / SECOND))
  }

  get minutesLeft(): number {
    return this.state?.minutesLeft ?? 0
  }

  /** The participating actors. */
  get actors(): readonly ActorSummary[] {
    return this.members
  }

  isFor(actorId: ActorId): boolean {
    return this.members.some(({ id }) => id === actorId)
  }

  openList(): void {
    this.isListOpen = true
  }

  closeList(): void {
    this.isListOpen = false
  }

  /** Switches the offer; a failed switch reverts (CHA-014, CHA-015). */
  async toggle(on: boolean): Promise<void> {
    if (this.#switching.isRunning) return
    this.wished = on
    await this.#switching.run(
      () => this.#gateway.switchConversion(on ? 'enable' : 'disable'),
      (state) => this.take(state),
    )
    runInAction(() => (this.wished = null))
  }

  private async load(): Promise<void> {
    await this.#loading.run(
      async () => {
        const state = await this.#gateway.conversion()
        return { state, members: isOffered(state, state.now) ? await this.#gateway.conversionActors() : [] }
      },
      ({ state, members }) => {
        this.members = members
        this.#known.upsert(members)
        this.take(state)
      },
    )
  }

  private take(state: ConversionChat): void {
    this.state = state
    this.#skew = state.now - this.#clock.now()
    this.now = state.now
    this.#ticking.dispose()
    if (isOffered(state, state.now)) this.tick()
  }

  private tick(): void {
    this.#ticking.dispose()
    this.#ticking.add(
      this.#clock.after(SECOND, () => {
        runInAction(() => (this.now = this.#clock.now() + this.#skew))
        if (this.state !== null && isOffered(this.state, this.now)) this.tick()
      }),
    )
  }

  private forget(): void {
    this.#loading.cancel()
    this.#switching.cancel()
    this.#ticking.dispose()
    this.state = null
    this.members = []
    this.wished = null
    this.isListOpen = false
  }
}
