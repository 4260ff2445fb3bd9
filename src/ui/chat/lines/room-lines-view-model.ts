import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { RoomGateway } from '@/application/chat/room-gateway'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import type { Quote } from '@/domain/chat/quote'
import type { RoomLine } from '@/domain/chat/room-line'
import type { ChatId } from '@/domain/ids'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { RoomSettings } from '@/ui/chat/base/room-settings'

/** Number of others' lines that a page keeps: older ones have long scrolled out of sight. */
const HELD = 200

/** Lines that arrive within this time, ms, are shown together: one rendering in a busy room. */
const TOGETHER = 100

/** Interval at which new lines are read out to screen readers, ms. */
const READ_OUT_EVERY = 5_000

const MUTED = 'chat.muted'

/** A summary of the last seconds' lines for a screen reader. */
export interface ReadOut {
  readonly count: number
  readonly last: RoomLine
}

/** Lines of others in the room of the guest's chat, as far as the guest wants to read them. */
@injectable('Transient')
export class RoomLinesViewModel implements ViewModel {
  /** Whether only the guest's and the actor's lines are shown; in a quiet room initially true. */
  isQuiet = false
  /** Display names of guests whom this guest has hidden; stored on this device. */
  muted: readonly string[]
  readOut: ReadOut | null = null
  private held: readonly RoomLine[] = []
  #waiting: RoomLine[] = []
  #unread: RoomLine[] = []
  #chatId: ChatId | null = null
  /** Cancel the pending display and announcement; only the newest, since chats last for hours. */
  #cancelShowing = (): void => undefined
  #cancelReading = (): void => undefined
  readonly #disposables = new Disposables()

  readonly #gateway: RoomGateway
  readonly #live: LiveUpdates
  readonly #clock: Clock
  readonly #storage: KeyValueStorage
  readonly #settings: RoomSettings

  constructor(
    @inject(RoomGateway) gateway: RoomGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Clock) clock: Clock,
    @inject(KeyValueStorage) storage: KeyValueStorage,
    @inject(RoomSettings) settings: RoomSettings,
  ) {
    this.#gateway = gateway
    this.#live = live
    this.#clock = clock
    this.#storage = storage
    this.#settings = settings
    this.muted = namesIn(storage.read(MUTED))
    makeAutoObservable<this, 'held'>(this, { held: observableRef, muted: observableRef, readOut: observableRef })
  }

  start(): void {
    this.#disposables.add(
      subscribeTo(this.#live, {
        roomLine: ({ chatId, line }) => {
          if (chatId === this.#chatId) this.receive(line)
        },
      }),
    )
    this.#disposables.add(onReconnect(this.#live, () => void this.load()))
    this.#disposables.add(
      reaction(
        () => this.#settings.isQuiet,
        (isQuiet) => runInAction(() => (this.isQuiet = isQuiet)),
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.leave()
    this.#disposables.dispose()
  }

  /** The lines that are shown, the oldest first. */
  get lines(): readonly RoomLine[] {
    return this.isQuiet || this.muted.length > 0 ? this.held.filter((line) => !this.hides(line)) : this.held
  }

  /** Returns true if the guest does not want to read this line. */
  hides({ tip, control, guestName }: Pick<RoomLine, 'tip' | 'control' | 'guestName'>): boolean {
    if (this.isQuiet) return tip?.isOwn !== true && control?.isOwn !== true
    return guestName !== null && this.muted.includes(guestName)
  }

  /** Returns true if the guest hides the author of a quoted line; never for their own words. */
  hidesQuote({ isOwn, guestName }: Pick<Quote, 'isOwn' | 'guestName'>): boolean {
    return !isOwn && (this.isQuiet || (guestName !== null && this.muted.includes(guestName)))
  }

  /** Follows the lines of the current chat. Returns the function that stops. */
  follow(chatId: () => ChatId | null): () => void {
    return reaction(chatId, (id) => this.enter(id), { fireImmediately: true })
  }

  toggleQuiet(): void {
    this.isQuiet = !this.isQuiet
  }

  mute(guestName: string): void {
    if (!this.muted.includes(guestName)) this.setMuted([...this.muted, guestName])
  }

  unmuteAll(): void {
    this.setMuted([])
  }

  private setMuted(names: readonly string[]): void {
    this.muted = names
    this.#storage.write(MUTED, names.length === 0 ? null : JSON.stringify(names))
  }

  private enter(chatId: ChatId | null): void {
    this.leave()
    this.#chatId = chatId
    if (chatId !== null) void this.load()
  }

  private leave(): void {
    this.#chatId = null
    this.#cancelShowing()
    this.#cancelReading()
    this.#waiting = []
    this.#unread = []
    this.held = []
    this.readOut = null
  }

  /** Loads lines from before the guest or during a lost connection; on failure shows new ones. */
  private async load(): Promise<void> {
    const chatId = this.#chatId
    if (chatId === null) return
    const lines = await this.#gateway.lines(chatId).catch(otherwise([]))
    if (chatId !== this.#chatId) return
    runInAction(() => this.hold(lines))
  }

  private receive(line: RoomLine): void {
    this.#waiting.push(line)
    this.#unread.push(line)
    if (this.#waiting.length === 1) {
      this.#cancelShowing = this.#clock.after(TOGETHER, () => {
        const together = this.#waiting
        this.#waiting = []
        runInAction(() => this.hold(together))
      })
    }
    if (this.#unread.length === 1) this.#cancelReading = this.#clock.after(READ_OUT_EVERY, () => this.giveOut())
  }

  private giveOut(): void {
    const shown = new Set(this.lines.map(({ id }) => id))
    const unread = this.#unread.filter(({ id }) => shown.has(id))
    this.#unread = []
    const last = unread.at(-1)
    if (last !== undefined) runInAction(() => (this.readOut = { count: unread.length, last }))
  }

  private hold(newer: readonly RoomLine[]): void {
    const byId = new Map([...this.held, ...newer].map((line) => [line.id, line]))
    this.held = [...byId.values()].toSorted((a, b) => a.at - b.at).slice(-HELD)
  }
}

/** Names as they were stored; a text that is none of ours names nobody. */
function namesIn(stored: string | null): readonly string[] {
  try {
    const names: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : []
  } catch {
    return []
  }
}
