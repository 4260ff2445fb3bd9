import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { SpinWheelGateway, type SpinResult } from '@/application/spinwheel/spin-wheel-gateway'
import type { SpinWin } from '@/domain/spinwheel/prize'
import { turnTo, withSpins, type SpinRefusal, type SpinWheel } from '@/domain/spinwheel/wheel'
import { CursorList } from '@/ui/base/cursor-list'
import { Resource } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { PendingSpin } from './pending-spin'

/** Time the wheel turns, ms; its style sheet has the same value. */
export const TURN = 3_200

/** Whole rounds of a turn. */
const ROUNDS = 4

/** Number of wins loaded at a time. */
const PAGE = 12

type Granted = Extract<SpinResult, { ok: true }>

/** The guest's spin wheel: the platform draws, the wheel turns to the win (GUE-013, EVE-011). */
@injectable('Transient')
export class SpinWheelViewModel implements ViewModel {
  readonly wheel: Resource<SpinWheel>
  readonly wins: CursorList<SpinWin>
  /** Rotation of the wheel, degrees; it only grows. */
  turn = 0
  isTurning = false
  /** The win of the last spin, once the wheel rests. */
  win: SpinWin | null = null
  /** Why the last spin was refused. */
  refused: SpinRefusal | null = null
  /** Whether a spin was sent whose answer is unknown. */
  isUnanswered = false
  readonly #spinning = new Task()
  readonly #disposables = new Disposables()
  readonly #gateway: SpinWheelGateway
  readonly #clock: Clock
  readonly #guest: GuestViewModel
  readonly #pending: PendingSpin

  constructor(
    @inject(SpinWheelGateway) gateway: SpinWheelGateway,
    @inject(Clock) clock: Clock,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(PendingSpin) pending: PendingSpin,
  ) {
    this.#gateway = gateway
    this.#clock = clock
    this.#guest = guest
    this.#pending = pending
    this.wheel = new Resource(() => gateway.wheel())
    this.wins = new CursorList((after) => gateway.wins(PAGE, after))
    makeAutoObservable(this, { win: observableRef })
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => (this.#guest.isLoggedIn ? this.#guest.audience : null),
        (audience) => {
          if (audience !== null) this.load()
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.#spinning.cancel()
    this.isTurning = false
    this.#disposables.dispose()
  }

  /** Whether the platform is deciding, or the wheel turns. */
  get isBusy(): boolean {
    return this.#spinning.isRunning || this.isTurning
  }

  /** Why the last spin was not answered. */
  get error(): BackendErrorCode | null {
    return this.#spinning.isRunning ? null : this.#spinning.error
  }

  /** Whether the guest can spin: one with a lost answer can always be finished, as it is drawn. */
  get canSpin(): boolean {
    const wheel = this.wheel.value
    if (wheel === undefined || this.isBusy) return false
    return wheel.refusal === null || this.isUnanswered
  }

  /** `isCalm`: the guest wants no motion, so the result is there at once. */
  async spin(isCalm: boolean): Promise<void> {
    const { guest } = this.#guest
    if (guest === null || !this.canSpin) return
    const key = this.#pending.begin(guest.id)
    this.win = null
    this.refused = null
    this.isUnanswered = true
    await this.#spinning.runOnce(
      () => this.#gateway.spin(key),
      (result) => {
        this.#pending.end()
        this.isUnanswered = false
        if (result.ok) this.turnWheel(result, isCalm)
        else {
          this.refused = result.reason
          void this.wheel.reload()
        }
      },
    )
  }

  private load(): void {
    const { guest } = this.#guest
    this.isUnanswered = guest !== null && this.#pending.read(guest.id) !== null
    void this.wheel.reload()
    void this.wins.refresh()
  }

  private turnWheel(result: Granted, isCalm: boolean): void {
    const segments = this.wheel.value?.segments ?? []
    const index = segments.findIndex(({ id }) => id === result.win.segmentId)
    // The operator has changed the wheel meanwhile: the win is shown with the new one.
    if (index === -1) void this.wheel.reload()
    else this.turn = turnTo(this.turn, index, segments.length, ROUNDS)
    if (isCalm || index === -1) {
      this.rest(result)
      return
    }
    this.isTurning = true
    this.#disposables.add(this.#clock.after(TURN, () => runInAction(() => this.rest(result))))
  }

  private rest({ win, spins }: Granted): void {
    this.isTurning = false
    this.win = win
    if (this.wheel.value !== undefined) this.wheel.set(withSpins(this.wheel.value, spins))
    void this.wins.refresh()
    // The guest's counts are shown elsewhere too; a failure changes nothing here.
    void this.#guest.refresh().catch(otherwise())
  }
}
