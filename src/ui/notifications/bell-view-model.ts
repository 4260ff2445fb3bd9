import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import { NotificationGateway } from '@/application/notifications/notification-gateway'
import type { NotificationId } from '@/domain/ids'
import {
  HIDDEN_NOTIFICATION_TYPES,
  NOTIFICATION_PREVIEW_SIZE,
  type Notification,
} from '@/domain/notifications/notification'
import { listed, marked, without } from '@/domain/notifications/notification-rules'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

/**
 * The guest's notifications: the newest five, the number of unseen ones, and those of the five that
 * arrived since the page was opened and float over it (NOT-002 to NOT-007, SOC-027).
 */
@injectable()
export class BellViewModel implements ViewModel {
  items: readonly Notification[] = []
  unseen = 0
  /** Notifications that arrived since the page was opened, and were not closed. */
  arrived: readonly NotificationId[] = []
  readonly #disposables = new Disposables()

  readonly #gateway: NotificationGateway
  readonly #live: LiveUpdates
  readonly #guest: GuestViewModel

  constructor(
    @inject(NotificationGateway) gateway: NotificationGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(GuestViewModel) guest: GuestViewModel,
  ) {
    this.#gateway = gateway
    this.#live = live
    this.#guest = guest
    makeAutoObservable(this, { items: observableRef, arrived: observableRef })
  }

  /** Unseen notifications without payments, which their own page or window reports (NOT-006). */
  get floating(): readonly Notification[] {
    return this.items.filter(({ id, unseen, isPayment }) => unseen && !isPayment && this.arrived.includes(id))
  }

  start(): void {
    this.#disposables.add(subscribeTo(this.#live, { notifications: ({ notification }) => this.add(notification) }))
    this.#disposables.add(
      onReconnect(this.#live, () => {
        if (this.#guest.isLoggedIn) void this.load()
      }),
    )
    this.#disposables.add(
      reaction(
        () => this.#guest.guest?.id,
        () => {
          if (this.#guest.isLoggedIn) void this.load()
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
    this.items = []
    this.unseen = 0
    this.arrived = []
  }

  /** Ends floating; the notifications stay new at the bell. */
  settle(): void {
    this.arrived = []
  }

  /** Marks a notification as seen that was looked at, or opened from the list. */
  seeOne(id: NotificationId, as: 'seen' | 'read' = 'seen'): void {
    this.items = this.items.map((one) => (one.id === id ? marked(one, as) : one))
    this.unseen = Math.max(0, this.unseen - 1)
    // A read that began before this change must not float it again.
    this.close(id)
    this.loadAfter(this.#gateway.mark([id], as))
  }

  async load(): Promise<void> {
    const news = await this.#gateway.newest(NOTIFICATION_PREVIEW_SIZE).catch(otherwise(null))
    if (news === null) return
    runInAction(() => {
      const known = new Set(news.items.map(({ id }) => id))
      const justArrived = this.items.filter(({ id }) => this.arrived.includes(id) && !known.has(id))
      this.items = listed([...news.items, ...justArrived], NOTIFICATION_PREVIEW_SIZE)
      this.unseen = news.unseen
    })
  }

  /** The list was looked at. */
  see(): void {
    const ids = this.items.filter(({ unseen }) => unseen).map(({ id }) => id)
    if (ids.length === 0) return
    this.items = this.items.map((one) => marked(one, 'seen'))
    this.unseen = 0
    void this.#gateway.mark(ids, 'seen').catch(() => this.load())
  }

  readAll(): void {
    const ids = this.items.filter(({ unread }) => unread).map(({ id }) => id)
    this.items = this.items.map((one) => marked(one, 'read'))
    this.unseen = 0
    void this.#gateway.mark(ids, 'read').catch(() => this.load())
  }

  remove(id: NotificationId): void {
    this.items = without(this.items, id)
    this.close(id)
    this.loadAfter(this.#gateway.remove(id))
  }

  private close(id: NotificationId): void {
    this.arrived = this.arrived.filter((one) => one !== id)
  }

  private loadAfter(change: Promise<unknown>): void {
    void change.catch(otherwise(null)).then(() => this.load())
  }

  private add(notification: Notification): void {
    if (HIDDEN_NOTIFICATION_TYPES.includes(notification.type) || this.items.some(({ id }) => id === notification.id))
      return
    this.items = listed([notification, ...this.items], NOTIFICATION_PREVIEW_SIZE)
    this.unseen++
    this.arrived = [...this.arrived, notification.id]
    // The floating ones are the platform's newest five, even if one was seen elsewhere.
    void this.load()
  }
}
