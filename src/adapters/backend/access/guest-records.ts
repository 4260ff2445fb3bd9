import {
  dictionary,
  fields,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  schemaOf,
  text,
  whole,
} from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import type { AvsStatus, ChatShowTicket, NotificationSettings, RestrictionLevel } from '@/domain/guest/guest'
import type { DeviceDescription } from '@/domain/guest/device-description'
import { dayOf } from '@/domain/guest/session-lifetime'
import type { ActorId, GuestId, SessionId, TicketId } from '@/domain/ids'

/** What the platform keeps of a guest. The balance is not here: it is the ledger's (GUE-001 to GUE-009). */
export interface GuestRecord {
  readonly id: GuestId
  readonly name: string
  readonly avatar: number
  /** Lower case; `null` for an anonymous guest. */
  readonly email: string | null
  readonly emailVerified: boolean
  /** Salted and stretched; `null` for an anonymous guest. */
  readonly passwordHash: string | null
  readonly birthDate: string | null
  readonly signupOrigin: string
  readonly createdAt: number
  readonly preferences: Readonly<Record<string, string>>
  readonly loyaltyPoints: number
  readonly showDataProtection: boolean
  readonly notificationSettings: NotificationSettings
  readonly isLocked: boolean
  readonly restrictionLevel: RestrictionLevel | null
  readonly isPayingCustomer: boolean
  readonly isForcePayment: boolean
  readonly isBlockedForComments: boolean
  readonly avsStatus: AvsStatus
  readonly avsRejectMessage: string | null
  /** Epoch ms until which a subscription runs; 0: never had one. */
  readonly vipUntil: number
  readonly tvUntil: number
  readonly voicecallIdHash: string | null
  readonly oneClickEnabled: boolean
  readonly autoRechargeAmount: number | null
  readonly freeMessages: number
  readonly spins: number
  readonly videochats: number
  readonly chatShowTickets: readonly ChatShowTicket[]
  readonly featureFeedback: readonly string[]
  readonly conversionChatEnds: Readonly<Record<string, number>>
}

const guest = fields<GuestRecord>({
  id: id<GuestId>(),
  name: text,
  avatar: whole,
  email: nullable(text),
  emailVerified: flag,
  passwordHash: nullable(text),
  birthDate: nullable(text),
  signupOrigin: text,
  createdAt: number,
  preferences: dictionary(text),
  loyaltyPoints: number,
  showDataProtection: flag,
  notificationSettings: fields<NotificationSettings>({ email: flag, sms: flag, push: flag }),
  isLocked: flag,
  restrictionLevel: nullable(oneOf(1, 2, 3)),
  isPayingCustomer: flag,
  isForcePayment: flag,
  isBlockedForComments: flag,
  avsStatus: oneOf('unknown', 'pending', 'accepted', 'rejected'),
  avsRejectMessage: nullable(text),
  vipUntil: number,
  tvUntil: number,
  voicecallIdHash: nullable(text),
  oneClickEnabled: flag,
  autoRechargeAmount: nullable(number),
  freeMessages: whole,
  spins: whole,
  videochats: whole,
  chatShowTickets: list(
    fields<ChatShowTicket>({
      ticketId: id<TicketId>(),
      showId: text,
      start: number,
      end: number,
      actorId: id<ActorId>(),
    }),
  ),
  featureFeedback: list(text),
  conversionChatEnds: dictionary(number),
})

export const guests: Collection<GuestRecord> = {
  name: 'guests',
  schema: schemaOf(guest),
  key: (guest) => guest.id,
  indexes: {
    byEmail: (guest) => (guest.email === null ? [] : [[guest.email]]),
    byName: (guest) => (guest.email === null ? [] : [[guest.name.toLowerCase()]]),
    anonymous: (guest) => (guest.email === null ? [[guest.createdAt, guest.id]] : []),
  },
  unique: ['byEmail', 'byName'],
}

/**
 * A device's session. Device key and access token are kept as hashes only; the token is made of `id` and the device key, so that
 * only a device that shows its key is told it. A token belongs to one guest and opens nothing of another.
 */
export interface SessionRecord {
  /** Names the session where it is listed; opens nothing. */
  readonly id: SessionId
  readonly tokenHash: string
  readonly deviceHash: string
  /** Hash of the device key that the key of this session replaced; `null`: none. */
  readonly replacedHash: string | null
  readonly guestId: GuestId
  readonly countryCode: string
  readonly device: DeviceDescription
  /** Epoch ms. */
  readonly openedAt: number
  /** Epoch ms; written every few minutes at most. */
  readonly usedAt: number
  /** Accounts that were logged in to on this device, the latest first. */
  readonly accounts: readonly GuestId[]
}

export const sessions: Collection<SessionRecord> = {
  name: 'sessions',
  schema: schemaOf(
    fields<SessionRecord>({
      id: id<SessionId>(),
      tokenHash: text,
      deviceHash: text,
      replacedHash: nullable(text),
      guestId: id<GuestId>(),
      countryCode: text,
      device: fields<DeviceDescription>({ browser: nullable(text), system: nullable(text) }),
      openedAt: number,
      usedAt: number,
      accounts: list(id<GuestId>()),
    }),
  ),
  key: (session) => session.tokenHash,
  indexes: {
    byId: (session) => [[session.id]],
    byDevice: (session) => [[session.deviceHash]],
    byReplaced: (session) => (session.replacedHash === null ? [] : [[session.replacedHash]]),
    byGuest: (session) => [[session.guestId, session.openedAt]],
    byDay: (session) => [[session.accounts.length === 0 ? 0 : 1, dayOf(session.usedAt), session.tokenHash]],
  },
  unique: ['byDevice'],
}
