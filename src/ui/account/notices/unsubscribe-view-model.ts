import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { NotificationSettingsGateway } from '@/application/notifications/notification-settings-gateway'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'

/** The page of the unsubscribe link. Nothing ends before a press: link checkers open it too. */
@injectable('Transient')
export class UnsubscribeViewModel implements ViewModel {
  private result: 'done' | 'expired' | null = null
  readonly #ending: Task
  readonly #gateway: NotificationSettingsGateway

  constructor(
    @inject(NotificationSettingsGateway) gateway: NotificationSettingsGateway,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#ending = new Task(toasts)
    makeAutoObservable(this)
  }

  start(): void {
    // Waits for the press.
  }

  dispose(): void {
    this.#ending.cancel()
  }

  get phase(): 'open' | 'done' | 'expired' {
    return this.result ?? 'open'
  }

  get isEnding(): boolean {
    return this.#ending.isRunning
  }

  async end(token: string): Promise<void> {
    await this.#ending.runOnce(
      async () => token !== '' && (await this.#gateway.unsubscribe(token)).ok,
      (ok) => {
        this.result = ok ? 'done' : 'expired'
      },
    )
  }
}
