import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ClashGateway } from '@/application/clash/clash-gateway'
import { Clock } from '@/application/device/clock'
import type { Clash } from '@/domain/clash/clash'
import type { ActorId } from '@/domain/ids'
import { Resource } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'

/** Interval at which votes are read again while the module is shown, ms. */
const REFRESH = 5_000

const SECOND = 1_000

/** The clash of cams: its actors, its time left, and the guest's vote (OTH-019). */
@injectable('Transient')
export class ClashViewModel implements ViewModel {
  readonly clash: Resource<Clash | null>
  /** Time left in the round, whole seconds, by the platform's clock. */
  left = 0
  private ends = 0
  private isStarted = false
  readonly #voting: Task
  readonly #disposables = new Disposables()

  constructor(
    @inject(ClashGateway) private readonly gateway: ClashGateway,
    @inject(Clock) private readonly clock: Clock,
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(Checkout) private readonly checkout: Pick<Checkout, 'open'>,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {
    this.#voting = new Task(toasts)
    this.clash = new Resource(() => gateway.current())
    makeAutoObservable<ClashViewModel, 'gateway' | 'clock' | 'guest' | 'checkout' | 'toasts' | 'isStarted'>(this, {
      clash: observableRef,
      gateway: false,
      clock: false,
      guest: false,
      checkout: false,
      toasts: false,
      isStarted: false,
    })
  }

  get isVoting(): boolean {
    return this.#voting.isRunning
  }

  start(): void {
    this.isStarted = true
    this.#disposables.add(
      reaction(
        () => this.guest.guest?.id,
        (id) => {
          if (id !== undefined) void this.refresh()
        },
        { fireImmediately: true },
      ),
    )
    this.every(SECOND, () => runInAction(() => this.count()))
    this.every(REFRESH, () => void this.refresh())
  }

  dispose(): void {
    this.isStarted = false
    this.#voting.cancel()
    this.#disposables.dispose()
  }

  async vote(actorId: ActorId): Promise<void> {
    const round = this.clash.value?.round
    if (round === undefined || this.isVoting) return
    let needsAccount = false
    await this.#voting.run(
      () => this.gateway.vote(round.id, actorId),
      (result) => {
        if (result.ok) this.accept(result.clash)
        else if (result.reason === 'login-required') needsAccount = true
        else {
          this.toasts.show('bad', `clash.refused.${result.reason}`)
          void this.refresh()
        }
      },
    )
    if (needsAccount) await this.checkout.open('signup')
  }

  private async refresh(): Promise<void> {
    if (this.isVoting || this.guest.guest === null) return
    await this.clash.reload()
    const { value } = this.clash
    if (value != null) runInAction(() => this.accept(value))
  }

  private accept(clash: Clash): void {
    this.clash.set(clash)
    this.ends = this.clock.now() + clash.round.end - clash.now
    this.count()
  }

  private count(): void {
    this.left = Math.max(0, Math.ceil((this.ends - this.clock.now()) / SECOND))
  }

  /** Repeats work until the module is left. */
  private every(interval: number, work: () => void): void {
    if (!this.isStarted) return
    const again = this.clock.after(interval, () => {
      work()
      this.every(interval, work)
    })
    this.#disposables.add(again)
  }
}
