import { isOwnAddress } from '@/domain/navigation/own-address'
import * as fc from 'fast-check'
import type { ContentDemands, GuestProofs } from '@/domain/media/gates'
import { PENDING_ACTION_TYPES, type PendingLoginAction } from '@/domain/access/pending-login-action'
import type { GuestAction } from '@/domain/access/permissions'
import type { GuestFlags } from '@/domain/access/roles'

export const anyDemands: fc.Arbitrary<ContentDemands> = fc.record({
  needsLogin: fc.boolean(),
  needsAgeCheck: fc.boolean(),
  needsAbo: fc.boolean(),
  needsPurchase: fc.boolean(),
})

export const anyProofs: fc.Arbitrary<GuestProofs> = fc.record({
  isLoggedIn: fc.boolean(),
  hasAvs: fc.boolean(),
  hasAbo: fc.boolean(),
  hasBought: fc.boolean(),
})

/** One that is forgotten does not compile. */
const every: Readonly<Record<GuestAction, true>> = {
  'open-signup': true,
  'open-login': true,
  'password-lost': true,
  'contact-support': true,
  report: true,
  'open-settings': true,
  'voice-call': true,
  watch: true,
  'verify-age': true,
  'guest-lists': true,
  'track-view': true,
  pin: true,
  note: true,
  like: true,
  vote: true,
  comment: true,
  'chat-free': true,
  message: true,
  'chat-paid': true,
  buy: true,
  tip: true,
  pay: true,
  subscribe: true,
  redeem: true,
  spin: true,
}

/** Every action there is. */
export const GUEST_ACTIONS = Object.keys(every) as readonly GuestAction[]

export const anyGuestFlags: fc.Arbitrary<GuestFlags> = fc.record({
  isLoggedIn: fc.boolean(),
  isVip: fc.boolean(),
  isPremium: fc.boolean(),
  hasAvs: fc.boolean(),
  isPayingCustomer: fc.boolean(),
  isForcePayment: fc.boolean(),
  isLocked: fc.boolean(),
  isRestricted: fc.boolean(),
  restrictionLevel: fc.constantFrom(null, 1, 2, 3),
  isBlockedForComments: fc.boolean(),
})

/** A logged-in guest without restrictions. */
export const ordinaryGuest: GuestFlags = {
  isLoggedIn: true,
  isVip: false,
  isPremium: false,
  hasAvs: false,
  isPayingCustomer: false,
  isForcePayment: false,
  isLocked: false,
  isRestricted: false,
  restrictionLevel: null,
  isBlockedForComments: false,
}

/** A guest without an account. */
export const anonymousGuest: GuestFlags = { ...ordinaryGuest, isLoggedIn: false }

const anyJsonObject = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean()))

/** Any action a guest can leave behind for their login. */
export const anyPendingAction: fc.Arbitrary<PendingLoginAction> = fc.record({
  type: fc.constantFrom(...PENDING_ACTION_TYPES),
  params: fc.record(
    {
      targetId: fc.string({ minLength: 1 }),
      targetUrl: fc
        .webPath()
        .map((path) => `/en${path}`)
        .filter((path) => isOwnAddress(path)),
      storeAutoOpenSetting: fc.boolean(),
      value: fc.oneof(fc.string(), fc.integer()),
      qmDate: fc.constant('2026-11-30'),
      options: anyJsonObject,
      shouldOpen: fc.boolean(),
      config: anyJsonObject,
    },
    { requiredKeys: [] },
  ),
})

const domains = fc.constantFrom('vesper.example', 'mail.vesper-club.example', 'xn--mller-kva.example', '[192.0.2.17]')

/** Addresses that mail can reach. */
export const anyEmail = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(fc.stringMatching(/^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,20}(\.[a-z0-9_-]{1,10}){0,2}$/u), domains)
    .map(([local, domain]) => `${local}@${domain}`),
  fc.tuple(fc.stringMatching(/^[a-z @,;:<>()]{1,20}$/u), domains).map(([local, domain]) => `"${local}"@${domain}`),
)
