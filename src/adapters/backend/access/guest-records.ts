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
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { NotificationSettings } from '@/domain/guest/guest'
import type { RestrictionLevel } from '@/domain/access/permissions'
import type { DeviceDescription } from '@/domain/guest/device-description'
import { dayOf } from '@/domain/guest/session-lifetime'
import type { GuestId, SessionId } from '@/domain/ids'

/**
 * A guest's identity and standing with the platform (GUE-001 to GUE-009). Data that changes with
 * use has records of its own: wallet, membership, age check and counters, so that a payment or the
 * end of a chat does not write this one.
 */
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
  /** Read by servers of the build before only: what is asked follows from the agreements. */
  readonly showDataProtection: boolean
  readonly notificationSettings: NotificationSettings
  readonly isLocked: boolean
  readonly restrictionLevel: RestrictionLevel | null
  readonly isBlockedForComments: boolean
  readonly voicecallIdHash: string | null
  readonly featureFeedback: readonly string[]
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
  showDataProtection: flag,
  notificationSettings: fields<NotificationSettings>({ email: flag, sms: flag, push: flag }),
  isLocked: flag,
  restrictionLevel: nullable(oneOf(1, 2, 3)),
  isBlockedForComments: flag,
  voicecallIdHash: nullable(text),
  featureFeedback: list(text),
})

export const guests: Collection<GuestRecord> = {
  name: 'guests',
  schema: schemaOf(guest),
  key: (guest) => guest.id,
  ofGuest: { ...belongsToGuest('key'), exports: { leavesOut: ['passwordHash', 'voicecallIdHash'] } },
  indexes: {
    byEmail: (guest) => (guest.email === null ? [] : [[guest.email]]),
    byName: (guest) => (guest.email === null ? [] : [[guest.name.toLowerCase()]]),
    anonymous: (guest) => (guest.email === null ? [[guest.createdAt, guest.id]] : []),
  },
  unique: ['byEmail', 'byName'],
}

/**
 * A device's session. Device key and access token are stored as hashes only; the token is made of
 * `id` and the device key, so that only a device that shows its key gets it. A token belongs to one
 * guest and opens nothing of another.
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
  ofGuest: {
    ...belongsToGuest('byGuest'),
    exports: { leavesOut: ['tokenHash', 'deviceHash', 'replacedHash', 'accounts'] },
  },
  indexes: {
    byId: (session) => [[session.id]],
    byDevice: (session) => [[session.deviceHash]],
    byReplaced: (session) => (session.replacedHash === null ? [] : [[session.replacedHash]]),
    byGuest: (session) => [[session.guestId, session.openedAt]],
    byDay: (session) => [[session.accounts.length === 0 ? 0 : 1, dayOf(session.usedAt), session.tokenHash]],
  },
  unique: ['byDevice'],
}
