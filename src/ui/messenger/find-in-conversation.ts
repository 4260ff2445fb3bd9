import { makeAutoObservable, observableRef } from 'mobx'
import type { MessengerGateway } from '@/application/messenger/messenger-gateway'
import type { Clock } from '@/application/device/clock'
import type { ChannelId, MessageId } from '@/domain/ids'
import { MAX_SEARCH_LENGTH, searchWords } from '@/domain/messenger/search'
import { truncateText } from '@/domain/access/text'
import { Task } from '@/ui/base/task'
import type { Toasts } from '@/ui/base/toasts'

/** Number of messages found at a time. */
const FIRST = 30

/** Pause in typing after which the platform searches, ms. */
const PAUSE = 250

/** Finds words in one conversation, newest message first, and shows one match after the other. */
export class FindInConversation {
  isOpen = false
  text = ''
  /** The found messages, newest first; `null`: no search yet. */
  hits: readonly MessageId[] | null = null
  /** Index of the message shown. */
  index = 0
  /** The text that `hits` belong to. */
  private searched = ''
  private next: string | null = null
  readonly #searching: Task
  readonly #gateway: MessengerGateway
  readonly #show: (messageId: MessageId) => Promise<void>
  readonly #clock: Clock
  #channelId: ChannelId | null = null
  #cancelWait = (): void => undefined

  constructor(gateway: MessengerGateway, toasts: Toasts, clock: Clock, show: (messageId: MessageId) => Promise<void>) {
    this.#gateway = gateway
    this.#clock = clock
    this.#show = show
    this.#searching = new Task(toasts)
    makeAutoObservable(this, { hits: observableRef })
  }

  get isSearching(): boolean {
    return this.#searching.isRunning
  }

  /** Whether there may be more matches. */
  get hasMore(): boolean {
    return this.next !== null
  }

  get canSearch(): boolean {
    return searchWords(this.text).length > 0
  }

  /** Opens the search in this conversation. */
  open(channelId: ChannelId | null): void {
    this.#channelId = channelId
    this.isOpen = true
  }

  close(): void {
    this.#searching.cancel()
    this.isOpen = false
    this.write('')
  }

  /** Searches after a pause in typing, and shows the first match without a press of an arrow. */
  write(text: string): void {
    this.#cancelWait()
    this.text = truncateText(text, MAX_SEARCH_LENGTH)
    this.#searching.cancel()
    this.hits = null
    this.index = 0
    this.next = null
    const channelId = this.#channelId
    if (channelId !== null && this.canSearch)
      this.#cancelWait = this.#clock.after(PAUSE, () => void this.older(channelId))
  }

  /** The next older message, or the first one that is found. */
  async older(channelId: ChannelId): Promise<void> {
    this.#cancelWait()
    if (!this.canSearch || this.isSearching) return
    if (this.hits === null || this.searched !== this.text) await this.search(channelId, null)
    else if (this.index + 1 < this.hits.length) this.index += 1
    else if (this.next !== null) await this.search(channelId, this.next)
    else return
    await this.showCurrent()
  }

  /** Shows the next newer match. */
  async newer(): Promise<void> {
    if (this.isSearching || this.index === 0) return
    this.index -= 1
    await this.showCurrent()
  }

  /** Searches until it has a match or the end of the history: parts of it may have none. */
  private async search(channelId: ChannelId, before: string | null): Promise<void> {
    const { text } = this
    await this.#searching.run(
      async (isCurrent) => {
        let page = await this.#gateway.search({ text, channelId, first: FIRST, before })
        while (page.items.length === 0 && page.next !== null && isCurrent())
          page = await this.#gateway.search({ text, channelId, first: FIRST, before: page.next })
        return page
      },
      ({ items, next }) => {
        const known = before === null ? [] : (this.hits ?? [])
        this.hits = [...known, ...items.map(({ message }) => message.id)]
        this.index = items.length > 0 ? known.length : Math.max(0, known.length - 1)
        this.searched = text
        this.next = next
      },
    )
  }

  private async showCurrent(): Promise<void> {
    const id = this.hits?.[this.index]
    if (id !== undefined) await this.#show(id)
  }
}
