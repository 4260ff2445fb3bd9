import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { SendFeatureFeedback } from '@/application/feedback/send-feature-feedback'
import { cleanText } from '@/domain/access/text'
import type { FeedbackFeature } from '@/domain/feedback/feedback'
import { Page } from '@/ui/base/page-service'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** The guest's opinion on one part of the product, before and after it is sent. */
@injectable('Transient')
export class FeatureFeedbackViewModel implements ViewModel {
  rating: number | null = null
  text = ''
  isSent = false
  readonly #sending = new Task()

  constructor(
    @inject(SendFeatureFeedback) private readonly sender: SendFeatureFeedback,
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(Page) private readonly page: Page,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {
    makeAutoObservable<FeatureFeedbackViewModel, 'sender' | 'guest' | 'page' | 'toasts'>(this, {
      sender: false,
      guest: false,
      page: false,
      toasts: false,
    })
  }

  start(): void {}

  dispose(): void {
    this.#sending.cancel()
  }

  get isSending(): boolean {
    return this.#sending.isRunning
  }

  /** Only guests with an account can rate, once per part; the thanks stay on the page. */
  isOffered(feature: FeedbackFeature): boolean {
    const { guest } = this.guest
    return guest?.isLoggedIn === true && (this.isSent || !guest.featureFeedback.includes(feature))
  }

  rate(rating: number): void {
    this.rating = rating
  }

  write(text: string): void {
    this.text = text
  }

  async send(featureId: FeedbackFeature): Promise<void> {
    const { rating } = this
    if (rating === null || this.isSending) return
    const text = cleanText(this.text, { lines: true }).trim()
    const url = new URL(this.page.address(), this.page.origin()).pathname
    await this.#sending.run(
      () => this.sender.send({ featureId, rating, text, url }),
      (isSent) => {
        this.isSent = isSent
        if (!isSent) this.toasts.show('bad', 'feedback.part.failed')
      },
    )
  }
}
