import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import { NotificationGateway } from '@/application/notifications/notification-gateway'
import type { NotificationId } from '@/domain/ids'
import type { Notification } from '@/domain/notifications/notification'
import { marked, without } from '@/domain/notifications/notification-rules'
import { byDay, type DayOf } from '@/ui/account/purchase-days'
import { attempt } from '@/ui/base/attempt'
import { Resource, type Loadable } from '@/ui/base/resource'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { BellViewModel } from '@/ui/notifications/bell-view-model'
import { Texts } from '@/ui/texts/texts'

/** Number of notifications in the list at most. */
const MOST = 200

/** Number of notifications shown before the guest requests more. */
const STEP = 20

/** All notifications of the guest, by day; the bell shows the newest five of them (NOT-001 to NOT-004). */
@injectable('Transient')
export class HistoryViewModel implements ViewModel, Loadable {
  onlyUnread = false
  private most = STEP
  readonly #all: Resource<readonly Notification[]>
  readonly #gateway: NotificationGateway
  readonly #live: LiveUpdates
  readonly #guest: GuestViewModel
  readonly #bell: Pick<BellViewModel, 'load'>
  readonly #texts: Texts
  readonly #toasts: Toasts
  readonly #disposables = new Disposables()

  constructor(
    @inject(NotificationGateway) gateway: NotificationGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(BellViewModel) bell: BellViewModel,
    @inject(Texts) texts: Texts,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#live = live
    this.#guest = guest
    this.#bell = bell
    this.#texts = texts
    this.#toasts = toasts
    this.#all = new Resource(async () => (await gateway.newest(MOST)).items)
    makeAutoObservable(this)
  }

  start(): void {
    const reload = () => void this.reload()
    this.#disposables.add(subscribeTo(this.#live, { notifications: reload }))
    this.#disposables.add(onReconnect(this.#live, reload))
    this.#disposables.add(
      reaction(
        () => [this.#guest.isLoggedIn ? this.#guest.guest?.id : undefined, this.#texts.language] as const,
        ([id]) => {
          this.#all.clear()
          if (id !== undefined) reload()
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
    this.#all.clear()
  }

  get isKnown(): boolean {
    return this.#all.value !== undefined
  }

  get isLoading(): boolean {
    return this.#all.isLoading
  }

  get error(): BackendErrorCode | null {
    return this.#all.error
  }

  get unread(): number {
    return this.items.filter(({ unread }) => unread).length
  }

  get isEmpty(): boolean {
    return this.isKnown && this.chosen.length === 0
  }

  get isPaused(): boolean {
    return this.chosen.length > this.most
  }

  /** The shown notifications, grouped by day. */
  get days(): readonly DayOf<Notification>[] {
    return byDay(this.chosen.slice(0, this.most), (at) => this.#texts.date(at))
  }

  choose(onlyUnread: boolean): void {
    this.onlyUnread = onlyUnread
    this.most = STEP
  }

  async goOn(): Promise<void> {
    this.most += STEP
    return Promise.resolve()
  }

  async retry(): Promise<void> {
    await this.reload()
  }

  async read(id: NotificationId): Promise<void> {
    await this.mark([id])
  }

  async readAll(): Promise<void> {
    await this.mark(this.items.filter(({ unread }) => unread).map((one) => one.id))
  }

  async remove(id: NotificationId): Promise<void> {
    await this.change(without(this.items, id), () => this.#gateway.remove(id))
  }

  private get items(): readonly Notification[] {
    return this.#all.value ?? []
  }

  private get chosen(): readonly Notification[] {
    return this.onlyUnread ? this.items.filter(({ unread }) => unread) : this.items
  }

  private async mark(ids: readonly NotificationId[]): Promise<void> {
    const read = new Set(ids)
    await this.change(
      this.items.map((one) => (read.has(one.id) ? marked(one, 'read') : one)),
      () => this.#gateway.mark(ids, 'read'),
    )
  }

  /** Shows a change at once, or the platform's list if storing failed. The bell follows. */
  private async change(items: readonly Notification[], store: () => Promise<void>): Promise<void> {
    this.#all.set(items)
    if (!(await attempt(this.#toasts, store))) await this.#all.reload()
    await this.#bell.load()
  }

  /** Reloads the list and marks it as seen: the bell no longer counts its notifications. */
  private async reload(): Promise<void> {
    await this.#all.reload()
    const ids = this.items.filter(({ unseen }) => unseen).map(({ id }) => id)
    if (ids.length === 0) return
    await this.#gateway.mark(ids, 'seen').catch(otherwise())
    await this.#bell.load()
  }
}
