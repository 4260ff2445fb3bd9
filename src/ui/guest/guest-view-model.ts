import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import { GuestGateway } from '@/application/guest/guest-gateway'
import { OpenSession } from '@/application/guest/open-session'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect } from '@/application/live/subscribe-to'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { Guest } from '@/domain/guest/guest'
import { applyUpdate } from '@/domain/assembly/apply-update'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import type { Language } from '@/domain/navigation/language'
import type { Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { guestFrom, liveStateOf } from './guest-live-state'

/** The audience of visitors who are not logged in. */
export const EVERYONE = 'everyone'

/** The audience of a stored page: it reloads once the guest is known. */
export const LAST_SEEN = 'last-seen'

/** The guest for all screens: opened once per page, then changed by live updates. */
@injectable()
export class GuestViewModel implements ViewModel, Loadable {
  guest: Guest | null = null
  /** The audience of a page from the server, until the guest is known. */
  private renderedFor: string | null = null
  #language: Language = 'en'
  readonly #opening = new Task()
  /** Number of updates that have changed the guest. */
  #received = 0
  readonly #disposables = new Disposables()

  readonly #gateway: GuestGateway
  readonly #live: LiveUpdates
  readonly #session: OpenSession

  constructor(
    @inject(GuestGateway) gateway: GuestGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(OpenSession) session: OpenSession,
  ) {
    this.#gateway = gateway
    this.#live = live
    this.#session = session
    makeAutoObservable(this, { guest: observableRef })
  }

  start(): void {
    this.#disposables.add(
      onReconnect(this.#live, () => {
        if (this.guest !== null) void this.catchUp()
      }),
    )
    this.#disposables.add(this.#live.subscribe((update) => this.apply(update)))
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  get isLoading(): boolean {
    return this.#opening.isRunning
  }

  get error(): BackendErrorCode | null {
    return this.#opening.error
  }

  /** The app was opened without a network. */
  get isCutOff(): boolean {
    return this.guest === null && this.error === 'offline'
  }

  get isLoggedIn(): boolean {
    return this.guest?.isLoggedIn ?? false
  }

  /** The audience of pages: a logged-in guest's id, else one value for all; `null` until known. */
  get audience(): string | null {
    if (this.guest === null) return this.renderedFor
    return this.guest.isLoggedIn ? this.guest.id : EVERYONE
  }

  /** Resolves with the guest once known: a press may come earlier. `null`: loading failed. */
  async known(): Promise<Guest | null> {
    await when(() => this.guest !== null || this.error !== null)
    return this.guest
  }

  /** Sets the audience of a page that the server rendered. */
  expect(audience: string): void {
    this.renderedFor = audience
  }

  get balance(): number {
    return this.guest?.balance ?? 0
  }

  /** Opens the session and the connection; a failed session is reported as the page's error. */
  async open(language: Language): Promise<void> {
    this.#language = language
    await this.#opening.run(() => this.#session.open(language, (guest) => this.accept(guest)))
  }

  async retry(): Promise<void> {
    await this.open(this.#language)
  }

  /** Refetches the guest; for moments at which much may have changed. */
  async refresh(): Promise<void> {
    const guest = await this.#gateway.current()
    runInAction(() => {
      this.guest = guest
    })
  }

  /** The guest as the platform has just returned them. */
  accept(guest: Guest): void {
    this.guest = guest
  }

  setBalance(balance: number): void {
    if (this.guest !== null) this.guest = { ...this.guest, balance }
  }

  /** Catches up on changes before the connection; updates meanwhile are newer than the answer. */
  private async catchUp(): Promise<void> {
    const received = this.#received
    const guest = await this.#gateway.current().catch(otherwise(null))
    if (guest === null) return
    if (received !== this.#received) return this.catchUp()
    runInAction(() => {
      this.guest = guest
    })
  }

  private apply(update: LiveUpdate): void {
    if (this.guest === null) return
    const before = liveStateOf(this.guest)
    const after = applyUpdate(before, update)
    if (after === before) return
    this.#received++
    this.guest = guestFrom(this.guest, after)
  }
}
