import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { Drafts } from '@/application/messenger/drafts'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import { MessengerGateway } from '@/application/messenger/messenger-gateway'
import { MAX_PAGE_SIZE, type Page } from '@/application/paging/page'
import type { ActorSummary } from '@/domain/actors/actor'
import type { ActorId, ChannelId } from '@/domain/ids'
import type { UpdateOf } from '@/domain/assembly/live-update'
import type { Channel, ChannelFilter } from '@/domain/messenger/channel'
import { isBegun, isShown, isStillShown } from '@/domain/messenger/channel-filter'
import { afterArchiving, orderChannels, orderOf } from '@/domain/messenger/channel-order'
import { freeChatAfter } from '@/domain/assembly/free-chat'
import { waitBeforeLoading } from '@/domain/messenger/load-more'
import { LiveActors } from '@/ui/actors/live-actors'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { attempt, type Done } from '@/ui/base/attempt'
import type { Loadable } from '@/ui/base/resource'
import { Spaced } from '@/ui/base/spaced'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { ConversationViewModel } from './conversation-view-model'
import { FindInConversation } from './find-in-conversation'

/** Interval between two reads of a channel, ms: messages may arrive faster. */
const RELOAD_GAP = 1_000

/** The guest's conversations and the one that is open. */
@injectable('Transient')
export class MessengerViewModel implements ViewModel, Loadable {
  filter: ChannelFilter = 'newest'
  channels: readonly Channel[] = []
  selected: ChannelId | null = null
  recommendations: readonly ActorSummary[] = []
  /** Finding words in the open conversation. */
  readonly find: FindInConversation
  readonly #loading = new Task()
  readonly #loadingMore: Task
  /** Total number of channels that match the filter. */
  #total = 0
  /** Time at which the newest part of the list was requested, epoch ms. */
  #requestedAt: number | null = null
  #cancelWait: (() => void) | null = null
  readonly #reloads: Spaced<ChannelId>
  readonly #disposables = new Disposables()

  readonly #gateway: MessengerGateway
  readonly #live: LiveUpdates
  readonly #actors: LiveActors
  readonly #guest: GuestViewModel
  readonly #toasts: Toasts
  readonly #clock: Clock
  readonly #drafts: Drafts

