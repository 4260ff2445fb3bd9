import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { CodeGateway } from '@/application/codes/code-gateway'
import { Clock } from '@/application/device/clock'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import type { RedeemedCode } from '@/domain/codes/redeemed-code'
import type { ActorId, VoucherId } from '@/domain/ids'
import { isValidAt } from '@/domain/vouchers/validity'
import type { Voucher } from '@/domain/vouchers/voucher'
import { CursorList } from '@/ui/base/cursor-list'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** Number of redeemed codes loaded at a time. */
const PAGE = 12

/** A redeemed code as a list shows it. */
export interface ListedCode extends RedeemedCode {
  readonly id: string
}

/** What a guest has: vouchers, and codes that they redeemed [GUE-014]. */
@injectable('Transient')
export class BenefitsViewModel implements ViewModel {
  readonly codes: CursorList<ListedCode>
  /** Names of the actors to whom vouchers are bound. */
  names: ReadonlyMap<ActorId, string> = new Map()
  readonly #crediting: Task
  readonly #disposables = new Disposables()
  readonly #gateway: CodeGateway
  readonly #actors: ActorGateway
  readonly #guest: GuestViewModel
  readonly #live: LiveUpdates
  readonly #clock: Clock
  readonly #toasts: Toasts

  constructor(
    @inject(CodeGateway) gateway: CodeGateway,
    @inject(ActorGateway) actors: ActorGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Clock) clock: Clock,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#actors = actors
    this.#guest = guest
    this.#live = live
    this.#clock = clock
    this.#toasts = toasts
    this.#crediting = new Task(toasts)
    this.codes = new CursorList(async (after) => {
      const page = await gateway.benefits(PAGE, after)
      return { ...page, items: page.items.map((code) => ({ ...code, id: code.code })) }
    })
    makeAutoObservable(this, { names: observableRef })
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => (this.#guest.isLoggedIn ? this.#guest.audience : null),
        (audience) => {
          if (audience !== null) void this.codes.refresh()
        },
        { fireImmediately: true },
      ),
    )
    this.#disposables.add(
      reaction(
        () => this.vouchers.flatMap(({ actors }) => (actors === 'all' ? [] : actors)),
        (ids) => void this.nameActors(ids),
        { fireImmediately: true },
      ),
    )
    const refresh = () => void this.codes.refresh()
    // A top-up applies the code that waited for it.
    const ofBalance = ({ isPayment }: { readonly isPayment?: boolean }) => isPayment === true && refresh()
    this.#disposables.add(subscribeTo(this.#live, { bonusCodeRedeemed: refresh, balance: ofBalance }))
    this.#disposables.add(onReconnect(this.#live, refresh))
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  /** Vouchers that can be spent now, those that end first at the top. */
  get vouchers(): readonly Voucher[] {
    const now = this.#clock.now()
    return (this.#guest.guest?.vouchers ?? [])
      .filter((voucher) => voucher.amount > 0 && isValidAt(voucher, now))
      .toSorted((a, b) => a.validTo - b.validTo)
  }

  get isCrediting(): boolean {
    return this.#crediting.isRunning
  }

  /** Turns a voucher of credits into coins. */
  async credit(voucherId: VoucherId): Promise<void> {
    await this.#crediting.runOnce(
      () => this.#gateway.creditVoucher(voucherId),
      (result) => {
        if (!result.ok) {
          this.#toasts.show('bad', `codes.vouchers.refused.${result.reason}`)
          return
        }
        this.#guest.setBalance(result.balance)
        this.#toasts.show('good', 'codes.vouchers.credited', { count: result.coins })
      },
    )
  }

  private async nameActors(ids: readonly ActorId[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.names.has(id))
    if (missing.length === 0) return
    const query = { filter: { ids: missing }, sort: 'name', first: missing.length, offset: 0 } as const
    const found = await this.#actors.list(query).catch(otherwise(null))
    if (found === null) return
    runInAction(() => {
      this.names = new Map([...this.names, ...found.items.map(({ id, name }) => [id, name] as const)])
    })
  }
}
