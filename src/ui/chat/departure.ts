import { inject, injectable } from 'inversify'
import { spentIn, type CountedChat } from '@/domain/chat/counted-chat'
import { lengthText } from '@/domain/media/length'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Toasts } from '@/ui/base/toasts'

/** A guest who has gone to another page reads there what their chat came to, and where each coin of it is listed. */
@injectable()
export class Departure {
  constructor(
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {}

  /** Nothing is shown of a preview, which costs nothing. Never throws. */
  async show(bill: CountedChat | null, name: string): Promise<void> {
    if (bill === null || bill.mode === 'preview') return
    await this.guest.refresh().catch(() => undefined)
    const coins = spentIn(bill)
    const time = lengthText(bill.seconds)
    if (coins === 0) this.toasts.show('info', 'chat.goneFree', { name, time })
    else this.toasts.show('info', 'chat.gone', { name, time, coins, balance: this.guest.balance })
  }
}
