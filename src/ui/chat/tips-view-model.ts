import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { GiveTip } from '@/application/chat/give-tip'
import { TipGateway, type TipBoard, type TipResult } from '@/application/chat/tip-gateway'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import { tipNote, type TipGoal, type TipItem } from '@/domain/chat/tips'
import type { ChatId, TipItemId } from '@/domain/ids'
import { Modals } from '@/ui/base/modals'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import type { NamedSum } from '@/ui/payments/pay-button'

/** Tips in the room of the guest's chat: what they can be given for, and the goal they move. */
@injectable('Transient')
export class TipsViewModel implements ViewModel {
  /** Whether the menu is open. */
  isOpen = false
  /** What is given with the next tip; a note lasts for one tip, the choice of the name for the chat. */
  note = ''
  isAnonymous = false
  /** What is being given now; its button waits. */
  giving: TipItemId | null = null
  private board: TipBoard | null = null
  #chatId: ChatId | null = null
  readonly #disposables = new Disposables()
  readonly #task: Task

  readonly #gateway: TipGateway
  readonly #giving: GiveTip
  readonly #live: LiveUpdates
  readonly #guest: GuestViewModel
  readonly #modals: Modals
  readonly #toasts: Toasts

  constructor(
    @inject(TipGateway) gateway: TipGateway,
    @inject(GiveTip) giving: GiveTip,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Modals) modals: Modals,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#giving = giving
    this.#live = live
    this.#guest = guest
    this.#modals = modals
    this.#toasts = toasts
    this.#task = new Task(toasts)
    makeAutoObservable<this, 'board'>(this, { board: observableRef })
  }

  start(): void {
    this.#disposables.add(
      subscribeTo(this.#live, {
        tipGoal: ({ chatId, goal }) => {
          if (chatId === this.#chatId) this.move(goal)
        },
      }),
    )
    this.#disposables.add(onReconnect(this.#live, () => void this.load()))
  }

  dispose(): void {
    this.enter(null)
    this.#disposables.dispose()
  }

  /** What tips can be given for; empty: the actor takes none. */
  get menu(): readonly TipItem[] {
    return this.board?.menu ?? []
  }

  get goal(): TipGoal | null {
    return this.board?.goal ?? null
  }

  /** Belongs to the chat that runs, whichever that is. Returns how to stop. */
  follow(chatId: () => ChatId | null): () => void {
    return reaction(chatId, (id) => this.enter(id), { fireImmediately: true })
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
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
    await this.#task.run(
      () =>
        this.#giving.give(chatId, item, agreed.price.value, {
          note: tipNote(this.note) ?? '',
          isAnonymous: this.isAnonymous,
        }),
      (result) => this.settle(chatId, result),
    )
    runInAction(() => (this.giving = null))
  }

  private settle(chatId: ChatId, result: TipResult): void {
    if (result.ok) {
      this.#guest.setBalance(result.balance)
      if (chatId !== this.#chatId) return
      if (result.goal !== null) this.move(result.goal)
      this.note = ''
      this.isOpen = false
      return
    }
    if (result.reason === 'not-enough-money') this.#modals.show('not-enough-money', { missing: result.missing })
    else this.#toasts.show('bad', `chat.tips.refused.${result.reason}`)
    // So that the buttons name what is offered now.
    if (result.reason === 'price-changed' || result.reason === 'not-found') void this.load()
  }

  private enter(chatId: ChatId | null): void {
    this.#chatId = chatId
    this.board = null
    this.isOpen = false
    this.note = ''
    this.isAnonymous = false
    if (chatId !== null) void this.load()
  }

  /** Answers may come in another order than tips were given: of one broadcast, the goal with more is the newer one. */
  private move(goal: TipGoal): void {
    if (this.board === null) return
    const known = this.board.goal
    const isOlder = known !== null && known.names.en === goal.names.en && known.collected > goal.collected
    if (!isOlder) this.board = { ...this.board, goal }
  }

  /** Where it cannot be read, tips are not offered; the next connection reads it again. */
  private async load(): Promise<void> {
    const chatId = this.#chatId
    if (chatId === null) return
    const board = await this.#gateway.board(chatId).catch(() => null)
    if (chatId !== this.#chatId || board === null) return
    runInAction(() => (this.board = board))
  }
}
