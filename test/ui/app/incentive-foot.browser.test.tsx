import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { IncentiveGateway } from '@/application/incentives/incentive-gateway'
import type { Offer } from '@/domain/incentives/offer'
import { IncentiveFoot } from '@/ui/app/incentive-foot'
import { PageMemory } from '@/ui/base/page-memory'
import { IncentivesViewModel } from '@/ui/incentives/incentives-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { Texts } from '@/ui/texts/texts'
import { incentiveOf } from '#test/support/arbitraries/incentives'
import { FakeClock, FakeLive, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { providers } from '#test/support/ui/providers'

const offer: Offer = {
  ...incentiveOf(),
  region: 'page',
  uniqueGroup: null,
  id: 'evening',
  title: 'An evening in good company',
  text: 'For a month.',
  label: 'See who is live',
  target: { kind: 'page', route: 'cams' },
}

/** The foot of a page whose content has this height, and how its offer comes. */
async function show(contentHeight: number) {
  const current = async () => guestWith()
  const guest = guestOver(portOf<GuestGateway>({ open: current, current }), new FakeLive())
  await guest.open('en')
  let answer = (): void => undefined
  const gateway = portOf<IncentiveGateway>({
    forPage: () =>
      new Promise((resolve) => {
        answer = () => resolve({ incentives: [offer], vxpayConfig: { flows: [] }, trackingData: {} })
      }),
    teasersFor: async () => [],
  })
  let model: IncentivesViewModel | undefined
  const wrapper = await providers((container) => {
    model = new IncentivesViewModel(gateway, guest, new FakeClock(), new FakeStorage(), container.get(Texts))
    container.bind(IncentivesViewModel).toConstantValue(model)
    container.bind(PageMemory).toConstantValue(new PageMemory())
    container.bind(Checkout).toConstantValue(portOf<Checkout>({ open: async () => undefined }))
  })
  const page = (height: number) => (
    <>
      <main style={{ height }}>
        <button type="button">Anything</button>
      </main>
      <IncentiveFoot />
      <footer style={{ height: 100 }}>Imprint</footer>
    </>
  )
  const screen = await render(page(contentHeight), { wrapper })
  const footer = screen.getByText('Imprint')
  return {
    screen,
    top: () => footer.element().getBoundingClientRect().top,
    /** Leaves the page, and comes back to the same entry of the history. */
    leaveAndReturn: async () => {
      await screen.rerender(<main>Another page</main>)
      await screen.rerender(page(100))
    },
    /** The offer goes, and another is requested. */
    requestAnother: () => model?.show({ routeName: 'videos', routeArgs: {} }),
    card: screen.getByRole('complementary', { name: 'Offer for you' }),
    /** The offer is there, and the page has had time to show it. */
    arrive: async () => {
      answer()
      await new Promise((resolve) => {
        setTimeout(resolve, 100)
      })
    },
  }
}

it('takes its room at once where the end of the page is not seen', async () => {
  const { card, arrive } = await show(3_000)
  await arrive()
  await expect.element(card).toBeInTheDocument()
})

it('does not move the footer while a guest sees it, and comes once they have scrolled away', async () => {
  const { card, arrive, top } = await show(3_000)
  scrollTo(0, document.documentElement.scrollHeight)
  const before = top()
  await arrive()
  expect(top()).toBe(before)
  await expect.element(card).not.toBeInTheDocument()
  scrollTo(0, 0)
  await expect.element(card).toBeInTheDocument()
})

it('comes after a press on a page that is seen as a whole', async () => {
  const { screen, card, arrive } = await show(100)
  await arrive()
  await expect.element(card).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Anything' }))
  await expect.element(card).toBeInTheDocument()
})

it('has its room at once on the way back to a page that had it [NAV-093]', async () => {
  const { card, arrive, leaveAndReturn } = await show(3_000)
  await arrive()
  await expect.element(card).toBeInTheDocument()
  await leaveAndReturn()
  await arrive()
  await expect.element(card).toBeInTheDocument()
})

it('waits again for an offer that comes later on the same visit', async () => {
  const { card, arrive, requestAnother, top } = await show(3_000)
  await arrive()
  await expect.element(card).toBeInTheDocument()
  requestAnother()
  await expect.element(card).not.toBeInTheDocument()
  scrollTo(0, document.documentElement.scrollHeight)
  const before = top()
  await arrive()
  expect(top()).toBe(before)
  await expect.element(card).not.toBeInTheDocument()
})
