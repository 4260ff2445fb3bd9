import { inject, injectable } from 'inversify'
import { makeAutoObservable, runInAction } from 'mobx'
import { VideoGateway } from '@/application/media/video-gateway'
import { isEmail } from '@/domain/access/email'
import type { VideoId } from '@/domain/ids'
import { Page } from '@/ui/base/page-service'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { LinkSharing } from './link-sharing'

/** Shares a video's link: by the device, which needs no account, or by mail (MED-077). */
@injectable('Transient')
export class ShareVideoViewModel implements ViewModel {
  isOpen = false
  email = ''
  /** Whether the link was copied; `null`: not tried yet. */
  isCopied: boolean | null = null
  /** Whether the sent input is no address. */
  isInvalid = false
  readonly #sending: Task
  readonly #shop: VideoGateway
  readonly #guest: GuestViewModel
  readonly #checkout: Checkout
  readonly #toasts: Toasts
  readonly #links: LinkSharing
  readonly #page: Page

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Checkout,
    @inject(Toasts) toasts: Toasts,
    @inject(LinkSharing) links: LinkSharing,
    @inject(Page) page: Page,
  ) {
    this.#shop = shop
    this.#guest = guest
    this.#checkout = checkout
    this.#toasts = toasts
    this.#links = links
    this.#page = page
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

  /** Whether the guest can send a mail; without an account they copy the link, or sign up. */
  get canMail(): boolean {
    return this.#guest.isLoggedIn
  }

  /** Whether the device has its own list for sharing. */
  get hasList(): boolean {
    return this.#links.hasList
  }

  /** Returns the full address of a path; for an open sheet only, as servers have no address. */
  linkTo(path: string): string {
    return this.isOpen ? new URL(path, this.#page.origin()).href : path
  }

  open(): void {
    this.isOpen = true
    this.isCopied = null
  }

  async share(url: string, title: string): Promise<void> {
    await this.#links.share({ url, title })
  }

  async copy(url: string): Promise<void> {
    const isCopied = await this.#links.copy(url)
    runInAction(() => (this.isCopied = isCopied))
  }

  async signUp(): Promise<void> {
    this.close()
    await this.#checkout.open('signup')
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
