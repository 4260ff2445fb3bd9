import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { ChatGateway, type RunningChat } from '@/application/chat/chat-gateway'
import { StayInChat } from '@/application/chat/stay-in-chat'
import { Clock } from '@/application/device/clock'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import type { CountedChat } from '@/domain/chat/counted-chat'
import type { ChatId } from '@/domain/ids'
import type { UpdateOf } from '@/domain/assembly/live-update'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { ChatsHere } from './chats-here'
import { Departure } from './departure'
import { RoomWindow } from './room-window'
import { ShownSeconds } from './shown-seconds'

/** Interval at which the window of the room is checked for being closed, ms. */
const LOOK_EVERY = 1_000

/**
 * The guest's chat that runs elsewhere: in another tab or window, or on another device. Every page
 * but its room shows its cost, and can end it.
 */
@injectable('Transient')
export class OngoingChatViewModel implements ViewModel {
  /** `null`: none runs, or its room is a page of this tab. */
  chat: RunningChat | null = null
  /** Name of the actor. */
  name = ''
  readonly #seconds: ShownSeconds
  /** A preview that runs elsewhere for free: each of its seconds is an update. */
  #preview: ChatId | null = null
  readonly #disposables = new Disposables()
  readonly #ofChat = new Disposables()
  readonly #looking = new Task()
  readonly #ending: Task

  readonly #gateway: ChatGateway
  readonly #actors: ActorGateway
  readonly #staying: StayInChat
  readonly #live: LiveUpdates
  readonly #clock: Clock
  readonly #guest: GuestViewModel
  readonly #departure: Departure
  readonly #here: ChatsHere
  readonly #window: RoomWindow

  constructor(
    @inject(ChatGateway) gateway: ChatGateway,
    @inject(ActorGateway) actors: ActorGateway,
    @inject(StayInChat) staying: StayInChat,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Clock) clock: Clock,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Toasts) toasts: Toasts,
    @inject(Departure) departure: Departure,
    @inject(ChatsHere) here: ChatsHere,
    @inject(RoomWindow) window: RoomWindow,
  ) {
    this.#gateway = gateway
    this.#actors = actors
    this.#staying = staying
    this.#live = live
    this.#clock = clock
    this.#guest = guest
    this.#departure = departure
    this.#here = here
    this.#window = window
    this.#seconds = new ShownSeconds(clock)
    this.#ending = new Task(toasts)
    makeAutoObservable(this, { chat: observableRef })
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => this.#guest.audience,
        () => {
          this.drop()
          this.look()
        },
        { fireImmediately: true },
      ),
    )
    this.#disposables.add(onReconnect(this.#live, () => this.look()))
    this.#disposables.add(
      subscribeTo(this.#live, {
        chatStarted: () => this.look(),
        chatTick: (tick) => this.applyTick(tick),
        chatEnd: ({ chatId, bill }) => this.finish(chatId, bill),
      }),
    )
  }

  dispose(): void {
    this.drop()
    this.#disposables.dispose()
  }

  get seconds(): number {
    return this.#seconds.value
  }

  /** Cost so far, coins: time and gifts. */
  get spent(): number {
    return this.chat === null ? 0 : this.chat.charged + this.chat.givenCoins
  }

  get isEnding(): boolean {
    return this.#ending.isRunning
  }

  async end(): Promise<void> {
    const { chat } = this
    if (chat === null) return
    await this.#ending.runOnce(
      () => this.#gateway.stop(chat.chatId),
      (bill) => this.finish(chat.chatId, bill),
    )
  }

  /** Shows the room's window. Returns `false` if this page has opened none. */
  showWindow(): boolean {
    const { chat } = this
    return chat !== null && this.#window.holds(chat.chatId) && this.#window.open(chat.chatId, '')
  }

  private look(): void {
    if (!this.#guest.isLoggedIn) return
    void this.#looking.run(async (isCurrent) => {
      const chat = await this.#gateway.running()
      if (!isCurrent()) return
      if (chat?.mode === 'preview') this.#preview = chat.chatId
      if (chat === null || chat.mode === 'preview' || this.#here.has(chat.chatId)) return this.drop()
      const actor = await this.#actors.byIdOrName(chat.actorId)
      if (isCurrent() && actor !== null) this.show(chat, actor.name)
    })
  }

  private show(chat: RunningChat, name: string): void {
    this.drop()
    runInAction(() => {
      this.chat = chat
      this.name = name
    })
    this.#seconds.set(chat.seconds)
    this.#ofChat.add(this.#seconds.count())
    // The new window may take a while to load, and must not lose the chat meanwhile.
    if (!this.#window.holds(chat.chatId)) return
    this.#ofChat.add(this.#staying.stay(chat.chatId))
    this.#ofChat.add(this.watchWindow(chat.chatId))
  }

  /** Watches for the closing of the window, which ends the chat like leaving a page does. */
  private watchWindow(chatId: ChatId): () => void {
    let cancel = (): void => undefined
    const look = (): void => {
      if (this.#window.wasClosed(chatId)) void this.end()
      else cancel = this.#clock.after(LOOK_EVERY, look)
    }
    look()
    return () => cancel()
  }

  private applyTick({ chatId, seconds, charged, givenCoins }: UpdateOf<'chatTick'>): void {
    if (this.chat?.chatId === chatId) {
      this.chat = { ...this.chat, seconds, charged, givenCoins }
      this.#seconds.set(seconds)
    } else if (chatId !== this.#preview && !this.#here.has(chatId) && !this.#looking.isRunning) this.look()
  }

  private finish(chatId: ChatId, bill: CountedChat | null): void {
    if (this.chat?.chatId !== chatId) return
    const { name } = this
    this.drop()
    void this.#departure.show(bill, name)
  }

  private drop(): void {
    this.#ofChat.dispose()
    runInAction(() => (this.chat = null))
  }
}
