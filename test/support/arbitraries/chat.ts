import * as fc from 'fast-check'
import type { ActorChatFacts, GuestChatFacts } from '@/domain/chat/facts'
import { chatModes } from '@/domain/chat/mode'
import { exitCodes } from '@/domain/chat/exit-code'
import type { MeterTerms } from '@/domain/chat/meter'

const flag = fc.boolean()
const price = fc.option(fc.nat(30), { freq: 4 })

/** One of the six modes. */
export const anyMode = fc.constantFrom(...chatModes)

/** An actor in any state, from a country list that sometimes bars the guest. */
export const anyActorFacts: fc.Arbitrary<ActorChatFacts> = fc.record({
  isOnline: fc.oneof(flag, fc.constant(true)),
  isBusy: flag,
  freeChat: flag,
  isOnlineMobileVideocall: flag,
  isGuestSeen: flag,
  isCurrentlyTicketShow: flag,
  isLivePreviewEnabled: flag,
  isVoyeurChatAvailable: flag,
  canVoyeurChat: flag,
  isVoyeurInSingleChatAllowed: flag,
  bannedCountryCodes: fc.subarray(['DE', 'US'], { maxLength: 1 }),
  prices: fc.record({ single: price, voyeur: price, 'video-call': price }),
})

/** A guest in any state, often with a balance around the minimum. */
export const anyGuestFacts: fc.Arbitrary<GuestChatFacts> = fc.record({
  isLoggedIn: flag,
  isLocked: fc.oneof(flag, fc.constant(false)),
  restrictionLevel: fc.option(fc.constantFrom(1, 2, 3), { freq: 2 }),
  countryCode: fc.constantFrom('DE', 'CH', 'AT'),
  balance: fc.oneof(fc.nat(4), fc.nat(500)),
  ownLimit: fc.option(fc.constantFrom('limit-reached' as const, 'self-excluded' as const), { freq: 2 }),
  voucherSeconds: fc.oneof(fc.constant(0), fc.nat(600)),
  previewSeconds: fc.constantFrom(0, 3, 20),
  freeSeconds: fc.constantFrom(0, 60, 3_600),
  hasTicket: flag,
})

/** An actor who is online and offers everything but a ticket show. */
export const openActor: ActorChatFacts = {
  isOnline: true,
  isBusy: false,
  freeChat: true,
  isOnlineMobileVideocall: true,
  isGuestSeen: true,
  isCurrentlyTicketShow: false,
  isLivePreviewEnabled: true,
  isVoyeurChatAvailable: true,
  canVoyeurChat: true,
  isVoyeurInSingleChatAllowed: true,
  bannedCountryCodes: [],
  prices: { single: 12, voyeur: 6, 'video-call': 15 },
}

/** A logged-in guest of good standing with a hundred coins. */
export const goodGuest: GuestChatFacts = {
  isLoggedIn: true,
  isLocked: false,
  restrictionLevel: null,
  countryCode: 'DE',
  balance: 100,
  ownLimit: null,
  voucherSeconds: 0,
  previewSeconds: 5,
  freeSeconds: 3_600,
  hasTicket: false,
}

/** Any terms a chat could run on, prices and balances small enough that ends are often reached. */
export const anyTerms: fc.Arbitrary<MeterTerms> = fc.record({
  pricePerMinute: fc.oneof(fc.nat(40), fc.constantFrom(0, 7, 59, 60, 61)),
  balance: fc.nat(60),
  voucherSeconds: fc.oneof(
    fc.constant(0),
    fc.nat(5).map((minutes) => minutes * 60),
  ),
  stopAt: fc.option(fc.nat(60)),
  allowance: fc.option(fc.nat(60)),
  timeLimit: fc.option(fc.record({ seconds: fc.nat(400), exitCode: fc.constant(exitCodes.modeTimeUp) }), { freq: 2 }),
})

/** Plain terms without vouchers, stop or time limit. */
export const termsOf = (parts: Partial<MeterTerms> = {}): MeterTerms => ({
  pricePerMinute: 12,
  balance: 100,
  voucherSeconds: 0,
  stopAt: null,
  allowance: null,
  timeLimit: null,
  ...parts,
})
