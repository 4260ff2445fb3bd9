import { inject, injectable } from 'inversify'
import { makeAutoObservable, runInAction } from 'mobx'
import { VideoGateway } from '@/application/media/video-gateway'
import { isEmail } from '@/domain/access/email'
import type { VideoId } from '@/domain/ids'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'

/** A video that a guest shares by mail (MED-077). */
@injectable('Transient')
export class ShareVideoViewModel implements ViewModel {
  isOpen = false
  email = ''
  /** Whether what was typed was sent and is no address. */
  isInvalid = false
  readonly #sending: Task
  readonly #shop: VideoGateway
  readonly #guest: GuestViewModel
  readonly #checkout: Checkout
  readonly #toasts: Toasts

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Checkout,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#shop = shop
    this.#guest = guest
    this.#checkout = checkout
    this.#toasts = toasts
    this.#sending = new Task(toasts)
    makeAutoObservable(this)
  }

  start(): void {}

  dispose(): void {
    this.#sending.cancel()
  }

  get isSending(): boolean {
    return this.#sending.isRunning
  }

  /** A guest without an account signs up first. */
  async open(): Promise<void> {
    const guest = await this.#guest.known()
    if (guest?.isLoggedIn !== true) await this.#checkout.open('signup')
    else runInAction(() => (this.isOpen = true))
  }

  close(): void {
    this.isOpen = false
  }

  write(email: string): void {
    this.email = email
    this.isInvalid = false
  }

  async send(id: VideoId): Promise<void> {
    const email = this.email.trim()
    this.isInvalid = !isEmail(email)
    if (this.isInvalid) return
    await this.#sending.runOnce(
      () => this.#shop.share(id, email),
      (result) => {
        if (result.ok) {
          this.isOpen = false
          this.email = ''
          this.#toasts.show('good', 'media.share.sent')
        } else if (result.reason === 'invalid-email') this.isInvalid = true
        else this.#toasts.show('bad', `media.share.refused.${result.reason}`)
      },
    )
  }
}
