import type { ActorId, TicketId } from '@/domain/ids'
import type { Guest } from '@/domain/guest/guest'
import type { AgreedEntry } from './start-chat'

/**
 * Returns the guest's ticket for the show that an actor gives at a moment (epoch ms); undefined:
 * they hold none (GUE-008).
 */
export const ticketFor = (
  own: Guest['chatShowTickets'],
  actor: ActorId | undefined,
  now: number,
): TicketId | undefined =>
  own.find(({ actorId, start, end }) => actorId === actor && start <= now && end > now)?.ticketId

/** Adds the ticket to an entry whose mode needs one. */
export const withTicket = (agreed: AgreedEntry, ticketId: TicketId | undefined): AgreedEntry =>
  agreed.entry.mode !== 'ticket' || ticketId === undefined
    ? agreed
    : { ...agreed, entry: { ...agreed.entry, ticketId } }
