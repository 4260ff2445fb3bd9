import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import {
  ChatGateway,
  HEARTBEAT_EVERY,
  type ChatRefusal,
  type ChatRequest,
  type RunningChat,
} from '@/application/chat/chat-gateway'
import { Clock } from '@/application/device/clock'
import { Random } from '@/application/device/random'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { codeOf } from '@/application/errors/code-of'
import { LiveUpdates } from '@/application/live/live-updates'
import { Tracker } from '@/application/tracking/tracker'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import type { Actor } from '@/domain/actors/actor'
import { lowBalanceSeconds } from '@/domain/chat/meter-time'
import type { ChatMode } from '@/domain/chat/mode'
import { isPaidMode } from '@/domain/chat/offer'
import { asId, type IdempotencyKey } from '@/domain/ids'
import type { CountedChat, LiveUpdate } from '@/domain/live/updates'
import { LiveActors } from '@/ui/actors/live-actors'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { ConversationViewModel } from '@/ui/messenger/conversation-view-model'
import { Checkout } from '@/ui/payments/checkout-door'
import { Modals } from '@/ui/shell/modals'
import { Toasts } from '@/ui/shell/toasts'
import { Owned, type ViewModel } from '@/ui/shell/view-model'

/** What the guest sets before he enters. */
export interface Entry {
  readonly mode: ChatMode
  readonly pin: string
  readonly useVoucher: boolean
  readonly stopAt: number | null
}

export type RoomStage = 'loading' | 'missing' | 'lobby' | 'live' | 'ended'

/** A live room: the door, the meter that the platform counts, and the bill. */
@injectable('Transient')
export class RoomViewModel implements ViewModel {
  actor: Actor | null = null
  chat: RunningChat | null = null
  bill: CountedChat | null = null
  fault: BackendErrorCode | null = null
  refusal: ChatRefusal | null = null
  isStarting = false
  isEnding = false
  isLoading = true
  /** Seconds as they pass here, between two words of the platform's meter. */
  shownSeconds = 0
  private key: IdempotencyKey | null = null
  private readonly owned = new Owned()
  private readonly pulse = new Owned()

  constructor(
    @inject(ActorGateway) private readonly actors: ActorGateway,
    @inject(ChatGateway) private readonly gateway: ChatGateway,
    @inject(LiveUpdates) private readonly live: LiveUpdates,
    @inject(Tracker) private readonly tracker: Tracker,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
    @inject(LiveActors) private readonly known: LiveActors,
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(Checkout) private readonly checkout: Checkout,
    @inject(Modals) private readonly modals: Modals,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(ConversationViewModel) readonly conversation: ConversationViewModel,
  ) {
    makeAutoObservable<
      RoomViewModel,
      | 'actors'
      | 'gateway'
      | 'live'
      | 'tracker'
      | 'clock'
      | 'random'
      | 'known'
      | 'guest'
      | 'checkout'
      | 'modals'
      | 'toasts'
      | 'key'
      | 'owned'
      | 'pulse'
    >(this, {
      actor: observableRef,
      chat: observableRef,
      bill: observableRef,
      conversation: false,
      actors: false,
      gateway: false,
      live: false,
      tracker: false,
      clock: false,
      random: false,
      known: false,
      guest: false,
      checkout: false,
      modals: false,
      toasts: false,
      key: false,
      owned: false,
      pulse: false,
    })
  }

  start(): void {
    this.conversation.start()
    this.owned.add(this.live.subscribe((update) => runInAction(() => this.hear(update))))
  }

  dispose(): void {
    this.leaveQuietly()
    this.pulse.dispose()
    this.owned.dispose()
    this.conversation.dispose()
  }

  get stage(): RoomStage {
    if (this.bill !== null) return 'ended'
    if (this.chat !== null) return 'live'
    if (this.isLoading) return 'loading'
    return this.actor === null ? 'missing' : 'lobby'
  }

  /** The balance pays for less than two more minutes; the guest's own stop is no reason to warn. */
  get isBalanceLow(): boolean {
    const { chat } = this
    if (chat === null || chat.pricePerMinute === 0) return false
    return Math.floor((this.guest.balance * 60) / chat.pricePerMinute) < lowBalanceSeconds
  }

  get balance(): number {
    return this.guest.balance
  }

  get isLoggedIn(): boolean {
    return this.guest.isLoggedIn
  }

  /** Shows the room of a performer; a chat that runs there already is taken up again. */
  show(name: string): () => void {
    return reaction(
      () => this.guest.guest?.id,
      (id) => {
        if (id !== undefined) void this.load(name)
      },
      { fireImmediately: true },
    )
  }

  /** Asks to be let in. The same press twice is one chat; a failed answer keeps the key, so that asking again is safe. */
  async enter(entry: Entry): Promise<void> {
    const { actor } = this
    if (actor === null || this.isStarting || this.chat !== null) return
    if (!this.guest.isLoggedIn && entry.mode !== 'preview') {
      await this.askToSignUp(actor, entry.mode)
      return
    }
    this.isStarting = true
    this.refusal = null
    this.fault = null
    this.key ??= asId<IdempotencyKey>(this.random.id())
    try {
      const result = await this.gateway.start(requestOf(actor, entry, this.key))
      runInAction(() => {
        this.key = null
        if (result.ok) this.begin(result.chat)
        else this.refuse(result.reason, result.missing)
      })
    } catch (fault) {
      runInAction(() => {
        this.fault = codeOf(fault)
      })
    } finally {
      runInAction(() => {
        this.isStarting = false
      })
    }
  }

