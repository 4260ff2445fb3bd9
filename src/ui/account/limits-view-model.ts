import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { SpendingLimitsGateway, type LimitReport, type LimitResult } from '@/application/money/spending-limits-gateway'
import { isSelfExcluded, limitAt, type LimitPeriod } from '@/domain/access/limits'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Resource, type Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

/** Periods for which a guest can exclude themselves in one step, days. */
export const EXCLUSION_DAYS = [1, 7, 30, 180] as const

/** Maximum amount that can be typed, whole coins. */
const MAX_COINS = 1_000_000

/** The guest's spending limits, shown and changed here; the platform stores and enforces them. */
@injectable('Transient')
export class LimitsViewModel implements ViewModel, Loadable {
  drafts: Readonly<Partial<Record<LimitPeriod, string>>> = {}
  readonly #disposables = new Disposables()

  readonly #gateway: SpendingLimitsGateway
  readonly #guest: GuestViewModel
  readonly #clock: Clock
  readonly #toasts: Toasts
  readonly #limits = new Resource(() => this.#gateway.read())
  readonly #saving: Task

  constructor(
    @inject(SpendingLimitsGateway) gateway: SpendingLimitsGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Clock) clock: Clock,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#guest = guest
    this.#clock = clock
    this.#toasts = toasts
    this.#saving = new Task(toasts)
    makeAutoObservable(this, { drafts: observableRef })
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => (this.#guest.isLoggedIn ? this.#guest.guest?.id : undefined),
        (id) => {
          if (id !== undefined) void this.#limits.reload()
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  /** `null` until read, or if the platform stores none for this guest. */
  get report(): LimitReport | null {
    const result = this.#limits.value
    return result?.ok === true ? result.report : null
  }

  get isLoading(): boolean {
    return this.#limits.isLoading
  }

  get error(): BackendErrorCode | null {
    return this.#limits.error
  }

  get isSaving(): boolean {
    return this.#saving.isRunning
  }

  /** Epoch ms until which the guest has excluded themselves; `null`: they have not. */
  get excludedUntil(): number | null {
    const limits = this.report?.limits
    return limits !== undefined && isSelfExcluded(limits, this.#clock.now()) ? limits.excludedUntil : null
  }

  /** The value in a period's field: the input, else the current limit. */
  draftOf(period: LimitPeriod): string {
    const { report } = this
    const coins = report === null ? null : limitAt(report.limits[period], this.#clock.now())
    return this.drafts[period] ?? (coins === null ? '' : String(coins))
  }

  /** The change of a limit that waits for its day; `null`: none. */
  waitingOf(period: LimitPeriod): { readonly coins: number | null; readonly from: number } | null {
    const raised = this.report?.limits[period].raised ?? null
    return raised !== null && this.#clock.now() < raised.from ? raised : null
  }

  write(period: LimitPeriod, text: string): void {
    this.drafts = { ...this.drafts, [period]: text }
  }

  /** Returns true if the typed amount can be a limit; empty means no limit. */
  isValid(period: LimitPeriod): boolean {
    const typed = this.draftOf(period).trim()
    return /^\d*$/u.test(typed) && Number(typed) <= MAX_COINS
  }

  async save(period: LimitPeriod): Promise<void> {
    if (!this.isValid(period)) return
    const typed = this.draftOf(period).trim()
    const coins = typed === '' ? null : Number(typed)
    if (!(await this.change(() => this.#gateway.setLimit(period, coins)))) return
    runInAction(() => {
      const { [period]: _, ...others } = this.drafts
      this.drafts = others
    })
    this.#toasts.show('good', this.waitingOf(period) === null ? 'account.limits.saved' : 'account.limits.savedLater')
  }

  async exclude(days: number): Promise<void> {
    const isDone = await this.change(() => this.#gateway.exclude(this.#clock.now() + days * 86_400_000))
    if (isDone) this.#toasts.show('good', 'account.limits.excluded')
  }

  async retry(): Promise<void> {
    await this.#limits.reload()
  }

  /** Sends one change at a time; returns whether it was accepted. */
  private async change(work: () => Promise<LimitResult>): Promise<boolean> {
    let holds = false
    await this.#saving.runOnce(work, (result) => {
      this.#limits.set(result)
      holds = result.ok
    })
    return holds
  }
}
