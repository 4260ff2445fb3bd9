import type { Backend } from './backend'
import type { InterruptibleLive } from './interruptible-live'
import type { ShiftedClock } from './shifted-clock'
import { ageChecks } from '@/adapters/backend/access/age-checks'
import { countersOf, guestCounters } from '@/adapters/backend/access/guest-counters'
import { putEntitlement } from '@/adapters/backend/entitlements/entitlement-records'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { balanceOfGuest, credit, spend, type Booking } from '@/adapters/backend/money/ledger-book'
import type { Mailbox } from '@/adapters/backend/mail/mailbox'
import type { AnalyticsBox } from '@/adapters/backend/tracking/analytics-box'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { actors } from '@/adapters/backend/actors/actor-records'
import { advanceChat } from '@/adapters/backend/chat/meter/advance-chat'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import { appendMessage } from '@/adapters/backend/messenger/append-message'
import { textsInForce } from '@/adapters/backend/legal/legal-agreement-records'
import { legalTexts } from '@/adapters/backend/legal/legal-records'
import { channels } from '@/adapters/backend/messenger/messenger-records'
import { sampleMedia } from '@/adapters/backend/assembly/sample-world'
import type { Transaction } from '@/adapters/stores/store'
import type { AnalyticsEvent } from '@/application/tracking/analytics'
import type { Stage, StageMail, NetworkConditions } from '@/application/stage/stage'
import type { ExitCode } from '@/domain/chat/exit-code'
import type { AvsStatus } from '@/domain/access/avs'
import { asId, type ChannelId, type IdempotencyKey } from '@/domain/ids'
import type { LegalTextType } from '@/domain/legal/legal-text'
import { LANGUAGES } from '@/domain/navigation/language'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import type { MessageMedia } from '@/domain/messenger/message-media'

const MONTH = 30 * 86_400_000

/**
 * The stage over the embedded backend: everything it does goes through the same store, ledger and
 * hub as everything else.
 */
export class MemoryStage implements Stage {
  private current: NetworkConditions = { delay: 0, failing: 0, offline: false }

  constructor(
    private readonly backend: Pick<Backend, 'context' | 'store' | 'scheduler' | 'simulator'>,
    private readonly clock: ShiftedClock,
    private readonly caller: RequestContext,
    private readonly parts: {
      readonly mailbox: Mailbox
      readonly analytics: AnalyticsBox
      readonly live: Pick<InterruptibleLive, 'setOffline'>
    },
    private readonly forget: () => Promise<void>,
  ) {}

  async raise(update: LiveUpdate): Promise<void> {
    const { guest } = await requireSession(this.backend.store, this.caller)
    this.backend.context.hub.publish(guest.id, update)
  }

  async sendMedia(channelId: ChannelId, kind: MessageMedia['kind']): Promise<boolean> {
    const { context: platform, store } = this.backend
    const message = await store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const channel = await tx.get(channels, channelId)
      const actor = channel?.guestId === guest.id ? await tx.get(actors, channel.actorId) : undefined
      if (channel === undefined || actor === undefined) return null
      return appendMessage(tx, channel, {
        ...sampleMedia(actor, channel.sequence, this.caller.language(), kind),
        sender: 'actor',
        clientId: `stage:${platform.random.id()}`,
        gifts: [],
        price: 0,
        at: platform.clock.now(),
        chatId: null,
        quote: null,
      })
    })
    if (message !== null) await this.raise({ type: 'message', channelId, message })
    return message !== null
  }

  async moveClock(by: number): Promise<void> {
    this.clock.move(by)
    await this.backend.scheduler.runOnce()
  }

  async setBalance(coins: number): Promise<void> {
    const { context: platform } = this.backend
    const { id, balance } = await platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const difference = Math.max(0, Math.round(coins)) - (await balanceOfGuest(tx, guest.id))
      const booking: Booking = {
        key: asId<IdempotencyKey>(`stage:${platform.random.id()}`),
        at: platform.clock.now(),
        kind: 'bonus',
        amount: Math.abs(difference),
        guestId: guest.id,
        statement: `stage:${platform.clock.now()}`,
        subject: null,
        subjectId: null,
        paid: null,
      }
      if (difference >= 0) await credit(tx, booking)
      else await spend(tx, booking, null)
      return { id: guest.id, balance: await balanceOfGuest(tx, guest.id) }
    })
    platform.hub.publish(id, { type: 'balance', balance })
  }

  async setVip(active: boolean): Promise<void> {
    const from = this.clock.now()
    const until = active ? from + MONTH : 0
    await this.change((tx, { id: guestId }) =>
      putEntitlement(tx, { guestId, plan: 'vip', state: active ? 'active' : 'lapsed', from, until }),
    )
    await this.raise({ type: 'vipSubscription', active, until: active ? until : null })
  }

  async giveSpins(count: number): Promise<void> {
    await this.change(async (tx, { id }) => {
      const counters = await countersOf(tx, id)
      await tx.put(guestCounters, { ...counters, spins: counters.spins + count })
    })
  }

  async setAvs(status: AvsStatus): Promise<void> {
    const message = status === 'rejected' ? 'document-unreadable' : null
    await this.change((tx, { id: guestId }) =>
      tx.put(ageChecks, { guestId, avsStatus: status, avsRejectMessage: message }),
    )
    if (status === 'accepted') await this.raise({ type: 'avsSet' })
    else if (status === 'pending') await this.raise({ type: 'avsPending' })
    else if (status === 'rejected') await this.raise({ type: 'avsRejected', message: message ?? '' })
    else await this.raise({ type: 'avsRevoked' })
  }

  async publishLegalText(type: LegalTextType): Promise<void> {
    const validFrom = this.clock.now()
    await this.backend.context.store.transaction(async (tx) => {
      for (const language of LANGUAGES) {
        const known = (await textsInForce(tx, language, validFrom)).find((text) => text.type === type)
        if (known === undefined) continue
        const version = known.version + 1
        await tx.put(legalTexts, { ...known, id: `${type}-${version}-${language}`, version, validFrom })
      }
    })
    await this.raise({ type: 'pageReload' })
  }

  async endChat(exitCode: ExitCode): Promise<boolean> {
    const { context: platform, store } = this.backend
    const ended = await store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const [chat] = await tx.find(chats, 'runningOfGuest', { prefix: [guest.id], limit: 1 })
      return chat === undefined ? null : advanceChat(tx, chat, platform.clock.now(), exitCode)
    })
    if (ended !== null) publishAll(platform.hub, ended.updates)
    return ended !== null
  }

  conditions(): NetworkConditions {
    return this.current
  }

  setConditions(conditions: NetworkConditions): void {
    this.current = conditions
    this.parts.live.setOffline(conditions.offline)
  }

  mails(): Promise<readonly StageMail[]> {
    return this.parts.mailbox.mails()
  }

  events(): Promise<readonly AnalyticsEvent[]> {
    return this.parts.analytics.events()
  }

  stepSimulation(): Promise<void> {
    return this.backend.simulator.step()
  }

  async reset(): Promise<void> {
    this.clock.reset()
    await this.forget()
  }

  private async change(work: (tx: Transaction, guest: GuestRecord) => Promise<void>): Promise<void> {
    await this.backend.context.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      await work(tx, guest)
    })
  }
}
