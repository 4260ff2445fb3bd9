import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { LiveUpdates } from '@/application/live/live-updates'
import { MessengerGateway } from '@/application/messenger/messenger-gateway'
import type { ChannelId } from '@/domain/ids'
import { unreadAfterReading } from '@/domain/messenger/channel-order'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** How many messages wait for the guest, wherever he is (MSG-007). */
@injectable()
export class InboxViewModel {
  unreadTotal = 0
  /** The conversation in front of the guest; what arrives there is read. */
  private reading: ChannelId | null = null

  constructor(
    @inject(MessengerGateway) private readonly gateway: MessengerGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(GuestViewModel) guest: GuestViewModel,
  ) {
    makeAutoObservable<InboxViewModel, 'gateway' | 'reading'>(this, { gateway: false, reading: false })
    live.subscribe((update) => {
      if (update.type === 'message' && update.message.sender === 'actor') this.receive(update.channelId)
      if (update.type === 'sessionAcknowledged' && guest.isLoggedIn) void this.load()
    })
    reaction(
      () => guest.guest?.id,
      () => {
        if (guest.isLoggedIn) void this.load()
      },
      { fireImmediately: true },
    )
  }

  async load(): Promise<void> {
    const total = await this.gateway.unreadTotal().catch(() => null)
    if (total === null) return
    runInAction(() => {
      this.unreadTotal = total
    })
  }

  /** A conversation was opened: what waited in it counts no longer (MSG-006). */
  read(channelId: ChannelId, unreadCount: number): void {
    this.reading = channelId
    this.unreadTotal = unreadAfterReading(this.unreadTotal, unreadCount)
  }

  leave(): void {
    this.reading = null
  }

  private receive(channelId: ChannelId): void {
    if (channelId !== this.reading) this.unreadTotal++
  }
}
