import { tickets, type ShowRecord, type TicketRecord } from './show-records'
import { membershipOf, memberships } from '@/adapters/backend/access/memberships'
import { refund } from '@/adapters/backend/money/ledger-book'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { giveVoucher } from '@/adapters/backend/vouchers/give-voucher'
import type { Transaction } from '@/adapters/stores/store'
import { asId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import { voucherTypes } from '@/domain/vouchers/voucher'
import type { Language } from '@/domain/navigation/language'

/** Validity of a voucher that is given back. */
const VOUCHER_DAYS = 30

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
 * line of its own in the statement; a voucher that paid for it is given back. Returns the balance,
 * and what tells the guest's pages.
 */
export async function undoTicket(
  platform: PlatformContext,
  tx: Transaction,
  ticket: TicketRecord,
  show: ShowRecord,
  state: 'returned' | 'refunded',
  { at, language }: { readonly at: number; readonly language: Language },
): Promise<{ readonly balance: number; readonly updates: readonly OutboundUpdate[] }> {
  const { guestId, price, byVoucher } = ticket
  await tx.put(tickets, { ...ticket, state })
  await unlistTicket(tx, ticket.guestId, ticket)
  const balance = await refund(
    tx,
    {
      key: asId<IdempotencyKey>(`ticket-refund:${ticket.id}`),
      at,
      amount: price,
      guestId,
      returned: ticketStatement(ticket.id),
      subject: show.texts[language].title,
      subjectId: show.id,
    },
    show.actorId,
  )
  const updates: OutboundUpdate[] = price > 0 ? [{ audience: guestId, update: { type: 'balance', balance } }] : []
  if (byVoucher) {
    const again = { guestId, type: voucherTypes.liveShow, amount: 1, actors: [show.actorId], days: VOUCHER_DAYS }
    updates.push(await giveVoucher(platform, tx, again))
  }
  return { balance, updates }
}
