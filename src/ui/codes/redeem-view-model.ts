import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { CodeGateway, type CodeCheck } from '@/application/codes/code-gateway'
import { Random } from '@/application/device/random'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { codeToRedeem, type RedeemRefusal, type RemainingBonusCodes } from '@/domain/codes/bonus-code'
import type { RedeemedCode } from '@/domain/codes/redeemed-code'
import { asId, type IdempotencyKey } from '@/domain/ids'
import { Resource } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** A code on its way from the field to what it brought [VOU-024]. */
@injectable('Transient')
export class RedeemViewModel implements ViewModel {
  typed = ''
  /** Whether the field was sent empty. */
  isMissing = false
  /** What the code in the field brings. */
  check: CodeCheck | null = null
  redeemed: RedeemedCode | null = null
  /** The code of the operator's promotion. */
  readonly promoted: Resource<RemainingBonusCodes | null>
  readonly #looking = new Task()
  readonly #redeeming = new Task()
  readonly #gateway: CodeGateway
  readonly #random: Random
  readonly #guest: GuestViewModel
  readonly #disposables = new Disposables()
  /** The key of a redemption whose answer was lost: sent again, it counts once. */
  #key: { readonly code: string; readonly key: IdempotencyKey } | null = null

  constructor(
    @inject(CodeGateway) gateway: CodeGateway,
    @inject(Random) random: Random,
    @inject(GuestViewModel) guest: GuestViewModel,
  ) {
    this.#gateway = gateway
    this.#random = random
    this.#guest = guest
    this.promoted = new Resource(() => gateway.remaining(null))
    makeAutoObservable(this, { check: observableRef, redeemed: observableRef })
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => this.#guest.isLoggedIn,
        (isLoggedIn) => {
          if (isLoggedIn) void this.promoted.reload()
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  get isBusy(): boolean {
    return this.#looking.isRunning || this.#redeeming.isRunning
  }

  /** Why the last press was not answered. */
  get error(): BackendErrorCode | null {
    return this.isBusy ? null : (this.#looking.error ?? this.#redeeming.error)
  }

  /** Why the code in the field cannot be redeemed; `null`: it can, or none was looked at. */
  get refusal(): RedeemRefusal | null {
    return this.check?.canRedeem.reason ?? null
  }

  write(typed: string): void {
    this.typed = typed
    this.isMissing = false
    this.check = null
    this.#looking.cancel()
    this.#redeeming.cancel()
  }

  /** Shows what a code brings: of the address, of the promotion or of the field. */
  async look(code = this.typed): Promise<void> {
    this.write(code)
    const wanted = codeToRedeem(code)
    this.isMissing = wanted === undefined
    if (wanted === undefined) return
    this.redeemed = null
    await this.#looking.run(
      () => this.#gateway.check(wanted),
      (check) => {
        this.check = check
      },
    )
  }

  /** Redeems the code that is shown; without one nothing is sent [VOU-026]. */
  async redeem(): Promise<void> {
    const code = codeToRedeem(this.typed)
    if (code === undefined || this.check?.canRedeem.success !== true) return
    const key = this.#key?.code === code ? this.#key.key : asId<IdempotencyKey>(this.#random.id())
    this.#key = { code, key }
    await this.#redeeming.runOnce(
      () => this.#gateway.redeem(code, key),
      (result) => {
        this.#key = null
        if (result.ok) this.finish(result.redeemed)
        else if (this.check !== null)
          this.check = { ...this.check, canRedeem: { success: false, reason: result.reason } }
      },
    )
  }

  private finish(redeemed: RedeemedCode): void {
    this.redeemed = redeemed
    this.check = null
    this.typed = ''
    void this.promoted.reload()
  }
}
