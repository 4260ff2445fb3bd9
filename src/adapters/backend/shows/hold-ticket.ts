import { tickets, type ShowRecord, type TicketRecord } from './show-records'
import { membershipOf, memberships } from '@/adapters/backend/access/memberships'
import { refund } from '@/adapters/backend/money/ledger-book'
import type { Transaction } from '@/adapters/stores/store'
import { asId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** The line of a statement that a ticket is. */
export const ticketStatement = (id: TicketRecord['id']): string => `ticket:${id}`

/** Lists a ticket among those of its guest (GUE-008); shows that are over leave the list. */
export async function listTicket(tx: Transaction, show: ShowRecord, ticket: TicketRecord): Promise<void> {
  const membership = await membershipOf(tx, ticket.guestId)
  const { id: ticketId, showId } = ticket
  const { actorId, start, end } = show
  await tx.put(memberships, {
    ...membership,
    chatShowTickets: [
      ...membership.chatShowTickets.filter((known) => known.end > ticket.at && known.ticketId !== ticketId),
      { ticketId, showId, start, end, actorId },
    ],
  })
}

async function unlistTicket(tx: Transaction, guestId: GuestId, { id }: TicketRecord): Promise<void> {
  const membership = await membershipOf(tx, guestId)
  const chatShowTickets = membership.chatShowTickets.filter(({ ticketId }) => ticketId !== id)
  await tx.put(memberships, { ...membership, chatShowTickets })
}

/**
 * Ends a ticket and refunds its whole price, once however often it is called: under one key, on a
 * line of its own in the statement. Returns the balance.
 */
export async function undoTicket(
  tx: Transaction,
  ticket: TicketRecord,
  show: ShowRecord,
  state: 'returned' | 'refunded',
  { at, language }: { readonly at: number; readonly language: Language },
): Promise<number> {
  await tx.put(tickets, { ...ticket, state })
  await unlistTicket(tx, ticket.guestId, ticket)
  return refund(
    tx,
    {
      key: asId<IdempotencyKey>(`ticket-refund:${ticket.id}`),
      at,
      amount: ticket.price,
      guestId: ticket.guestId,
      returned: ticketStatement(ticket.id),
      subject: show.texts[language].title,
      subjectId: show.id,
    },
    show.actorId,
  )
}
