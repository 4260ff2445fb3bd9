import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { NewsletterGateway } from '@/application/newsletters/newsletter-gateway'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'

/** The page of the link that confirms a newsletter. */
@injectable('Transient')
export class ConfirmNewsletterViewModel implements ViewModel {
  private isConfirmed: boolean | null = null
  readonly #confirming = new Task()
  readonly #gateway: NewsletterGateway

  constructor(@inject(NewsletterGateway) gateway: NewsletterGateway) {
    this.#gateway = gateway
    makeAutoObservable(this)
  }

  start(): void {
    // Waits for the token.
  }

  dispose(): void {
    this.#confirming.cancel()
  }

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
      async () => token !== '' && (await this.#gateway.confirm(token)).ok,
      (isConfirmed) => {
        this.isConfirmed = isConfirmed
      },
    )
  }
}
