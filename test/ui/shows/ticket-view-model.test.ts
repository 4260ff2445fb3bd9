import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { OpenOptions } from '@/application/payments/open-checkout'
import { BuyTicket } from '@/application/shows/buy-ticket'
import type { BuyTicketResult, ReturnTicketResult, ShowGateway, TicketRequest } from '@/application/shows/show-gateway'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import { asId, type ActorId, type TicketId } from '@/domain/ids'
import type { CamShow } from '@/domain/shows/show'
import { PendingActions } from '@/ui/access/pending-actions'
import { voucherTypes, type Voucher } from '@/domain/vouchers/voucher'
import { evening, voucherOf } from '#test/support/arbitraries/vouchers'
import { Modals } from '@/ui/base/modals'
import { Resource } from '@/ui/base/resource'
import { Toasts } from '@/ui/base/toasts'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { TicketViewModel } from '@/ui/shows/ticket-view-model'
import { deferredOf } from '#test/support/ui/deferred'
import { CountingRandom, FakeClock, FakeLive, FakeStorage, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { QuietPage } from '#test/support/ui/quiet-page'
import { camShow } from '#test/support/ui/shows'
import { pressed } from '#test/support/ui/sums'
import { servicesOf } from '#test/support/ui/services'

const ticketId = asId<TicketId>('t1')
const sold = (show: CamShow): BuyTicketResult => ({
  ok: true,
  ticketId,
  show: { ...show, isBought: true, canBuy: false, ticketId },
  balance: 80,
  charged: 20,
})

/** A list of one show, whose purchase and return are answered by the test. */
async function setUp(show = camShow(), isLoggedIn = true, storage = new FakeStorage()) {
  const sent: TicketRequest[] = []
  const opened: (PendingLoginAction | undefined)[] = []
  const answers: (BuyTicketResult | BackendError)[] = []
  const returned: ReturnTicketResult[] = []
  const gateway = portOf<ShowGateway>({
    ofActor: async () => [show],
    buyTicket: async (request) => {
      sent.push(request)
      const answer = answers.shift() ?? sold(show)
      if (answer instanceof BackendError) throw answer
      return answer
    },
    returnTicket: async () => returned.shift() ?? { ok: true, balance: 100, refunded: 20 },
  })
  const found = guestWith({ isLoggedIn, balance: 100 })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => found, current: async () => found }), new FakeLive())
  await guest.open('en')
  const checkout = portOf<Checkout>({
    open: async (_flow, options?: OpenOptions) => void opened.push(options?.pending),
  })
  const page = new QuietPage('/en/cam-shows/')
  const pending = new PendingActions(page, new FakeClock(), servicesOf())
  const [modals, toasts] = [new Modals(), new Toasts()]
  const buying = new BuyTicket(gateway, new CountingRandom())
  const tickets = new TicketViewModel(
    gateway,
    buying,
    guest,
    checkout,
    pending,
    page,
    deferredOf(guest, { modals, storage }),
    toasts,
  )
  const updated: CamShow[] = []
  const shows = new Resource<readonly CamShow[]>(async () => [show])
  await shows.load()
  tickets.start()
  tickets.about({ shows, update: (now) => void updated.push(now) })
  const reported = () => toasts.waiting.map(({ text }) => text)
  const replay = (action: PendingLoginAction) => pending.perform(action)
  return { tickets, show, sent, opened, answers, returned, guest, modals, reported, updated, replay }
}

