import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { HISTORY_PAGE, type MessengerGateway } from '@/application/messenger/messenger-gateway'
import type { CursorPage } from '@/application/paging/page'
import type { ChannelId } from '@/domain/ids'
import { mergeMessages } from '@/domain/messenger/merge-messages'
import type { Message } from '@/domain/messenger/message'
import { Task } from '@/ui/base/task'
import type { Toasts } from '@/ui/base/toasts'

/** The messages of the open conversation that are loaded, oldest first. */
export class MessageHistory {
  messages: readonly Message[] = []
  private cursor: string | null = null
  readonly #loading: Task

  readonly #gateway: MessengerGateway

  constructor(gateway: MessengerGateway, toasts: Toasts) {
    this.#gateway = gateway
    this.#loading = new Task(toasts)
    makeAutoObservable(this, { messages: observableRef })
  }

  get isLoading(): boolean {
    return this.#loading.isRunning
  }

  get error(): BackendErrorCode | null {
    return this.#loading.error
  }

  get hasOlder(): boolean {
    return this.cursor !== null
  }

  /** Begins with the newest page of a conversation. */
  begin(page: CursorPage<Message>): void {
    this.messages = mergeMessages([], page.items)
    this.cursor = page.next
  }

  clear(): void {
    this.#loading.cancel()
    this.messages = []
    this.cursor = null
  }

  add(messages: readonly Message[]): void {
    this.messages = mergeMessages(this.messages, messages)
  }

  async older(channelId: ChannelId): Promise<void> {
    const { cursor } = this
    if (cursor === null || this.isLoading) return
    await this.#loading.run(
      () => this.#gateway.messages(channelId, HISTORY_PAGE, cursor),
      (page) => {
        this.add(page.items)
        this.cursor = page.next
      },
    )
  }

  /** After an interruption of the connection: the messages sent meanwhile are fetched and placed in order. */
  async catchUp(channelId: ChannelId, isCurrent: () => boolean): Promise<void> {
    const page = await this.#gateway.messages(channelId, HISTORY_PAGE, null).catch(() => null)
    if (page !== null && isCurrent()) runInAction(() => this.add(page.items))
  }
}
