import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import {
  NotificationSettingsGateway,
  type CodeRefusal,
  type PhoneRefusal,
} from '@/application/notifications/notification-settings-gateway'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'

/** The number for text messages: a code proves that it is the guest's. */
@injectable('Transient')
export class PhoneViewModel implements ViewModel {
  isCodeSent = false
  refusal: PhoneRefusal | CodeRefusal | null = null
  readonly #working: Task

  readonly #gateway: NotificationSettingsGateway
  readonly #toasts: Toasts

  constructor(
    @inject(NotificationSettingsGateway) gateway: NotificationSettingsGateway,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#toasts = toasts
    this.#working = new Task(toasts)
    makeAutoObservable(this)
  }

  start(): void {
    // Nothing is sent before the guest presses.
  }

  dispose(): void {
    this.#working.cancel()
  }

  get isWorking(): boolean {
    return this.#working.isRunning
  }

  async sendCode(number: string): Promise<void> {
    await this.#working.runOnce(
      () => this.#gateway.sendCode(number),
      (result) => {
        this.refusal = result.ok ? null : result.reason
        this.isCodeSent = result.ok
      },
    )
  }

  /** Returns whether the number is the guest's now. */
  async confirm(code: string): Promise<boolean> {
    let isConfirmed = false
    await this.#working.runOnce(
      () => this.#gateway.confirmCode(code),
      (result) => {
        this.refusal = result.ok ? null : result.reason
        // Another code must be requested.
        if (!result.ok && result.reason === 'code-expired') this.isCodeSent = false
        if (!result.ok) return
        isConfirmed = true
        this.isCodeSent = false
        this.#toasts.show('good', 'account.notices.phoneSaved')
      },
    )
    return isConfirmed
  }

  changeNumber(): void {
    this.isCodeSent = false
    this.refusal = null
  }

  async remove(): Promise<void> {
    const isDone = await this.#working.runOnce(() => this.#gateway.removePhone())
    if (isDone) this.#toasts.show('good', 'account.notices.phoneRemoved')
  }
}
