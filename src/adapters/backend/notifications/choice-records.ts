import { fields, flag, id, list, nullable, number, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader } from '@/adapters/stores/store'
import type { ActorId, GuestId } from '@/domain/ids'
import {
  NO_CHOICES,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeKind,
  type NotificationChoices,
} from '@/domain/notifications/notification-choices'
import type { QuietHours } from '@/domain/notifications/quiet-hours'

interface ChoicesRecord extends NotificationChoices {
  readonly guestId: GuestId
}

const kinds = list(oneOf<NoticeKind>(...NOTICE_KINDS))

/** Guests' choices about notices; a guest who has chosen nothing has no record. */
export const notificationChoices: Collection<ChoicesRecord> = {
  name: 'notificationChoices',
  schema: schemaOf(
    fields<ChoicesRecord>({
      guestId: id<GuestId>(),
      kinds: fields<NotificationChoices['kinds']>({ email: kinds, sms: kinds, push: kinds }),
      quiet: nullable(fields<QuietHours>({ from: whole, to: whole })),
      timeZone: text,
      neutral: flag,
    }),
  ),
  key: ({ guestId }) => guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}

interface ActorNoticesRecord {
  readonly guestId: GuestId
  readonly actorId: ActorId
  readonly channels: readonly NoticeChannel[]
}

export const actorKey = (guestId: GuestId, actorId: ActorId): string => `${guestId} ${actorId}`

/** The channels by which guests are notified of an actor; no record: none. */
export const actorNotices: Collection<ActorNoticesRecord> = {
  name: 'actorNotices',
  schema: schemaOf(
    fields<ActorNoticesRecord>({
      guestId: id<GuestId>(),
      actorId: id<ActorId>(),
      channels: list(oneOf<NoticeChannel>(...NOTICE_CHANNELS)),
    }),
  ),
  key: ({ guestId, actorId }) => actorKey(guestId, actorId),
  ofGuest: belongsToGuest('byGuest'),
  indexes: { byGuest: ({ guestId, actorId }) => [[guestId, actorId]] },
}

interface SentNotice {
  /** Kind, guest and actor. */
  readonly key: string
  /** Epoch ms. */
  readonly at: number
}

/** The last time that a guest was notified of something that they are notified of only once. */
export const sentNotices: Collection<SentNotice> = {
  name: 'noticeMarks',
  schema: schemaOf(fields<SentNotice>({ key: text, at: number })),
  key: ({ key }) => key,
  ofGuest: belongsToGuest('ofGuest'),
  indexes: { ofGuest: ({ key }) => [[key.split(' ')[1] ?? '', key]] },
}

/**
 * The verified number that receives a guest's text messages. `pending` is written by servers of the
 * build before, which confirmed numbers of their own.
 */
export interface PhoneRecord {
  readonly guestId: GuestId
  readonly confirmed: string | null
  readonly pending: {
    readonly number: string
    readonly codeHash: string
    readonly until: number
    readonly tries: number
  } | null
}

export const guestPhones: Collection<PhoneRecord> = {
  name: 'guestPhones',
  schema: schemaOf(
    fields<PhoneRecord>({
      guestId: id<GuestId>(),
      confirmed: nullable(text),
      pending: nullable(
        fields<NonNullable<PhoneRecord['pending']>>({ number: text, codeHash: text, until: number, tries: whole }),
      ),
    }),
  ),
  key: ({ guestId }) => guestId,
  ofGuest: { ...belongsToGuest('key'), exports: { leavesOut: ['pending'] } },
  indexes: {},
}

/** Returns a guest's choices. */
export async function choicesOf(reader: Reader, guestId: GuestId): Promise<NotificationChoices> {
  const record = await reader.get(notificationChoices, guestId)
  if (record === undefined) return NO_CHOICES
  const { guestId: _, ...choices } = record
  return choices
}

/** The channels by which a guest is notified of an actor. */
export async function channelsOf(
  reader: Reader,
  guestId: GuestId,
  actorId: ActorId,
): Promise<readonly NoticeChannel[]> {
  return (await reader.get(actorNotices, actorKey(guestId, actorId)))?.channels ?? []
}

/** The confirmed number of a guest. */
export const phoneOf = async (reader: Reader, guestId: GuestId): Promise<string | null> =>
  (await reader.get(guestPhones, guestId))?.confirmed ?? null
