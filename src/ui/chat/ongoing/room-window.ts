import { injectable } from 'inversify'
import type { ChatId } from '@/domain/ids'
import type { ViewModel } from '@/ui/base/view-model'

/** The width of a phone, so that the room has its picture above the conversation. */
const SIZE = 'popup,width=420,height=800'

/** The small window of a room while the guest sees other pages (ADD-024), with meter and end. */
@injectable()
export class RoomWindow implements ViewModel {
  #opened: { readonly chatId: ChatId; readonly window: Window } | null = null

  start(): void {}

  dispose(): void {}

  /** Whether this page is such a window, which opens no other one. */
  get isOne(): boolean {
    return window.opener !== null
  }

  /** Opens the room of a chat, or shows its window. Returns `false` if the browser opens none. */
  open(chatId: ChatId, address: string): boolean {
    if (this.holds(chatId)) {
      this.#opened?.window.focus()
      return true
    }
    const opened = window.open(address, '_blank', SIZE)
    this.#opened = opened === null ? null : { chatId, window: opened }
    return opened !== null
  }

  /** Returns true if the room of a chat is open in its window. */
  holds(chatId: ChatId): boolean {
    return this.#opened?.chatId === chatId && !this.#opened.window.closed
  }

  /** Returns true if the guest has closed the window of a chat, and so left the chat. */
  wasClosed(chatId: ChatId): boolean {
    return this.#opened?.chatId === chatId && this.#opened.window.closed
  }
}