describe('buying a ticket', () => {
  it('sends what the guest saw and agreed to, once however often it is pressed [CHA-027]', async () => {
    const { tickets, show, sent, reported, updated, guest } = await setUp()
    tickets.setCode(show, ' LANTERN ')
    void tickets.buy(show, pressed(20))
    void tickets.buy(show, pressed(20))
    expect(tickets.isBusy(show)).toBe(true)
    await settled()
    expect(sent).toEqual([
      {
        showId: show.id,
        creationType: 'single',
        actorId: show.actorId,
        start: show.start,
        promoCode: 'LANTERN',
        key: 'id-1',
        agreedPrice: 20,
      },
    ])
    expect(reported()).toEqual(['shows.bought'])
    expect(updated[0]?.isBought).toBe(true)
    expect(guest.guest?.balance).toBe(100)
  })

  it('knows the voucher that pays for a ticket: of this actor, valid now, and for no free show [VOU-021]', async () => {
    const { tickets, show, guest } = await setUp()
    const type = voucherTypes.liveShow
    const has = (over: Partial<Voucher>, of = show): boolean => {
      if (guest.guest !== null) guest.accept({ ...guest.guest, vouchers: [voucherOf({ type, amount: 1, ...over })] })
      return tickets.hasVoucher(of, evening)
    }
    const somebody = asId<ActorId>('somebody-else')
    expect({
      ofEverybody: has({}),
      ofActor: has({ actors: [show.actorId] }),
      ofOther: has({ actors: [somebody] }),
      used: has({ amount: 0 }),
      ended: has({ validTo: evening - 2 * 86_400_000 }),
      ofVideos: has({ type: voucherTypes.video }),
      freeShow: has({}, { ...show, isFree: true }),
    }).toEqual({
      ofEverybody: true,
      ofActor: true,
      ofOther: false,
      used: false,
      ended: false,
      ofVideos: false,
      freeShow: false,
    })
  })

  it('sends the same key again where no answer came', async () => {
    const { tickets, show, sent, answers, reported } = await setUp()
    answers.push(new BackendError('timeout'))
    await tickets.buy(show, pressed(20))
    await tickets.buy(show, pressed(20))
    expect(sent.map(({ key }) => key)).toEqual(['id-1', 'id-1'])
    expect(reported()).toEqual(['errors.timeout', 'shows.bought'])
  })

  it('leads a visitor to sign up, and buys afterwards at most for what was agreed to [AUT-005]', async () => {
    const visitor = await setUp(camShow(), false)
    visitor.answers.push({ ok: false, reason: 'login-required', missing: 0 })
    await visitor.tickets.buy(visitor.show, pressed(20))
    const [pending] = visitor.opened
    expect(pending).toMatchObject({ type: 'buyContent', params: { targetId: `ticket:${visitor.show.id}`, value: 20 } })
    const member = await setUp(visitor.show)
    if (pending === undefined) throw new Error('nothing waits')
    member.replay(pending)
    await settled()
    expect(member.sent).toMatchObject([{ showId: visitor.show.id, agreedPrice: 20 }])
  })

  it('names the coins that are missing, and shows every other error code as a text [CHA-028]', async () => {
    const { tickets, show, answers, modals, reported } = await setUp()
    answers.push({ ok: false, reason: 'not-enough-money', missing: 7 })
    await tickets.buy(show, pressed(20))
    expect(modals.open?.id).toBe('not-enough-money')
    for (const reason of ['show-over', 'show-changed', 'promo-code-invalid', 'price-changed'] as const) {
      answers.push({ ok: false, reason, missing: 0 })
      await tickets.buy(show, pressed(20))
      expect(reported().at(-1)).toBe(`shows.refused.${reason}`)
    }
  })
})

describe('giving a ticket back', () => {
  it('reports what came back, or why it stays [CHA-029]', async () => {
    const { tickets, show, returned, reported } = await setUp(camShow({ isBought: true, ticketId }))
    await tickets.giveBack(show)
    returned.push({ ok: false, reason: 'show-started' })
    await tickets.giveBack(show)
    expect(reported()).toEqual(['shows.returned', 'shows.refused.show-started'])
  })

  it('does nothing without a ticket', async () => {
    const { tickets, show, reported } = await setUp()
    await tickets.giveBack(show)
    expect(reported()).toEqual([])
  })
})

describe('a ticket that is short of coins', () => {
  it('is one press away once they have come, with the code that was typed, also after a reload', async () => {
    const storage = new FakeStorage()
    const before = await setUp(camShow(), true, storage)
    before.answers.push({ ok: false, reason: 'not-enough-money', missing: 7 })
    before.tickets.setCode(before.show, 'LATE')
    await before.tickets.buy(before.show, pressed(20))
    const { tickets, show, guest, sent } = await setUp(before.show, true, storage)
    expect({ isReady: tickets.isReady(show), code: tickets.codeOf(show) }).toEqual({ isReady: false, code: 'LATE' })
    guest.setBalance(107)
    expect({ isReady: tickets.isReady(show), sent }).toEqual({ isReady: true, sent: [] })
    await tickets.buy(show, pressed(20))
    expect({ promoCode: sent[0]?.promoCode, isReady: tickets.isReady(show) }).toEqual({
      promoCode: 'LATE',
      isReady: false,
    })
  })
})
