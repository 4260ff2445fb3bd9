import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { ForcedPaymentBar } from '@/ui/account/forced-payment-bar'
import { ForcedPaymentViewModel } from '@/ui/account/forced-payment-view-model'
import { FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { providers } from '#test/support/ui/providers'

it('tells a guest who has to pay first how to pay, until the payment has arrived [AUT-003]', async () => {
  const platform = { isForcePayment: true, opened: 0 }
  const live = new FakeLive()
  const current = async () => guestWith({ isForcePayment: platform.isForcePayment })
  const session = guestOver(portOf<GuestGateway>({ open: current, current }), live)
  session.start()
  await session.open('en')
  const payment = new ForcedPaymentViewModel(live, session)
  payment.start()
  const open = async () => {
    platform.opened += 1
  }
  const screen = await render(<ForcedPaymentBar payment={payment} checkout={{ open }} />, {
    wrapper: await providers(),
  })
  const bar = screen.getByRole('complementary', { name: 'A payment is open' })
  await userEvent.click(bar.getByRole('button', { name: 'Top up' }))
  expect(platform.opened).toBe(1)
  // A present changes the balance as well.
  live.send({ type: 'balance', balance: 10 })
  await expect.element(bar).toBeVisible()
  platform.isForcePayment = false
  live.send({ type: 'balance', balance: 50, isPayment: true, bought: 40 })
  await expect.element(bar).not.toBeInTheDocument()
})
