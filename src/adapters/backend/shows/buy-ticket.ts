import { listTicket, ticketStatement } from './hold-ticket'
import { shows, tickets, type TicketRecord } from './show-records'
import { showById, type ShowViewer } from './show-view'
import { actors } from '@/adapters/backend/actors/actor-records'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { balanceOfGuest, spend } from '@/adapters/backend/money/ledger-book'
import { coveredByVouchers, payByVoucher } from '@/adapters/backend/vouchers/spend-vouchers'
import type { Transaction } from '@/adapters/stores/store'
import type { BuyTicketResult, TicketRefusal, TicketRequest } from '@/application/shows/show-gateway'
import { asId, type IdempotencyKey, type TicketId } from '@/domain/ids'
import { sellTicket } from '@/domain/shows/ticket-sale'
import { voucherTypes } from '@/domain/vouchers/voucher'

const refused = (reason: TicketRefusal): BuyTicketResult => ({ ok: false, reason, missing: 0 })

/**
 * Sells a ticket: charged once for a key and no more than was agreed, and never twice for one show
 * (CHA-027, CHA-028).
 */
export function buyTicket(
  platform: PlatformContext,
  caller: RequestContext,
  request: TicketRequest,
): Promise<BuyTicketResult> {
  return transactionWithUpdates<BuyTicketResult>(platform, async (tx, publish) => {
    const { guest, session } = await requireSession(tx, caller)
    const permission = authorize(guest, 'buy')
    if (!permission.ok) return refused(permission.reason)
    const viewer: ShowViewer = { guest, session, language: caller.language(), now: platform.clock.now() }
    const known = await ticketOf(tx, viewer, request)
    if (known !== undefined) {
      if (known.state !== 'valid') return refused('ticket-returned')
      // A repeat is answered as the request was; another request has nothing left to pay.
      return { ...(await held(tx, known, viewer)), charged: known.key === request.key ? known.price : 0 }
    }
    const show = await tx.get(shows, request.showId)
    const actor = show && (await tx.get(actors, show.actorId))
    if (show === undefined || actor === undefined) return refused('not-found')
    const use = { type: voucherTypes.liveShow, actorId: show.actorId, now: viewer.now }
    const hasVoucher = (await coveredByVouchers(tx, guest.id, use)) > 0
    const sale = sellTicket(
      { ...show, bannedCountryCodes: actor.bannedCountryCodes },
      {
        ...request,
        promoCode: request.promoCode ?? '',
        countryCode: session.countryCode,
        // A voucher pays any price.
        ...(hasVoucher ? { agreedPrice: Number.MAX_SAFE_INTEGER } : {}),
      },
      viewer.now,
    )
    if (!sale.ok) return refused(sale.reason)
    const paid = sale.price > 0 && hasVoucher ? await payByVoucher(tx, guest.id, use) : null
    if (paid !== null) publish(paid)
    const price = paid === null ? sale.price : 0
    const ticket: TicketRecord = {
      id: asId<TicketId>(platform.random.id()),
      guestId: guest.id,
      showId: show.id,
      key: request.key,
      price,
      byVoucher: paid !== null,
      code: sale.code,
      at: viewer.now,
      state: 'valid',
    }
    const booked = await spend(
      tx,
      {
        key: asId<IdempotencyKey>(`ticket:${ticket.id}`),
        at: viewer.now,
        kind: 'ticket',
        amount: price,
        guestId: guest.id,
        statement: ticketStatement(ticket.id),
        subject: show.texts[viewer.language].title,
        subjectId: show.id,
        paid: null,
      },
      show.actorId,
    )
    if (!booked.ok) return booked
    await tx.put(tickets, ticket)
    await listTicket(tx, show, ticket)
    if (booked.charged > 0) publish({ audience: guest.id, update: { type: 'balance', balance: booked.balance } })
    return { ...(await held(tx, ticket, viewer)), charged: booked.charged }
  })
}

/** The ticket that this very request has bought, or another valid one for the same show. */
async function ticketOf(
  tx: Transaction,
  { guest }: ShowViewer,
  { showId, key }: TicketRequest,
): Promise<TicketRecord | undefined> {
  const [same] = await tx.find(tickets, 'byKey', { prefix: [guest.id, showId, key], limit: 1 })
  if (same !== undefined) return same
  const [valid] = await tx.find(tickets, 'valid', { prefix: [guest.id, showId], limit: 1 })
  return valid
}

/** Returns the answer to a guest who holds the ticket: nothing is left to pay. */
const held = async (tx: Transaction, ticket: TicketRecord, viewer: ShowViewer) => ({
  ok: true as const,
  ticketId: ticket.id,
  show: await showById(tx, ticket.showId, viewer),
  balance: await balanceOfGuest(tx, viewer.guest.id),
})
