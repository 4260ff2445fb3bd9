import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { HISTORY_PAGE, type MessageWindow, type MessengerGateway } from '@/application/messenger/messenger-gateway'
import type { CursorPage } from '@/application/paging/page'
import type { ChannelId, MessageId } from '@/domain/ids'
import { mergeMessages } from '@/domain/messenger/merge-messages'
import type { Message } from '@/domain/messenger/message'
import { Task } from '@/ui/base/task'
import type { Toasts } from '@/ui/base/toasts'

/**
 * The messages of the open conversation that are loaded, oldest first, without a gap: up to the newest one, or a part of the history
 * around a message that was found. What arrives meanwhile is retained until the part reaches it.
 */
export class MessageHistory {
  messages: readonly Message[] = []
  /** The message that was looked for, to be shown; another object each time. */
  found: { readonly id: MessageId } | null = null
  private olderAt: string | null = null
  private newerAt: string | null = null
  #arrived: readonly Message[] = []
  readonly #loading: Task
  readonly #gateway: MessengerGateway

  constructor(gateway: MessengerGateway, toasts: Toasts) {
    this.#gateway = gateway
    this.#loading = new Task(toasts)
    makeAutoObservable(this, { messages: observableRef, found: observableRef })
  }

  get isLoading(): boolean {
    return this.#loading.isRunning
  }

  get hasOlder(): boolean {
    return this.olderAt !== null
  }

  /** Whether messages follow that are not loaded. */
  get hasNewer(): boolean {
    return this.newerAt !== null
  }

  /** Begins with the newest page of a conversation. */
  begin(page: CursorPage<Message>): void {
    this.clear()
    this.messages = mergeMessages([], page.items)
    this.olderAt = page.next
  }

  clear(): void {
    this.#loading.cancel()
    this.messages = []
    this.found = null
    this.olderAt = null
    this.newerAt = null
    this.#arrived = []
  }

  /** Messages that are new. */
  add(messages: readonly Message[]): void {
    if (this.hasNewer) this.#arrived = [...this.#arrived, ...messages]
    else this.messages = mergeMessages(this.messages, messages)
  }

  /** A message that is loaded is another one now. */
  replace(message: Message): void {
    const put = (messages: readonly Message[]) => messages.map((known) => (known.id === message.id ? message : known))
    this.messages = put(this.messages)
    this.#arrived = put(this.#arrived)
  }

  async older(channelId: ChannelId): Promise<void> {
    const { olderAt } = this
    if (olderAt === null || this.isLoading) return
    await this.#loading.run(
      () => this.#gateway.messages(channelId, HISTORY_PAGE, olderAt),
      (page) => {
        this.messages = mergeMessages(this.messages, page.items)
        this.olderAt = page.next
      },
    )
  }

  async newer(channelId: ChannelId): Promise<void> {
    const { newerAt } = this
    if (newerAt === null || this.isLoading) return
    await this.#loading.run(
      () => this.#gateway.messagesAfter(channelId, HISTORY_PAGE, newerAt),
      ({ items, newer }) => {
        this.messages = mergeMessages(this.messages, items)
        this.newerAt = newer
        this.unite()
      },
    )
  }

  /** Shows a message: among those that are loaded, or with those around it. Returns whether it is there. */
  async show(channelId: ChannelId, messageId: MessageId): Promise<boolean> {
    if (!this.messages.some(({ id }) => id === messageId)) {
      const isLoaded = await this.#loading.run(
        () => this.#gateway.messagesAround(channelId, messageId, HISTORY_PAGE),
        (window) => this.take(window),
      )
      if (!isLoaded) return false
    }
    runInAction(() => {
      this.found = { id: messageId }
    })
    return true
  }

  /** Back to the newest messages. */
  async newest(channelId: ChannelId): Promise<void> {
    if (!this.hasNewer) {
      this.found = null
      return
    }
    await this.#loading.run(
      () => this.#gateway.messages(channelId, HISTORY_PAGE, null),
      (page) => {
        const arrived = this.#arrived
        this.begin(page)
        this.add(arrived)
      },
    )
  }

  /** After an interruption of the connection: the messages sent meanwhile are fetched and placed in order. */
  async catchUp(channelId: ChannelId, isCurrent: () => boolean): Promise<void> {
    const page = await this.#gateway.messages(channelId, HISTORY_PAGE, null).catch(() => null)
    if (page !== null && isCurrent()) runInAction(() => this.add(page.items))
  }

  private take(window: MessageWindow): void {
    if (!this.hasNewer) this.#arrived = []
    this.messages = mergeMessages([], window.items)
    this.olderAt = window.older
    this.newerAt = window.newer
    this.unite()
  }

  /** The part has reached the newest message: what arrived meanwhile follows it. */
  private unite(): void {
    if (this.hasNewer) return
    this.messages = mergeMessages(this.messages, this.#arrived)
    this.#arrived = []
  }
}
