import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { GiveTip, type TipAnswer } from '@/application/chat/give-tip'
import { TipGateway, type TipBoard, type TipUndo } from '@/application/chat/tip-gateway'
import { Clock } from '@/application/device/clock'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import { tipNote, type TipGoal, type TipItem } from '@/domain/chat/tips'
import type { ChatId, TipItemId } from '@/domain/ids'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import type { NamedSum } from '@/ui/payments/pay-button'

/** A tip that the guest can still take back. */
interface Undoable extends TipUndo {
  readonly price: number
  /** Whole seconds for which it can be undone, from 1 on. */
  readonly seconds: number
}

const SECOND = 1_000

/** First character of the choice stored for a tip that waits for coins; its note follows. */
const [ANONYMOUS, NAMED] = ['-', '+']

/** Tips in the room of the guest's chat: their menu, and the goal they raise. */
@injectable('Transient')
export class TipsViewModel implements ViewModel {
  /** Whether the menu is open. */
  isOpen = false
  /** Details of the next tip: a note lasts for one tip, the choice of the name for the chat. */
  note = ''
  isAnonymous = false
  /** The tip being given; its button waits. */
  giving: TipItemId | null = null
  /** The tip that was given last, as long as it can be undone. */
  undoable: Undoable | null = null
  private board: TipBoard | null = null
  #chatId: ChatId | null = null
  readonly #disposables = new Disposables()
  readonly #task: Task
  readonly #undoing: Task
  readonly #ofUndo = new Disposables()

  readonly #gateway: TipGateway
  readonly #giving: GiveTip
  readonly #live: LiveUpdates
  readonly #clock: Clock
  readonly #guest: GuestViewModel
  readonly #deferred: DeferredPurchases
  readonly #toasts: Toasts

  constructor(
    @inject(TipGateway) gateway: TipGateway,
    @inject(GiveTip) giving: GiveTip,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Clock) clock: Clock,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(DeferredPurchases) deferred: DeferredPurchases,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#giving = giving
    this.#live = live
    this.#clock = clock
    this.#guest = guest
    this.#deferred = deferred
    this.#toasts = toasts
    this.#task = new Task(toasts)
    this.#undoing = new Task(toasts)
    makeAutoObservable<this, 'board'>(this, { board: observableRef, undoable: observableRef })
  }

  start(): void {
    this.#disposables.add(this.#deferred.follow())
    this.#disposables.add(
      subscribeTo(this.#live, {
        tipGoal: ({ chatId, goal }) => {
          if (chatId === this.#chatId) this.move(goal)
        },
      }),
    )
    this.#disposables.add(onReconnect(this.#live, () => void this.load()))
    this.#disposables.add(
      reaction(
        () => this.menu.find((item) => this.isReady(item)) ?? null,
        (item) => {
          if (item !== null) this.openAgain(item)
        },
      ),
    )
  }

  dispose(): void {
    this.enter(null)
    this.#disposables.dispose()
  }

  /** Items to tip for; empty if the actor takes no tips. */
  get menu(): readonly TipItem[] {
    return this.board?.menu ?? []
  }

  get goal(): TipGoal | null {
    return this.board?.goal ?? null
  }

  /** Follows the current chat. Returns the function that stops. */
  follow(chatId: () => ChatId | null): () => void {
    return reaction(chatId, (id) => this.enter(id), { fireImmediately: true })
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  /** Returns true if one more press gives the tip, after a top-up. */
  isReady({ id }: Pick<TipItem, 'id'>): boolean {
    return this.#deferred.isReady(`tip:${this.#chatId}:${id}`)
  }

  setNote(note: string): void {
    this.note = note
  }

  setAnonymous(isAnonymous: boolean): void {
    this.isAnonymous = isAnonymous
  }

  /** Gives a tip for no more than the button named. */
  async give(item: TipItem, agreed: NamedSum): Promise<void> {
    const chatId = this.#chatId
    if (chatId === null || this.giving !== null) return
    this.giving = item.id
    const words = { note: tipNote(this.note) ?? '', isAnonymous: this.isAnonymous }
    await this.#task.run(
      () =>
        this.#deferred.buy(
          `tip:${chatId}:${item.id}`,
          () => this.#giving.give(chatId, item, agreed.price.value, words),
          { choice: `${words.isAnonymous ? ANONYMOUS : NAMED}${words.note}` },
        ),
      (result) => this.settle(chatId, agreed.price.value, result),
    )
    runInAction(() => (this.giving = null))
  }

  get isUndoing(): boolean {
    return this.#undoing.isRunning
  }

  /** Takes the last tip back; if it is too late, shows that it was given. */
  async undo(): Promise<void> {
    const { undoable } = this
    if (undoable === null) return
    const { chatId, key, price } = undoable
    await this.#undoing.runOnce(
      () => this.#gateway.undo({ chatId, key }),
      (result) => {
        if (this.undoable?.key === key) this.dropUndo()
        if (result.ok) {
          this.#guest.setBalance(result.balance)
          this.#toasts.show('good', 'chat.tips.undone', { count: price })
        } else this.#toasts.show('info', 'chat.tips.refused.too-late')
      },
    )
  }

  /** Counts down until the tip is given. */
  private offerUndo(undoable: Undoable): void {
    this.dropUndo()
    if (undoable.seconds < 1) return
    this.undoable = undoable
    this.#ofUndo.add(
      this.#clock.after(SECOND, () =>
        runInAction(() => this.offerUndo({ ...undoable, seconds: undoable.seconds - 1 })),
      ),
    )
  }

  private dropUndo(): void {
    this.#ofUndo.dispose()
    this.undoable = null
  }

  private settle(chatId: ChatId, price: number, result: TipAnswer): void {
    if (result.ok) {
      this.#guest.setBalance(result.balance)
      if (chatId !== this.#chatId) return
      if (result.goal !== null) this.move(result.goal)
      this.note = ''
      this.isOpen = false
      if (result.undoFor > 0)
        this.offerUndo({ chatId, key: result.key, price, seconds: Math.floor(result.undoFor / SECOND) })
      return
    }
    if (result.reason !== 'not-enough-money') this.#toasts.show('bad', `chat.tips.refused.${result.reason}`)
    // Lets the buttons show the current offer.
    if (result.reason === 'price-changed' || result.reason === 'not-found') void this.load()
  }

  /** Reopens a tip whose coins have come: after a reload with its note, and still anonymous. */
  private openAgain({ id }: TipItem): void {
    const choice = this.#deferred.choiceOf(`tip:${this.#chatId}:${id}`) ?? ''
    if (this.note === '') this.note = choice.slice(1)
    if (choice.startsWith(ANONYMOUS)) this.isAnonymous = true
    this.isOpen = true
  }

  private enter(chatId: ChatId | null): void {
    this.#chatId = chatId
    this.board = null
    this.isOpen = false
    this.note = ''
    this.isAnonymous = false
    this.dropUndo()
    if (chatId !== null) void this.load()
  }

  /** Answers may arrive out of order: of one broadcast's goals, the higher one is newer. */
  private move(goal: TipGoal): void {
    if (this.board === null) return
    const known = this.board.goal
    const isOlder = known !== null && known.names.en === goal.names.en && known.collected > goal.collected
    if (!isOlder) this.board = { ...this.board, goal }
  }

  /** Loads the board. On failure tips are not offered; the next connection reads it again. */
  private async load(): Promise<void> {
    const chatId = this.#chatId
    if (chatId === null) return
    const board = await this.#gateway.board(chatId).catch(otherwise(null))
    if (chatId !== this.#chatId || board === null) return
    runInAction(() => (this.board = board))
  }
}