  constructor(
    @inject(MessengerGateway) gateway: MessengerGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(LiveActors) actors: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Toasts) toasts: Toasts,
    @inject(Clock) clock: Clock,
    @inject(ConversationViewModel) readonly conversation: ConversationViewModel,
    @inject(Drafts) drafts: Drafts,
  ) {
    this.#drafts = drafts
    this.#gateway = gateway
    this.#live = live
    this.#actors = actors
    this.#guest = guest
    this.#toasts = toasts
    this.#clock = clock
    this.#loadingMore = new Task(toasts)
    this.#reloads = new Spaced(clock, RELOAD_GAP, (id) => this.reloadChannel(id))
    this.find = new FindInConversation(gateway, toasts, clock, (messageId) => conversation.show(messageId))
    makeAutoObservable(this, {
      channels: observableRef,
      recommendations: observableRef,
      conversation: observableRef,
      find: observableRef,
    })
  }

  start(): void {
    this.conversation.start()
    this.#disposables.add(
      subscribeTo(this.#live, {
        message: ({ channelId }) => this.#reloads.request(channelId),
        actorOnline: ({ actorId, online }) => this.setOnline(actorId, online),
        freeShowStart: (update) => this.setFreeChat(update),
        freeShowStop: (update) => this.setFreeChat(update),
        channelArchived: ({ channelId }) => this.leaveArchived(channelId),
      }),
    )
    this.#disposables.add(
      onReconnect(this.#live, () => {
        if (this.#guest.isLoggedIn) void this.load()
      }),
    )
    this.#disposables.add(
      reaction(
        () => this.#guest.guest?.id,
        () => {
          if (this.#guest.isLoggedIn) void this.load()
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.stopWaiting()
    this.#reloads.dispose()
    this.#disposables.dispose()
    this.conversation.dispose()
  }

  /** Whether the channels have been read, or reading them failed. */
  get isLoaded(): boolean {
    return this.#loading.hasFinished
  }

  get isLoading(): boolean {
    return this.#loading.isRunning
  }

  get error(): BackendErrorCode | null {
    return this.#loading.error
  }

  /** The list as it is shown (MSG-013 to MSG-015). */
  get ordered(): readonly Channel[] {
    const { filter, selected } = this
    const shown = this.channels.filter(
      (channel) =>
        isStillShown(channel, { filter, selected }) &&
        isBegun(channel, { selected, hasDraft: this.draftIn(channel.id) !== '' }),
    )
    return orderChannels(shown, { order: orderOf(filter), selected })
  }

  /** Returns the unsent text of a conversation, unless it is the open one. */
  draftIn(channelId: ChannelId): string {
    return channelId === this.selected ? '' : this.#drafts.of(channelId).trim()
  }

  choose(filter: ChannelFilter): void {
    this.filter = filter
    void this.load()
  }

  /** Opens a conversation; reloads the one that is left (MSG-006, MSG-008). */
  async select(channelId: ChannelId | null): Promise<void> {
    const before = this.selected
    this.selected = channelId
    this.find.close()
    if (before !== null && before !== channelId) void this.reloadChannel(before)
    if (channelId === null) {
      this.conversation.close()
      return
    }
    await this.conversation.open(channelId)
    runInAction(() => {
      this.channels = this.channels.map((one) =>
        one.id === channelId ? { ...one, unread: false, unreadCount: 0 } : one,
      )
    })
  }

  /** Finds the next older message of the open conversation with the typed words. */
  async findOlder(): Promise<void> {
    if (this.selected !== null) await this.find.older(this.selected)
  }

  /** Returns the conversation with an actor, opened if needed; `null` if impossible. */
  async channelWith(actorId: ActorId): Promise<ChannelId | null> {
    const channel = await this.#gateway.channelWithActor(actorId).catch(otherwise(null))
    if (channel !== null) runInAction(() => this.put(channel))
    return channel?.id ?? null
  }

  async archive(channel: Channel, archived: boolean): Promise<void> {
    const undo = { label: 'messenger.undo', onAct: () => void this.archive(channel, false) } as const
    const done: Done = archived
      ? { tone: 'info', text: 'messenger.archived', action: undo }
      : { tone: 'info', text: 'messenger.restored' }
    if (await attempt(this.#toasts, () => this.#gateway.archive(channel.id, archived), done))
      this.change(channel.id, { archived })
  }

  async block(channel: Channel, blocked: boolean): Promise<void> {
    const undo = { label: 'messenger.undo', onAct: () => void this.block(channel, false) } as const
    const done: Done = blocked
      ? { tone: 'info', text: 'messenger.blockedNote', action: undo }
      : { tone: 'info', text: 'messenger.unblockedNote' }
    if (await attempt(this.#toasts, () => this.#gateway.block(channel.id, blocked), done))
      this.change(channel.id, { blocked })
  }

  async load(): Promise<void> {
    this.stopWaiting()
    await this.#loading.run(
      () => this.request(0),
      (page) => {
        this.channels = []
        this.take(page)
      },
    )
    await this.loadRecommendations()
  }

  /** Loads the next part near the list's end, at most one in half a second (MSG-016). */
  more(): void {
    if (this.#cancelWait !== null || this.#loadingMore.isRunning || this.loaded >= this.#total) return
    this.#cancelWait = this.#clock.after(waitBeforeLoading(this.#requestedAt, this.#clock.now()), () => {
      this.#cancelWait = null
      void this.#loadingMore.run(
        () => this.request(this.loaded),
        (page) => this.take(page),
      )
    })
  }

  private stopWaiting(): void {
    this.#cancelWait?.()
    this.#cancelWait = null
    this.#loadingMore.cancel()
  }

  /** Number of loaded channels that match the filter. */
  private get loaded(): number {
    return this.channels.filter((channel) => isShown(channel, this.filter)).length
  }

  private request(offset: number): Promise<Page<Channel>> {
    const { filter } = this
    this.#requestedAt = this.#clock.now()
    return this.#gateway.channels({ first: MAX_PAGE_SIZE, offset, filter, order: orderOf(filter) })
  }

  private take(page: Page<Channel>): void {
    this.#total = page.items.length === 0 ? this.loaded : page.total
    for (const channel of page.items.toReversed()) this.put(channel)
  }

  async retry(): Promise<void> {
    await this.load()
  }

  private async loadRecommendations(): Promise<void> {
    const found = await this.#gateway.recommendations({ currentActorId: null }).catch(otherwise([]))
    runInAction(() => {
      this.recommendations = found
      this.#actors.upsert(found)
    })
  }

  /** Applies a change by the guest to the conversation in the list, to the open one, or to both. */
  private change(id: ChannelId, changed: Partial<Pick<Channel, 'archived' | 'blocked'>>): void {
    const open = this.conversation.channel
    const channel = this.channels.find((one) => one.id === id) ?? (open?.id === id ? open : undefined)
    runInAction(() => {
      if (channel !== undefined) this.put({ ...channel, ...changed })
      this.conversation.register(id, changed)
    })
  }

  private async reloadChannel(id: ChannelId): Promise<void> {
    const channel = await this.#gateway.channel(id).catch(otherwise(null))
    if (channel !== null) runInAction(() => this.put(channel))
  }

  private put(reported: Channel): void {
    // The open conversation is in front of the guest: its messages count as read, whatever the
    // platform counted.
    const channel = reported.id === this.selected ? { ...reported, unread: false, unreadCount: 0 } : reported
    const isKnown = this.channels.some(({ id }) => id === channel.id)
    this.channels = isKnown
      ? this.channels.map((one) => (one.id === channel.id ? channel : one))
      : [channel, ...this.channels]
  }

  private setOnline(actorId: ActorId, isActorOnline: boolean): void {
    this.channels = this.channels.map((one) => (one.actorId === actorId ? { ...one, isActorOnline } : one))
    // Actors who are offline are not recommended (MSG-011).
    if (!isActorOnline) this.recommendations = this.recommendations.filter(({ id }) => id !== actorId)
  }

  private setFreeChat(update: UpdateOf<'freeShowStart' | 'freeShowStop'>): void {
    this.channels = this.channels.map((one) => freeChatAfter(one, update))
  }

  private leaveArchived(id: ChannelId): void {
    const channel = this.channels.find((one) => one.id === id)
    if (channel === undefined) return
    const next = afterArchiving(channel, this.selected)
    if (next.kind === 'remove') this.channels = this.channels.filter((one) => one.id !== id)
    else void this.channelWith(next.actorId)
  }
}
