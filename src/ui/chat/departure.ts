import { inject, injectable } from 'inversify'
import { ChatGateway, type RunningChat } from '@/application/chat/chat-gateway'
import { spentIn, type CountedChat } from '@/domain/chat/counted-chat'
import { lengthText } from '@/domain/media/length'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Toasts } from '@/ui/base/toasts'

/** A guest who goes to another page has left the room, and pays for no further second; there they read what it came to. */
@injectable()
export class Departure {
  constructor(
    @inject(ChatGateway) private readonly gateway: ChatGateway,
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {}

  /** Never throws: a chat that cannot be ended now ends by its silence. */
  async leave({ chatId }: Pick<RunningChat, 'chatId'>, name: string): Promise<void> {
    const bill = await this.gateway.stop(chatId).catch(() => null)
    if (bill === null || bill.mode === 'preview') return
    await this.guest.refresh().catch(() => undefined)
    this.show(bill, name)
  }

  private show(bill: CountedChat, name: string): void {
    const coins = spentIn(bill)
    const time = lengthText(bill.seconds)
    if (coins === 0) this.toasts.show('info', 'chat.goneFree', { name, time })
    else this.toasts.show('info', 'chat.gone', { name, time, coins, balance: this.guest.balance })
  }
}
