import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import { MessengerGateway } from '@/application/messenger/messenger-gateway'
import type { Channel } from '@/domain/messenger/channel'
import { NAVBAR_UNREAD_CHANNELS, recentUnread } from '@/domain/messenger/recent-unread'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Resource } from '@/ui/base/resource'
import { Spaced } from '@/ui/base/spaced'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { InboxViewModel } from './inbox-view-model'

/** Interval between two reads of the list, ms: messages may arrive faster. */
const RELOAD_GAP = 1_000

/** The newest unread conversations, for the menu of the navbar (MSG-012). */
@injectable('Transient')
export class UnreadChannelsViewModel implements ViewModel {
  readonly #found: Resource<readonly Channel[]>
  readonly #live: LiveUpdates
  readonly #guest: GuestViewModel
  readonly #inbox: InboxViewModel
  readonly #reloads: Spaced<'all'>
  readonly #disposables = new Disposables()

  constructor(
    @inject(MessengerGateway) gateway: MessengerGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(InboxViewModel) inbox: InboxViewModel,
    @inject(Clock) clock: Clock,
  ) {
    this.#live = live
    this.#guest = guest
    this.#inbox = inbox
    this.#found = new Resource(async () => {
      const query = { first: NAVBAR_UNREAD_CHANNELS, offset: 0, filter: 'unread', order: 'newest' } as const
      return (await gateway.channels(query)).items
    })
    this.#reloads = new Spaced(clock, RELOAD_GAP, () => this.#found.reload())
    makeAutoObservable(this)
  }

  start(): void {
    const reload = (): void => {
      if (this.#guest.isLoggedIn) void this.#found.reload()
    }
    const spaced = (): void => {
      if (this.#guest.isLoggedIn) this.#reloads.request('all')
    }
    const updates = { message: spaced, messageRead: spaced, channelArchived: spaced }
    this.#disposables.add(subscribeTo(this.#live, updates))
    this.#disposables.add(onReconnect(this.#live, reload))
    // A new guest never sees the previous one's unread messages, not even until the answer.
    const change = (): void => {
      this.#found.clear()
      reload()
    }
    this.#disposables.add(reaction(() => this.#guest.guest?.id, change, { fireImmediately: true }))
  }

  dispose(): void {
    this.#found.clear()
    this.#reloads.dispose()
    this.#disposables.dispose()
  }

  /** Number of unread messages in all conversations. */
  get unreadTotal(): number {
    return this.#guest.isLoggedIn ? this.#inbox.unreadTotal : 0
  }

  get channels(): readonly Channel[] {
    return recentUnread(this.#found.value ?? [])
  }
}
