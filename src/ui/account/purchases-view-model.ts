import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { GuestGateway, type Purchase } from '@/application/guest/guest-gateway'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import type { Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'
import { byDay, type PurchaseDay } from './purchase-days'

const PAGE = 25

/** The guest's account statement, newest first; it grows by cursor and takes in what is bought while it is open. */
@injectable('Transient')
export class PurchasesViewModel implements ViewModel, Loadable {
  items: readonly Purchase[] | null = null
  next: string | null = null
  readonly #loading = new Task()
  #retry: () => Promise<void> = () => this.refresh()
  readonly #disposables = new Disposables()

  readonly #gateway: GuestGateway
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(GuestGateway) gateway: GuestGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#gateway = gateway
    this.#guest = guest
    this.#texts = texts
    makeAutoObservable(this, { items: observableRef })
  }

  get isLoading(): boolean {
    return this.#loading.isRunning
  }

  get error(): BackendErrorCode | null {
    return this.#loading.error
  }

  get days(): readonly PurchaseDay[] {
    const texts = this.#texts
    return byDay(this.items ?? [], (at) => texts.date(at))
  }

  get isEmpty(): boolean {
    return this.items?.length === 0
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => [this.#guest.isLoggedIn, this.#guest.balance] as const,
        ([isLoggedIn]) => {
          if (isLoggedIn) void this.refresh()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
  }

  dispose(): void {
    this.#loading.cancel()
    this.#disposables.dispose()
  }

  /** Reads the newest lines again; older ones that are shown stay. */
  async refresh(): Promise<void> {
    await this.ask(null, (page, shown) => {
      const fresh = new Set(page.map(({ id }) => id))
      return [...page, ...shown.filter(({ id }) => !fresh.has(id))]
    })
  }

  async more(): Promise<void> {
    if (this.isLoading || this.next === null) return
    await this.ask(this.next, (page, shown) => {
      const known = new Set(shown.map(({ id }) => id))
      return [...shown, ...page.filter(({ id }) => !known.has(id))]
    })
  }

  /** Repeats what failed: the newest lines or the older ones. */
  async retry(): Promise<void> {
    await this.#retry()
  }

  private async ask(
    after: string | null,
    join: (page: readonly Purchase[], shown: readonly Purchase[]) => readonly Purchase[],
  ): Promise<void> {
    this.#retry = () => this.ask(after, join)
    await this.#loading.run(
      () => this.#gateway.purchases(PAGE, after),
      (page) => {
        // A second look at the newest lines does not change where the older ones go on.
        if (after !== null || this.items === null) this.next = page.next
        this.items = join(page.items, this.items ?? [])
      },
    )
  }
}
