import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import { MessengerGateway } from '@/application/messenger/messenger-gateway'
import type { ChannelId } from '@/domain/ids'
import { unreadAfterReading } from '@/domain/messenger/unread-total'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

/** Number of the guest's unread messages, in all places (MSG-007). */
@injectable()
export class InboxViewModel implements ViewModel {
  unreadTotal = 0
  /** The conversation in front of the guest; new messages in it count as read. */
  #reading: ChannelId | null = null
  readonly #disposables = new Disposables()

  readonly #gateway: MessengerGateway
  readonly #live: LiveUpdates
  readonly #guest: GuestViewModel

  constructor(
    @inject(MessengerGateway) gateway: MessengerGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(GuestViewModel) guest: GuestViewModel,
  ) {
    this.#gateway = gateway
    this.#live = live
    this.#guest = guest
    makeAutoObservable(this)
  }

  start(): void {
    this.#disposables.add(
      subscribeTo(this.#live, {
        message: ({ channelId, message }) => {
          if (message.sender === 'actor') this.receive(channelId)
        },
      }),
    )
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
  }

  async load(): Promise<void> {
    const total = await this.#gateway.unreadTotal().catch(otherwise(null))
    if (total === null) return
    runInAction(() => {
      this.unreadTotal = total
    })
  }

  /** Marks an opened conversation as read (MSG-006). */
  read(channelId: ChannelId, unreadCount: number): void {
    this.#reading = channelId
    this.unreadTotal = unreadAfterReading(this.unreadTotal, unreadCount)
  }

  leave(): void {
    this.#reading = null
  }

  private receive(channelId: ChannelId): void {
    if (channelId !== this.#reading) this.unreadTotal++
  }
}
