import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { Clock } from '@/application/device/clock'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { MessengerGateway, type FoundMessage, type MessengerMatches } from '@/application/messenger/messenger-gateway'
import { truncateText } from '@/domain/access/text'
import type { Channel } from '@/domain/messenger/channel'
import { excerptOf, MAX_SEARCH_LENGTH, searchWords } from '@/domain/messenger/search'
import type { Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'

/** Pause in typing after which the platform searches, ms. */
const PAUSE = 250

/** Number of messages listed at a time. */
const FIRST = 20

/** Searches all conversations of the guest: by the actor's name, and by text. */
@injectable('Transient')
export class MessengerSearchViewModel implements ViewModel, Loadable {
  text = ''
  channels: readonly Channel[] = []
  messages: readonly FoundMessage[] = []
  private next: string | null = null
  readonly #searching = new Task()
  #cancelWait: () => void = () => undefined
  readonly #gateway: MessengerGateway
  readonly #clock: Clock

  constructor(@inject(MessengerGateway) gateway: MessengerGateway, @inject(Clock) clock: Clock) {
    this.#gateway = gateway
    this.#clock = clock
    makeAutoObservable(this, { channels: observableRef, messages: observableRef })
  }

  start(): void {
    // Nothing is searched before the guest types.
  }

  dispose(): void {
    this.write('')
  }

  /** Whether there is anything to search for: then the results replace the list. */
  get isSearching(): boolean {
    return searchWords(this.text).length > 0
  }

  get isLoading(): boolean {
    return this.#searching.isRunning
  }

  get isLoaded(): boolean {
    return this.#searching.hasFinished
  }

  get error(): BackendErrorCode | null {
    return this.#searching.error
  }

  get hasMore(): boolean {
    return this.next !== null
  }

  get isEmpty(): boolean {
    return this.channels.length === 0 && this.messages.length === 0
  }

  write(text: string): void {
    this.text = truncateText(text, MAX_SEARCH_LENGTH)
    this.#cancelWait()
    this.#searching.cancel()
    this.channels = []
    this.messages = []
    this.next = null
    if (this.isSearching) this.#cancelWait = this.#clock.after(PAUSE, () => void this.search())
  }

  /** Searches at once, without waiting for a pause. */
  async search(): Promise<void> {
    this.#cancelWait()
    if (this.isSearching) await this.load(null)
  }

  async more(): Promise<void> {
    if (this.next !== null && !this.isLoading) await this.load(this.next)
  }

  async retry(): Promise<void> {
    await this.load(this.next)
  }

  /** Returns the part of a message around the match. */
  excerpt({ message }: FoundMessage): string {
    return excerptOf(message.text, searchWords(this.text))
  }

  /** Searches until it has a match or the end of the history: parts of it may have none. */
  private async load(before: string | null): Promise<void> {
    const { text } = this
    await this.#searching.run(
      async (isCurrent) => {
        let page = await this.#gateway.search({ text, channelId: null, first: FIRST, before })
        const { channels } = page
        while (page.items.length === 0 && page.next !== null && isCurrent())
          page = await this.#gateway.search({ text, channelId: null, first: FIRST, before: page.next })
        return { ...page, channels }
      },
      (page: MessengerMatches) => {
        if (before === null) this.channels = page.channels
        this.messages = before === null ? page.items : [...this.messages, ...page.items]
        this.next = page.next
      },
    )
  }
}
