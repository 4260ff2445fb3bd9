import { describe, expect, it } from 'vitest'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { AcceptCancellationOffer } from '@/application/payments/accept-cancellation-offer'
import type {
  StayRequest,
  StayResult,
  Subscription,
  SubscriptionGateway,
} from '@/application/payments/subscription-gateway'
import { asId, type SubscriptionId } from '@/domain/ids'
import { SubscriptionsViewModel } from '@/ui/account/subscriptions/subscriptions-view-model'
import { Toasts } from '@/ui/base/toasts'
import { FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const ID = asId<SubscriptionId>('vip-1')
const DAY = 86_400_000

/** A cookie that a test sees. */
function cookie() {
  const closed: { seconds: number | null } = { seconds: null }
  const isClosed = () => closed.seconds !== null
  return { closed, isClosed, close: (seconds: number) => (closed.seconds = seconds) }
}

interface World {
  readonly isVip?: boolean
  readonly isLoggedIn?: boolean
  readonly refused?: Extract<StayResult, { ok: false }>['reason']
  readonly jar?: ReturnType<typeof cookie>
}

async function setup({ isVip = true, isLoggedIn = true, refused, jar = cookie() }: World = {}) {
  const clock = new FakeClock()
  const toasts = new Toasts()
  const until = clock.now() + 20 * DAY
  const cancelled: Subscription = {
    id: ID,
    plan: 'vip',
    state: 'cancelled',
    from: clock.now(),
    until,
    nextChargeAt: null,
    means: null,
    offer: { days: 7, until: clock.now() + 10 * DAY },
  }
  const platform: { list: readonly Subscription[]; asked: number; requests: StayRequest[] } = {
    list: [{ ...cancelled, state: 'active', offer: null }],
    asked: 0,
    requests: [],
  }
  const gateway = portOf<SubscriptionGateway>({
    list: async () => {
      platform.asked += 1
      return platform.list
    },
    cancel: async () => (platform.list = [cancelled]),
    acceptOffer: async (request) => {
      platform.requests.push(request)
      if (refused !== undefined) return { ok: false, reason: refused }
      platform.list = [{ ...cancelled, state: 'active', offer: null, until: until + 7 * DAY }]
      return { ok: true, plan: 'vip', days: 7, until: until + 7 * DAY }
    },
  })
  const open = async () => guestWith({ isVip, isLoggedIn })
  const guest = guestOver(portOf<GuestGateway>({ open }), new FakeLive())
  await guest.open('en')
  const accept = new AcceptCancellationOffer(gateway, { platform: 'vesper' })
  const model = new SubscriptionsViewModel(gateway, accept, guest, jar, clock, toasts)
  model.start()
  await settled()
  return { model, platform, jar, guest, messages: () => toasts.waiting.map(({ text }) => text) }
}

describe('the subscriptions of a guest', () => {
  it('are asked for by who has one, and by nobody else', async () => {
    const asked = async (world: World) => (await setup(world)).platform.asked
    expect({
      subscriber: await asked({}),
      other: await asked({ isVip: false }),
      visitor: await asked({ isLoggedIn: false }),
    }).toEqual({ subscriber: 1, other: 0, visitor: 0 })
  })

  it('are cancelled after a question, and then show what is offered in a bar', async () => {
    const { model, messages } = await setup()
    expect(model.bar).toBeNull()
    model.ask(ID)
    await model.cancel(ID)
    expect({ asked: model.asked, bar: model.bar?.id, state: model.list[0]?.state, messages: messages() }).toEqual({
      asked: null,
      bar: ID,
      state: 'cancelled',
      messages: ['account.subscriptions.cancelled'],
    })
  })

  it('run on once the guest stays: the guest and the platform are sent, and the bar is gone [GUE-022]', async () => {
    const { model, platform, guest, messages } = await setup()
    await model.cancel(ID)
    await Promise.all([model.stay(ID), model.stay(ID)])
    expect({ requests: platform.requests, bar: model.bar, last: messages().at(-1) }).toEqual({
      requests: [{ guestId: guest.guest?.id, platform: 'vesper', subscriptionId: ID }],
      bar: null,
      last: 'account.subscriptions.stayed',
    })
  })

  it('say why an offer was not accepted [GUE-024]', async () => {
    const { model, messages } = await setup({ refused: 'offer-expired' })
    await model.cancel(ID)
    await model.stay(ID)
    expect(messages().at(-1)).toBe('account.subscriptions.refused.offer-expired')
  })

  it('keep the bar closed by a cookie for as long as the offer stands, and the offer itself [GUE-025]', async () => {
    const { model, jar } = await setup()
    await model.cancel(ID)
    model.closeBar()
    expect({ bar: model.bar, seconds: jar.closed.seconds, days: model.list[0]?.offer?.days }).toEqual({
      bar: null,
      seconds: 10 * 86_400,
      days: 7,
    })
    const later = await setup({ jar })
    await later.model.cancel(ID)
    expect(later.model.bar).toBeNull()
  })
})
