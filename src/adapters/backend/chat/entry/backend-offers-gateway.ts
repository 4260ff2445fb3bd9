import { actors } from '@/adapters/backend/actors/actor-records'
import { actorFacts, guestFacts } from './chat-facts'
import { isGuestSeen } from '@/adapters/backend/chat/live/chat-picture'
import { conversionActorsOf, switchConversion } from '@/adapters/backend/chat/free/conversion-calls'
import { conversionOf } from '@/adapters/backend/chat/free/conversion-chat'
import { freeMinutesOf } from '@/adapters/backend/chat/free/free-minutes'
import { freeTimeOf } from '@/adapters/backend/chat/free/free-time'
import { modeLimit } from './mode-limit'
import { buttonTextsOf } from './offer-texts'
import { declinePreview, previewLeftOf } from '@/adapters/backend/chat/free/preview-time'
import { findActor } from '@/adapters/backend/actors/find-actor'
import { countersOf } from '@/adapters/backend/access/guest-counters'
import { membershipOf, ticketNow } from '@/adapters/backend/access/memberships'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { BackendError } from '@/application/errors/backend-error'
import type { ConversionAction, OffersGateway, PreviewRequest, PreviewState } from '@/application/chat/offers-gateway'
import type { ChatButtons, ModeOffer } from '@/domain/chat/chat-buttons'
import type { ActorSummary } from '@/domain/actors/actor'
import { CONVERSION_CHAT_ACTORS, type ConversionChat } from '@/domain/chat/conversion-chat'
import type { FreeChatDuration } from '@/domain/chat/free-chat-time'
import { modesOnOffer } from '@/domain/chat/modes-on-offer'
import { pricePerMinuteOf } from '@/domain/chat/offer'
import { takesVoiceCalls } from '@/domain/chat/voice-call'

/** Answers offers by the rules, and from the facts, by which guests are let in. */
export class BackendOffersGateway implements OffersGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async buttons(actorIdOrName: string): Promise<ChatButtons | null> {
    const { store, clock } = this.platform
    const { guest, session } = await requireSession(store, this.caller)
    const record = await findActor(store, actorIdOrName)
    if (record === undefined) return null
    const { prices } = record
    const now = clock.now()
    const [membership, counters, voucherChatMinutes] = await Promise.all([
      membershipOf(store, guest.id),
      countersOf(store, guest.id),
      freeMinutesOf(store, { guest, countryCode: session.countryCode, actor: record }, true, now),
    ])
    const ticket = ticketNow(membership, record.id, now)
    const actor = actorFacts(record, await isGuestSeen(this.platform, record))
    const previewSeconds = await previewLeftOf(this.platform, store, membership, record.id, now)
    const { left: freeSeconds } = await freeTimeOf(this.platform, store, guest.id, now)
    const standing = { guest, session, hasTicket: ticket !== undefined, previewSeconds, freeSeconds }
    const facts = await guestFacts(store, standing, record, now, 'private')
    const length = { previewSeconds, freeSeconds, showEnd: ticket?.end ?? now, now }
    const modes = modesOnOffer(actor, facts).map((mode): ModeOffer => ({
      mode,
      pricePerMinute: pricePerMinuteOf(mode, actor.prices),
      seconds: modeLimit(mode, length)?.seconds ?? null,
    }))
    return {
      actorId: record.id,
      ...buttonTextsOf(modes, prices.single, this.caller.language()),
      isActorOnline: record.state.isOnline,
      voucherChatMinutes,
      freeChat: record.state.freeChat,
      isBannedCountryCode: record.bannedCountryCodes.includes(session.countryCode),
      isVoyeurChatAvailable: record.state.isVoyeurChatAvailable,
      isVoyeurMode: record.state.isBusy && modes.some(({ mode }) => mode === 'voyeur'),
      guestHasTicket: facts.hasTicket,
      multiChatPrice: prices.voyeur,
      singleC2CChatPrice: prices.c2c,
      prices: {
        freeMessages: counters.freeMessages,
        message: prices.message,
        single: prices.single,
        singlec2c: prices.c2c,
        video: prices.single,
        voyeur: prices.voyeur,
        voucherChatMinutes,
      },
      isVoiceCallOffered: takesVoiceCalls(
        record,
        modes.some(({ mode }) => mode === 'video-call'),
      ),
      modes,
    }
  }

  async freeChatDuration(): Promise<FreeChatDuration | null> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    if (!isLoggedIn(guest)) return null
    return freeTimeOf(this.platform, this.platform.store, guest.id, this.platform.clock.now())
  }

  preview({ actorId, decline }: PreviewRequest): Promise<PreviewState> {
    return this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      if ((await tx.get(actors, actorId)) === undefined) throw new BackendError('not-found', { detail: 'actor' })
      const now = this.platform.clock.now()
      if (decline) await declinePreview(tx, { guestId: guest.id, actorId }, now)
      const membership = await membershipOf(tx, guest.id)
      return { secondsLeft: await previewLeftOf(this.platform, tx, membership, actorId, now) }
    })
  }

  async conversion(): Promise<ConversionChat> {
    const { store, clock } = this.platform
    const { guest } = await requireSession(store, this.caller)
    return conversionOf(store, guest, clock.now())
  }

  switchConversion(action: ConversionAction): Promise<ConversionChat> {
    return switchConversion(this.platform, this.caller, action)
  }

  conversionActors(first = CONVERSION_CHAT_ACTORS): Promise<readonly ActorSummary[]> {
    return conversionActorsOf(this.platform, this.caller, first)
  }
}
