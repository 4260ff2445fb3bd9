import { injectable } from 'inversify'
import { makeAutoObservable, observable } from 'mobx'
import type { ChatId } from '@/domain/ids'

/** The chats whose room is or was a page of this tab: leaving it ended them and shows the cost. */
@injectable()
export class ChatsHere {
  private readonly ids = observable.set<ChatId>()

  constructor() {
    makeAutoObservable(this)
  }

  has(chatId: ChatId): boolean {
    return this.ids.has(chatId)
  }

  enter(chatId: ChatId): void {
    this.ids.add(chatId)
  }

  /** Notes that the room goes on in its own window. */
  handOver(chatId: ChatId): void {
    this.ids.delete(chatId)
  }
}
