import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { afterChatEvent, NO_CHAT, type ChatCourse, type ChatEvent } from '@/application/chat/chat-course'
import { ChatGateway, type RunningChat } from '@/application/chat/chat-gateway'
import { ResumeChat } from '@/application/chat/resume-chat'
import { StayInChat } from '@/application/chat/stay-in-chat'
import { Clock } from '@/application/device/clock'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import type { CountedChat } from '@/domain/chat/counted-chat'
import { isBalanceLow } from '@/domain/chat/meter-time'
import type { ChatId } from '@/domain/ids'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { ShownSeconds } from '@/ui/chat/ongoing/shown-seconds'

/** The guest's chat in a room: the platform's meter, the guest's stop, and its end with the bill. */
@injectable('Transient')
export class MeterViewModel implements ViewModel {
  course: ChatCourse = NO_CHAT
  /** Whether a preview has ended here: a chat is offered next. */
  hasPreviewed = false
  readonly #seconds: ShownSeconds
  readonly #disposables = new Disposables()
  readonly #presence = new Disposables()
  readonly #ending: Task
  readonly #settingStop: Task
  readonly #gateway: ChatGateway
  readonly #staying: StayInChat
  readonly #resuming: ResumeChat
  readonly #live: LiveUpdates
  readonly #guest: GuestViewModel

  constructor(
    @inject(ChatGateway) gateway: ChatGateway,
    @inject(StayInChat) staying: StayInChat,
    @inject(ResumeChat) resuming: ResumeChat,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Clock) clock: Clock,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#staying = staying
    this.#resuming = resuming
    this.#live = live
    this.#guest = guest
    this.#seconds = new ShownSeconds(clock)
    this.#ending = new Task(toasts)
    this.#settingStop = new Task(toasts)
    makeAutoObservable(this, { course: observableRef })
  }

  start(): void {
    this.#disposables.add(
      subscribeTo(this.#live, {
        chatTick: (tick) => {
          this.apply({ type: 'counted', chatId: tick.chatId, tick })
          if (this.chat?.chatId === tick.chatId) this.#seconds.set(tick.seconds)
        },
        chatOnlookers: ({ chatId, onlookers }) => this.apply({ type: 'watched', chatId, onlookers }),
        chatEnd: ({ chatId, bill }) => this.finish(chatId, bill),
      }),
    )
    this.#disposables.add(
      onReconnect(this.#live, () => {
        if (this.chat !== null) void this.resume(this.chat)
      }),
    )
  }

  dispose(): void {
    this.#presence.dispose()
    this.#disposables.dispose()
  }

  /** The chat that runs; `null`: none. */
  get chat(): RunningChat | null {
    return this.course.is === 'running' ? this.course.chat : null
  }

  /** The bill of the chat that has ended; `null`: none, or it was read. */
  get bill(): CountedChat | null {
    return this.course.is === 'ended' ? this.course.bill : null
  }

  get isPreview(): boolean {
    return this.chat?.mode === 'preview'
  }

  get isEnding(): boolean {
    return this.#ending.isRunning
  }

  /** Seconds of the chat, counted between two updates of the platform's meter. */
  get shownSeconds(): number {
    return this.#seconds.value
  }

  /** Whole seconds until the preview that runs is over; `null`: none runs. */
  get previewSecondsLeft(): number | null {
    return this.chat === null || !this.isPreview ? null : this.#seconds.leftOf(this.chat)
  }

  /** Whole free seconds left of the chat; 0 if every second counts. */
  get freeSecondsLeft(): number {
    return this.chat === null ? 0 : Math.max(0, this.chat.freeSeconds - this.shownSeconds)
  }

  /** Whether free time and balance last for under 2 minutes; the guest's own stop is no reason. */
  get isBalanceLow(): boolean {
    return this.chat !== null && isBalanceLow(this.#guest.balance, this.chat.pricePerMinute, this.freeSecondsLeft)
  }

  /** Shows a chat that was admitted or that ran already, and reports that the guest is present. */
  begin(chat: RunningChat): void {
    this.apply({ type: 'began', chat })
    // A chat that is taken up a second time is still one chat.
    this.#presence.dispose()
    this.#seconds.set(chat.seconds)
    this.#presence.add(this.#staying.stay(chat.chatId))
    this.#presence.add(this.#seconds.count())
  }

  /** Ends the chat and shows its bill. */
  async end(): Promise<void> {
    const { chat } = this
    if (chat === null) return
    await this.#ending.runOnce(
      () => this.#gateway.stop(chat.chatId),
      (bill) => {
        if (bill !== null) this.finish(chat.chatId, bill)
      },
    )
  }

  /** Leaves the chat to whoever ends it, and returns it; `null`: none runs. */
  leave(): RunningChat | null {
    const { chat } = this
    this.#presence.dispose()
    this.apply({ type: 'left' })
    return chat
  }

  async setStop(stopAt: number | null): Promise<void> {
    const { chat } = this
    if (chat === null) return
    await this.#settingStop.run(
      () => this.#gateway.setStop(chat.chatId, stopAt),
      () => this.apply({ type: 'stop-set', chatId: chat.chatId, stopAt }),
    )
  }

  /** Closes the bill. */
  readBill(): void {
    this.apply({ type: 'bill-read' })
  }

  private apply(event: ChatEvent): void {
    this.course = afterChatEvent(this.course, event)
  }

  private finish(chatId: ChatId, bill: CountedChat): void {
    if (this.chat?.chatId !== chatId) return
    this.#presence.dispose()
    this.apply({ type: 'ended', chatId, bill })
    if (bill.mode === 'preview') this.hasPreviewed = true
    void this.#guest.refresh().catch(otherwise())
  }

  /** Resumes after a lost connection: the chat may run on, or have ended with a lost bill. */
  private async resume({ chatId }: RunningChat): Promise<void> {
    const found = await this.#resuming.resume(chatId)
    runInAction(() => {
      if (found.is === 'ended') this.finish(chatId, found.bill)
      if (found.is !== 'running' || this.chat?.chatId !== chatId) return
      this.apply({ type: 'resumed', chat: found.chat })
      this.#seconds.set(found.chat.seconds)
    })
  }
}
