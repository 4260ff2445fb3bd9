import { otherwise } from '@/application/errors/otherwise'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { HISTORY_PAGE, type MessageWindow, type MessengerGateway } from '@/application/messenger/messenger-gateway'
import type { CursorPage } from '@/application/paging/page'
import type { ChannelId, MessageId } from '@/domain/ids'
import { mergeMessages } from '@/domain/messenger/merge-messages'
import type { Message } from '@/domain/messenger/message'
import { Task } from '@/ui/base/task'
import type { Toasts } from '@/ui/base/toasts'

/** Pages fetched after an interruption at most; beyond, the history restarts at the newest. */
const MISSED_PAGES = 10

/**
 * The loaded messages of the open conversation, oldest first, without a gap: up to the newest one,
 * or around a found message. New messages wait until this part of the history reaches them.
 */
export class MessageHistory {
  messages: readonly Message[] = []
  /** The message searched for, to be shown; a new object each time. */
  found: { readonly id: MessageId } | null = null
  private olderAt: string | null = null
  private newerAt: string | null = null
  private failedAt: string | null = null
  #arrived: readonly Message[] = []
  #isInterrupted = false
  /** The newest message at the loss of the connection: gaps may follow. `null`: there was none. */
  #reached: MessageId | null = null
  #catching = 0
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

  /** Whether earlier messages could not be fetched: only a press fetches them again. */
  get isOlderRefused(): boolean {
    return this.failedAt !== null && this.failedAt === this.olderAt && !this.isLoading
  }

  /** Whether later messages exist that are not loaded. */
  get hasNewer(): boolean {
    return this.newerAt !== null
  }

  /** Begins with the newest page of a conversation. */
  begin(page: CursorPage<Message>): void {
    this.clear()
    this.messages = mergeMessages([], page.items)
    this.olderAt = page.next
    this.#reached = this.newestId
  }

  clear(): void {
    this.#loading.cancel()
    this.messages = []
    this.found = null
    this.olderAt = null
    this.newerAt = null
    this.failedAt = null
    this.#arrived = []
    this.#reached = null
    this.#catching += 1
  }

  /** Notes a lost connection: messages sent from now on may not arrive. */
  interrupt(): void {
    this.#catching += 1
    if (this.#isInterrupted) return
    this.#isInterrupted = true
    this.#reached = this.newestId
  }

  /** Adds new messages. */
  add(messages: readonly Message[]): void {
    if (this.hasNewer) this.#arrived = [...this.#arrived, ...messages]
    else this.messages = mergeMessages(this.messages, messages)
  }

  /** Replaces a loaded message. */
  replace(message: Message): void {
    const put = (messages: readonly Message[]) => messages.map((known) => (known.id === message.id ? message : known))
    this.messages = put(this.messages)
    this.#arrived = put(this.#arrived)
  }

  async older(channelId: ChannelId): Promise<void> {
    const { olderAt } = this
    if (olderAt === null || this.isLoading) return
    this.failedAt = null
    const isDone = await this.#loading.run(
      () => this.#gateway.messages(channelId, HISTORY_PAGE, olderAt),
      (page) => {
        this.messages = mergeMessages(this.messages, page.items)
        this.olderAt = page.next
      },
    )
    if (!isDone && this.#loading.error !== null) runInAction(() => (this.failedAt = olderAt))
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

  /** Shows a message: a loaded one, or with its neighbours. Returns whether it exists. */
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

  /** Returns to the newest messages. */
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

  /**
   * Fetches the messages that an interruption of the connection missed, back to those before it. On
   * failure adds nothing and returns `false`: call it again. `isCurrent`: whether the conversation
   * is still open.
   */
  async catchUp(channelId: ChannelId, isCurrent: () => boolean): Promise<boolean> {
    this.interrupt()
    const run = this.#catching
    let missed: CursorPage<Message> = { items: [], next: null }
    for (let pages = 0; pages < MISSED_PAGES && !(pages > 0 && this.isMadeUpBy(missed)); pages += 1) {
      const page = await this.#gateway.messages(channelId, HISTORY_PAGE, missed.next).catch(otherwise(null))
      if (run !== this.#catching || !isCurrent()) return true
      if (page === null) return false
      missed = { items: [...missed.items, ...page.items], next: page.next }
    }
    runInAction(() => {
      this.#isInterrupted = false
      if (this.isMadeUpBy(missed)) this.add(missed.items)
      else this.begin({ ...missed, items: [...missed.items, ...this.after(missed.items[0])] })
    })
    return true
  }

  /** Returns true if these messages, newest first, reach those from before the interruption. */
  private isMadeUpBy({ items, next }: CursorPage<Message>): boolean {
    const reached = this.#reached
    const oldest = items.at(-1)
    // A part of the history is shown: later messages are fetched as the guest scrolls.
    if (this.hasNewer || next === null) return true
    return reached !== null && oldest !== undefined && oldest.id <= reached
  }

  private get newestId(): MessageId | null {
    return this.messages.at(-1)?.id ?? null
  }

  private after(message: Message | undefined): readonly Message[] {
    return this.messages.filter(({ id }) => message === undefined || id > message.id)
  }

  private take(window: MessageWindow): void {
    if (!this.hasNewer) this.#arrived = []
    this.messages = mergeMessages([], window.items)
    this.olderAt = window.older
    this.newerAt = window.newer
    this.unite()
  }

  /** Appends the messages that arrived meanwhile, once the part has reached the newest. */
  private unite(): void {
    if (this.hasNewer) return
    this.messages = mergeMessages(this.messages, this.#arrived)
    this.#arrived = []
  }
}
