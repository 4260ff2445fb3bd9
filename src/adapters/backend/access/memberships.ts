import { dictionary, fields, id, list, number, schemaOf, text } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader } from '@/adapters/stores/store'
import type { ChatShowTicket } from '@/domain/guest/guest'
import type { ActorId, GuestId, TicketId } from '@/domain/ids'

/** What a guest holds tickets for, and their conversion chats. Times are epoch ms. */
export interface MembershipRecord {
  readonly guestId: GuestId
  /** The end of a subscription, 0: none. Servers of the build before read and write it; entitlements are in records of their own. */
  readonly vipUntil: number
  readonly tvUntil: number
  readonly chatShowTickets: readonly ChatShowTicket[]
  /** The end of each conversion chat, by actor id (CHA-012). */
  readonly conversionChatEnds: Readonly<Record<string, number>>
}

export const memberships: Collection<MembershipRecord> = {
  name: 'memberships',
  schema: schemaOf(
    fields<MembershipRecord>({
      guestId: id<GuestId>(),
      vipUntil: number,
      tvUntil: number,
      chatShowTickets: list(
        fields<ChatShowTicket>({
          ticketId: id<TicketId>(),
          showId: text,
          start: number,
          end: number,
          actorId: id<ActorId>(),
        }),
      ),
      conversionChatEnds: dictionary(number),
    }),
  ),
  key: ({ guestId }) => guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}

/** A guest without a record has never had a membership. */
export const membershipOf = async (reader: Reader, guestId: GuestId): Promise<MembershipRecord> =>
  (await reader.get(memberships, guestId)) ?? {
    guestId,
    vipUntil: 0,
    tvUntil: 0,
    chatShowTickets: [],
    conversionChatEnds: {},
  }

/**
 * Returns the ticket that opens an actor's room at `now` (epoch ms): of a running show of theirs,
 * and the named one if one is named [CHA-019].
 */
export const ticketNow = (
  { chatShowTickets }: Pick<MembershipRecord, 'chatShowTickets'>,
  actorId: ActorId,
  now: number,
  named?: TicketId,
): ChatShowTicket | undefined =>
  chatShowTickets.find(
    ({ actorId: of, start, end, ticketId }) =>
      of === actorId && start <= now && end > now && (named === undefined || ticketId === named),
  )