  /** Ends the chat and shows what it came to. */
  async end(): Promise<void> {
    const { chat } = this
    if (chat === null || this.isEnding) return
    this.isEnding = true
    try {
      const bill = await this.gateway.stop(chat.chatId)
      runInAction(() => {
        if (bill !== null) this.finish(bill)
      })
    } catch (fault) {
      this.toasts.show('bad', `errors.${codeOf(fault)}`)
    } finally {
      runInAction(() => {
        this.isEnding = false
      })
    }
  }

  async setStop(stopAt: number | null): Promise<void> {
    const { chat } = this
    if (chat === null) return
    try {
      await this.gateway.setStop(chat.chatId, stopAt)
      runInAction(() => {
        if (this.chat !== null) this.chat = { ...this.chat, stopAt }
      })
    } catch (fault) {
      this.toasts.show('bad', `errors.${codeOf(fault)}`)
    }
  }

  topUp(): void {
    void this.checkout.open('moneycharge', { host: this.actor?.name ?? '' })
  }

  /** Back to the door after a bill. */
  again(): void {
    this.bill = null
    this.refusal = null
  }

  private async load(name: string): Promise<void> {
    this.isLoading = true
    this.fault = null
    try {
      const [actor, running] = await Promise.all([this.actors.byIdOrName(name), this.gateway.running()])
      runInAction(() => {
        this.actor = actor
        if (actor === null) return
        this.known.learn([actor])
        if (running?.actorId === actor.id) this.begin(running)
      })
      if (actor === null) return
      this.tracker.profileVisit(actor.name, actor.id)
      if (this.guest.isLoggedIn) await this.conversation.openWith(actor.id)
      runInAction(() => this.tellConversation())
    } catch (fault) {
      runInAction(() => {
        this.fault = codeOf(fault)
      })
    } finally {
      runInAction(() => {
        this.isLoading = false
      })
    }
  }

  private begin(chat: RunningChat): void {
    this.chat = chat
    this.bill = null
    this.shownSeconds = chat.seconds
    this.tellConversation()
    this.beat()
    this.count()
  }

  /** Says again and again that the guest is there, as long as the chat runs. */
  private beat(): void {
    const { chat } = this
    if (chat === null) return
    const again = () => {
      void this.gateway.heartbeat(chat.chatId).catch(() => undefined)
      this.pulse.add(this.clock.after(HEARTBEAT_EVERY, again))
    }
    again()
  }

  private count(): void {
    const again = () => {
      runInAction(() => this.shownSeconds++)
      this.pulse.add(this.clock.after(1_000, again))
    }
    this.pulse.add(this.clock.after(1_000, again))
  }

  private finish(bill: CountedChat): void {
    this.pulse.dispose()
    this.chat = null
    this.bill = bill
    this.tellConversation()
    void this.guest.refresh().catch(() => undefined)
  }

  private refuse(reason: ChatRefusal, missing: number): void {
    if (reason === 'not-enough-money') this.modals.show('not-enough-money', { missing })
    this.refusal = reason
  }

  private async askToSignUp(actor: Actor, mode: ChatMode): Promise<void> {
    const pending: PendingLoginAction = { type: 'openChat', params: { targetId: actor.id, value: mode } }
    await this.checkout.open('signup', { host: actor.name, pending })
  }

  private tellConversation(): void {
    const { chat } = this
    this.conversation.chatId = chat !== null && chat.mode !== 'preview' ? chat.chatId : null
  }

  private hear(update: LiveUpdate): void {
    const { chat } = this
    if (update.type === 'chatTick' && update.chatId === chat?.chatId) {
      const { seconds, charged, voucherSeconds, secondsLeft } = update
      this.chat = { ...chat, seconds, charged, voucherSeconds, secondsLeft }
      this.shownSeconds = seconds
    } else if (update.type === 'chatEnd' && update.chatId === chat?.chatId) {
      this.finish(update.bill)
    } else if (update.type === 'sessionAcknowledged' && chat !== null) {
      void this.takeUpAgain()
    } else if (update.type === 'balance' && this.refusal === 'not-enough-money') {
      // Whether it is enough now the platform says when the guest presses again; that it was not is no longer true to say.
      this.refusal = null
    }
  }

  /** After the line was down: the chat may have ended meanwhile, and its bill is asked for. */
  private async takeUpAgain(): Promise<void> {
    const before = this.chat
    const running = await this.gateway.running().catch(() => before)
    if (before === null || this.chat?.chatId !== before.chatId) return
    if (running?.chatId === before.chatId) {
      runInAction(() => {
        this.chat = running
        this.shownSeconds = running.seconds
      })
      return
    }
    const bill = await this.gateway.stop(before.chatId).catch(() => null)
    runInAction(() => {
      if (bill !== null) this.finish(bill)
    })
  }

  /** Whoever goes to another page has left the room, and pays no second more. */
  private leaveQuietly(): void {
    if (this.chat !== null) void this.gateway.stop(this.chat.chatId).catch(() => undefined)
    this.chat = null
  }
}

function requestOf(actor: Actor, entry: Entry, key: IdempotencyKey): ChatRequest {
  return {
    actorId: actor.id,
    mode: entry.mode,
    key,
    useVoucher: entry.useVoucher,
    stopAt: isPaidMode(entry.mode) ? entry.stopAt : null,
    ...(entry.pin === '' ? {} : { pin: entry.pin }),
  }
}
