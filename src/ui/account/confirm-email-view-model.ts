import { inject, injectable } from 'inversify'
import { makeAutoObservable, runInAction } from 'mobx'
import { codeOf } from '@/application/errors/code-of'
import { EmailConfirmation } from '@/application/guest/email-confirmation'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** The page of the link that confirms an address. */
@injectable('Transient')
export class ConfirmEmailViewModel implements ViewModel {
  stage: 'working' | 'done' | 'expired' | 'failed' = 'working'
  fault: BackendErrorCode | null = null

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

  async confirm(token: string): Promise<void> {
    this.stage = 'working'
    try {
      const answer = token === '' ? ({ ok: false } as const) : await this.#confirmation.confirm(token)
      runInAction(() => {
        this.stage = answer.ok ? 'done' : 'expired'
      })
      // Where the guest is logged in here, what the page knows of them is no longer so.
      if (answer.ok && this.#session.isLoggedIn) await this.#session.refresh().catch(() => undefined)
    } catch (fault) {
      runInAction(() => {
        this.stage = 'failed'
        this.fault = codeOf(fault)
      })
    }
  }
}
