import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { ChatGateway, type RunningChat } from '@/application/chat/chat-gateway'
import { spentIn, type CountedChat } from '@/domain/chat/counted-chat'
import { lengthText } from '@/domain/media/length'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Toasts } from '@/ui/base/toasts'
import { ChatsHere } from './chats-here'
import { RoomWindow } from './room-window'

/** Tells a guest on the next page what their chat cost, and where each coin is listed. */
@injectable()
export class Departure {
  constructor(
    @inject(ChatGateway) private readonly gateway: ChatGateway,
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(ChatsHere) private readonly here: ChatsHere,
    @inject(RoomWindow) private readonly window: RoomWindow,
  ) {}

  /** Notes that a chat is shown in its room on this page. */
  enter({ chatId }: Pick<RunningChat, 'chatId'>): void {
    this.here.enter(chatId)
  }

  /** Opens the room in its own window, and reports it if the browser opens none. */
  popOut({ chatId }: Pick<RunningChat, 'chatId'>, address: string): boolean {
    const isOpen = this.window.open(chatId, address)
    if (!isOpen) this.toasts.show('bad', 'chat.live.noWindow')
    return isOpen
  }

  /**
   * Ends the chat when the guest leaves the page, so that they pay for no further second; not if
   * the room has its own window. Never throws.
   */
  async leave({ chatId }: Pick<RunningChat, 'chatId'>, name: string): Promise<void> {
    if (this.window.holds(chatId)) return this.here.handOver(chatId)
    const bill = await this.gateway.stop(chatId).catch(otherwise(null))
    await this.show(bill, name)
  }

  /** Shows the bill, except a preview's, which costs nothing. Never throws. */
  async show(bill: CountedChat | null, name: string): Promise<void> {
    if (bill === null || bill.mode === 'preview') return
    await this.guest.refresh().catch(otherwise())
    const coins = spentIn(bill)
    const time = lengthText(bill.seconds)
    if (coins === 0) this.toasts.show('info', 'chat.goneFree', { name, time })
    else this.toasts.show('info', 'chat.gone', { name, time, coins, balance: this.guest.balance })
  }
}
