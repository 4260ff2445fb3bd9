import { inject, injectable } from 'inversify'
import { Configuration } from '@/application/configuration/configuration'
import { EmailConfirmation } from '@/application/guest/email-confirmation'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'

/** Mails the link that confirms the guest's address once more. */
@injectable('Transient')
export class ConfirmAgainViewModel implements ViewModel {
  /** Whether the platform sends mails at all. */
  readonly isOffered: boolean
  readonly #confirmation: EmailConfirmation
  readonly #toasts: Toasts
  readonly #sending: Task

  constructor(
    @inject(EmailConfirmation) confirmation: EmailConfirmation,
    @inject(Configuration) configuration: Configuration,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.isOffered = configuration.mails
    this.#confirmation = confirmation
    this.#toasts = toasts
    this.#sending = new Task(toasts)
  }

  get isSending(): boolean {
    return this.#sending.isRunning
  }

  start(): void {}

  dispose(): void {}

  async send(email: string): Promise<void> {
    await this.#sending.runOnce(
      () => this.#confirmation.request(),
      (answer) => {
        if (answer.ok) this.#toasts.show('good', 'support.confirm.sent', { email })
        else this.#toasts.show('bad', `support.confirm.refused.${answer.reason}`)
      },
    )
  }
}
