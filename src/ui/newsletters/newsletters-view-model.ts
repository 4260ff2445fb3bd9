import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction } from 'mobx'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { NewsletterGateway, type NewsletterSubscription } from '@/application/newsletters/newsletter-gateway'
import { isEmail } from '@/domain/access/email'
import { cleanText } from '@/domain/access/text'
import { hasSubscribed, type Newsletter, type NewsletterRefusal } from '@/domain/newsletters/newsletter'
import { Resource, type Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

const KEY = 'newsletterEmail'

/** The newsletters, and which a guest gets. A typed address is stored until subscribed. */
@injectable('Transient')
export class NewslettersViewModel implements ViewModel, Loadable {
  changing: Newsletter | null = null
  /** Why the last subscription failed. */
  refusal: NewsletterRefusal | null = null
  private typed: string | null
  readonly #subscriptions: Resource<readonly NewsletterSubscription[]>
  readonly #change: Task
  readonly #disposables = new Disposables()

  readonly #gateway: NewsletterGateway
  readonly #session: GuestViewModel
  readonly #storage: KeyValueStorage

  constructor(
    @inject(NewsletterGateway) gateway: NewsletterGateway,
    @inject(GuestViewModel) session: GuestViewModel,
    @inject(KeyValueStorage) storage: KeyValueStorage,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#session = session
    this.#storage = storage
    this.#change = new Task(toasts)
    this.#subscriptions = new Resource(() => gateway.read())
    this.typed = storage.read(KEY)
    makeAutoObservable(this)
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => [this.#session.guest?.id, this.#session.guest?.emailVerified],
        ([id]) => {
          if (id !== undefined) void this.#subscriptions.reload()
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
    this.#change.cancel()
  }

  /** `false` until known, and after a failure. */
  get isKnown(): boolean {
    return this.#subscriptions.value !== undefined
  }

  get isLoading(): boolean {
    return this.#subscriptions.isLoading
  }

  get error(): BackendErrorCode | null {
    return this.#subscriptions.error
  }

  async retry(): Promise<void> {
    await this.#subscriptions.retry()
  }

  /** The account's confirmed address: nothing needs to be typed then. */
  get ownEmail(): string | null {
    const { guest } = this.#session
    return guest?.isLoggedIn === true && guest.emailVerified ? guest.email : null
  }

  /** The typed address, or that of the account. */
  get email(): string {
    return this.typed ?? this.#session.guest?.email ?? ''
  }

  write(email: string): void {
    this.typed = email
    this.refusal = null
    this.#storage.write(KEY, email)
  }

  subscriptionTo(newsletter: Newsletter): NewsletterSubscription | null {
    return this.#subscriptions.value?.find((one) => one.newsletter === newsletter) ?? null
  }

  async subscribe(newsletter: Newsletter): Promise<void> {
    const { guest } = this.#session
    const email = cleanText(this.ownEmail ?? this.email).trim()
    if (guest === null) return
    if (!isEmail(email)) {
      this.refusal = 'invalid-email'
      return
    }
    await this.runFor(newsletter, async () => {
      const answer = await this.#gateway.subscribe(newsletter, guest.id, email)
      if (hasSubscribed(answer)) this.#storage.write(KEY, null)
      return hasSubscribed(answer) ? null : answer.data.reason
    })
  }

  async unsubscribe(newsletter: Newsletter): Promise<void> {
    await this.runFor(newsletter, async () => {
      await this.#gateway.unsubscribe(newsletter)
      return null
    })
  }

  private async runFor(newsletter: Newsletter, work: () => Promise<NewsletterRefusal | null>): Promise<void> {
    if (this.#change.isRunning) return
    this.changing = newsletter
    this.refusal = null
    await this.#change.run(
      async () => {
        const refusal = await work()
        return { refusal, subscriptions: await this.#gateway.read() }
      },
      ({ refusal, subscriptions }) => {
        this.refusal = refusal
        this.#subscriptions.set(subscriptions)
      },
    )
    this.end()
  }

  private end(): void {
    this.changing = null
  }
}
