import { expect, it } from 'vitest'
import { CountingRandom, FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { pressed } from '#test/support/ui/sums'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { OneClickGateway, OneClickRequest, OneClickResult } from '@/application/payments/one-click-gateway'
import { TopUpAtOnce } from '@/application/payments/top-up-at-once'
import type { Guest } from '@/domain/guest/guest'
import { eur } from '@/domain/money/money'
import { topUpPackages } from '@/domain/payments/packages'
import { Toasts } from '@/ui/base/toasts'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { OneClickViewModel } from '@/ui/payments/one-click-view-model'

const AGREED = { enabled: true, amounts: [40, 100, 200], means: '•••• 4242' }
const [SMALL, MIDDLE] = topUpPackages

async function setup(charge: (request: OneClickRequest) => Promise<OneClickResult>, change: Partial<Guest> = {}) {
  const [live, toasts] = [new FakeLive(), new Toasts()]
  const requests: OneClickRequest[] = []
  const opened: string[] = []
  const gateway = portOf<OneClickGateway>({
    charge: (request) => {
      requests.push(request)
      return charge(request)
    },
    end: async () => ({ ok: true }),
  })
  const guest = guestOver(
    portOf<GuestGateway>({ open: async () => guestWith({ balance: 10, oneClick: AGREED, ...change }) }),
    live,
  )
  guest.start()
  await guest.open('en')
  const oneClick = new OneClickViewModel(
    gateway,
    new TopUpAtOnce(gateway, new CountingRandom()),
    guest,
    portOf<Checkout>({ open: async (flow) => void opened.push(flow) }),
    toasts,
    { mails: true },
  )
  if (SMALL === undefined || MIDDLE === undefined) throw new Error('no packages')
  return { oneClick, live, guest, toasts, requests, opened, small: SMALL, middle: MIDDLE }
}

const booked: OneClickResult = { ok: true, coins: 40, balance: 50, paid: eur(1_000) }

it('charges what was pressed once, for however many presses, and shows the new balance [SOC-028]', async () => {
  const { oneClick, guest, requests, small, middle } = await setup(async () => booked)
  const presses = [small, small, middle].map((offer) => oneClick.topUp(offer, null, pressed(10)))
  expect(oneClick.charging).toBe(40)
  expect(await Promise.all(presses)).toEqual([true, false, false])
  expect(requests).toMatchObject([{ amount: 40, channelId: null }])
  expect({ balance: guest.balance, charging: oneClick.charging }).toEqual({ balance: 50, charging: null })
})

it('repeats a charge under the same key where no answer came, and under another one after an answer', async () => {
  const answers: (OneClickResult | null)[] = [null, { ok: false, reason: 'declined' }, booked]
  const { oneClick, requests, toasts, small } = await setup(async () => {
    const answer = answers.shift() ?? null
    if (answer === null) throw new BackendError('timeout')
    return answer
  })
  for (const isCharged of [false, false, true]) expect(await oneClick.topUp(small, null, pressed(10))).toBe(isCharged)
  const [first, second, third] = requests.map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(toasts.waiting.map(({ text }) => text)).toContain('payments.oneClick.refused.declined')
})

it('offers amounts to guests who agreed, until another page or the platform ends it', async () => {
  const { oneClick, live, small } = await setup(async () => ({ ok: false, reason: 'not-agreed' }))
  expect({ means: oneClick.means, coins: oneClick.offers.map(({ coins }) => coins) }).toEqual({
    means: '•••• 4242',
    coins: [40, 100, 200],
  })
  expect(oneClick.offersFor(101).map(({ coins }) => coins)).toEqual([100, 200])
  expect(oneClick.offersFor(1_000)).toHaveLength(3)
  live.send({ type: 'oneClick', means: null })
  expect(oneClick.means).toBeNull()
  live.send({ type: 'oneClick', means: '•••• 0002' })
  expect(oneClick.means).toBe('•••• 0002')
  await oneClick.topUp(small, null, pressed(10))
  expect(oneClick.means).toBeNull()
})

it('ends with one press, and opens the checkout that sets it up: with a first payment where there was none', async () => {
  const { oneClick, guest, opened } = await setup(async () => booked)
  oneClick.setUp()
  await oneClick.end()
  expect(guest.guest?.oneClick).toEqual({ enabled: false, amounts: [40, 100, 200] })
  oneClick.setUp()
  const paying = await setup(async () => booked, { isPayingCustomer: true, oneClick: { enabled: false, amounts: [] } })
  paying.oneClick.setUp()
  expect([...opened, ...paying.opened]).toEqual(['changecc', 'oneclickpaytour', 'oneclick'])
})
