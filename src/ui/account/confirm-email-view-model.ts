import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { EmailConfirmation } from '@/application/guest/email-confirmation'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { ViewModel } from '@/ui/base/view-model'
import { Task } from '@/ui/base/task'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** The page of the link that confirms an address. */
@injectable('Transient')
export class ConfirmEmailViewModel implements ViewModel {
  private isConfirmed: boolean | null = null
  readonly #confirming = new Task()

  readonly #confirmation: EmailConfirmation
  readonly #session: GuestViewModel

  constructor(
    @inject(EmailConfirmation) confirmation: EmailConfirmation,
    @inject(GuestViewModel) session: GuestViewModel,
  ) {
    this.#confirmation = confirmation
    this.#session = session
    makeAutoObservable(this)
  }

  start(): void {}

  dispose(): void {}

  get phase(): 'working' | 'done' | 'expired' | 'failed' {
    if (this.error !== null) return 'failed'
    if (this.#confirming.isRunning || this.isConfirmed === null) return 'working'
    return this.isConfirmed ? 'done' : 'expired'
  }

  get error(): BackendErrorCode | null {
    return this.#confirming.error
  }

  async confirm(token: string): Promise<void> {
    await this.#confirming.run(
      async () => token !== '' && (await this.#confirmation.confirm(token)).ok,
      (isConfirmed) => {
        this.isConfirmed = isConfirmed
        // The guest who is logged in here has changed.
        if (isConfirmed && this.#session.isLoggedIn) void this.#session.refresh().catch(otherwise())
      },
    )
  }
}
