import { buyTicket } from './buy-ticket'
import { undoTicket } from './hold-ticket'
import { shows, tickets, type ShowRecord } from './show-records'
import { showOf, type ShowViewer } from './show-view'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import { MAX_PAGE_SIZE, type Page } from '@/application/paging/page'
import type {
  BuyTicketResult,
  ReturnTicketResult,
  ShowGateway,
  ShowQuery,
  TicketRequest,
} from '@/application/shows/show-gateway'
import type { ActorId, TicketId } from '@/domain/ids'
import { mayReturn, type CamShow, type ShowOrder } from '@/domain/shows/show'

/** Shows of one order have the order of their start. */
const orders: Readonly<Record<ShowOrder, (show: ShowRecord) => number>> = {
  soonest: () => 0,
  cheapest: ({ price }) => price,
  featured: ({ isFeatured, isAutoFeatured }) => (isFeatured ? 0 : isAutoFeatured ? 1 : 2),
}

const byStart = (a: ShowRecord, b: ShowRecord): number => a.start - b.start || (a.id < b.id ? -1 : 1)

/** The shows out of the store. */
export class BackendShowGateway implements ShowGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async list({ endFrom, startTo, first, order, internal }: ShowQuery): Promise<Page<CamShow>> {
    // Shows that are over are stored for statements and become ever more: no request reads them.
    // Entries sort behind their own beginning, so a show that ends at this very moment is included.
    const from = Math.max(endFrom, this.platform.clock.now())
    const open = await this.platform.store.find(shows, 'byEnd', { prefix: [], after: [from] })
    const weight = orders[order]
    const found = open
      .filter(({ start, isInternal }) => start <= startTo && (internal === undefined || internal === isInternal))
      .toSorted((a, b) => weight(a) - weight(b) || byStart(a, b))
    return { items: await this.seen(found.slice(0, Math.min(first, MAX_PAGE_SIZE))), total: found.length }
  }

  async ofActor(actorId: ActorId): Promise<readonly CamShow[]> {
    const now = this.platform.clock.now()
    const found = await this.platform.store.find(shows, 'ofActor', { prefix: [actorId], after: [actorId, now] })
    return this.seen(found.filter(({ isCancelled }) => !isCancelled).toSorted(byStart))
  }

  buyTicket(request: TicketRequest): Promise<BuyTicketResult> {
    return buyTicket(this.platform, this.caller, request)
  }

  returnTicket(ticketId: TicketId): Promise<ReturnTicketResult> {
    return transactionWithUpdates<ReturnTicketResult>(this.platform, async (tx, publish) => {
      const { guest } = await requireSession(tx, this.caller)
      const ticket = await tx.get(tickets, ticketId)
      if (ticket?.guestId !== guest.id) return { ok: false, reason: 'not-found' }
      const { price, state } = ticket
      if (state !== 'valid') return { ok: true, balance: await balanceOfGuest(tx, guest.id), refunded: price }
      const show = await tx.get(shows, ticket.showId)
      const now = this.platform.clock.now()
      if (show === undefined || !mayReturn(show, now)) return { ok: false, reason: 'show-started' }
      const by = { at: now, language: this.caller.language() }
      const { balance, updates } = await undoTicket(this.platform, tx, ticket, show, 'returned', by)
      publish(...updates)
      return { ok: true, balance, refunded: price }
    })
  }

  private async seen(records: readonly ShowRecord[]): Promise<CamShow[]> {
    const { store } = this.platform
    const { guest, session } = await requireSession(store, this.caller)
    const viewer: ShowViewer = { guest, session, language: this.caller.language(), now: this.platform.clock.now() }
    return Promise.all(records.map((record) => showOf(store, record, viewer)))
  }
}
