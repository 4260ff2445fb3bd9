import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { Configuration } from '@/application/configuration/configuration'
import { EmailConfirmation } from '@/application/guest/email-confirmation'
import { hasStatusBar, STATUS_BAR_REMOVED } from '@/domain/guest/status-bar'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'

/** Mails the link that confirms the guest's address once more. */
@injectable('Transient')
export class ConfirmAgainViewModel implements ViewModel {
  /** Whether the platform sends mails at all. */
  readonly isOffered: boolean
  readonly #confirmation: EmailConfirmation
  readonly #session: GuestViewModel
  readonly #toasts: Toasts
  readonly #sending: Task

  constructor(
    @inject(EmailConfirmation) confirmation: EmailConfirmation,
    @inject(Configuration) configuration: Pick<Configuration, 'mails'>,
    @inject(GuestViewModel) session: GuestViewModel,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#session = session
    this.isOffered = configuration.mails
    this.#confirmation = confirmation
    this.#toasts = toasts
    this.#sending = new Task(toasts)
  }

  /** Whether the guest is prompted to confirm at the top of their account (SOC-032). */
  get isPrompted(): boolean {
    const { guest } = this.#session
    return this.isOffered && guest !== null && hasStatusBar(guest)
  }

  /** Applies at once, and on every device of the guest. */
  dismiss(): void {
    const { guest } = this.#session
    if (guest === null) return
    this.#session.accept({ ...guest, preferences: { ...guest.preferences, ...STATUS_BAR_REMOVED } })
    void this.#confirmation.dismiss().catch(otherwise())
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
