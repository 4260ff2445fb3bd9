import { inject, injectable } from 'inversify'
import { reaction } from 'mobx'
import { ChatPurchases } from '@/application/chat/chat-purchases'
import { LiveUpdates } from '@/application/live/live-updates'
import { subscribeTo } from '@/application/live/subscribe-to'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** Reports purchases of ended chats, wherever the guest is (API-025). Lives with the page. */
@injectable()
export class ChatEnds {
  constructor(
    @inject(LiveUpdates) private readonly live: LiveUpdates,
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(ChatPurchases) private readonly purchases: ChatPurchases,
  ) {}

  start(): void {
    subscribeTo(this.live, { chatEnd: ({ bill }) => this.purchases.report(bill) })
    reaction(
      () => this.guest.guest?.id,
      (id) => {
        if (id !== undefined) void this.purchases.catchUp()
      },
      { fireImmediately: true },
    )
  }
}
