import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { Vip30Gateway } from '@/application/media/vip30-gateway'
import { valueHistory } from '@/domain/media/value-history'
import { Modals } from '@/ui/base/modals'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { ValueHistory } from '@/ui/media/vip30/value-history-screen'
import { ValueHistoryViewModel } from '@/ui/media/vip30/value-history-view-model'
import { FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { providers } from '#test/support/ui/providers'

it('shows the value of each month as a bar and in a table, and can be retried [MED-081]', async () => {
  const state = { isBroken: true }
  const vip30: Vip30Gateway = {
    videosValueHistory: async () => {
      if (state.isBroken) throw new BackendError('offline')
      const released = [0, 1, 1].map((month) => ({ releasedAt: Date.UTC(2026, month, 3), price: 40 }))
      return valueHistory(released, Date.UTC(2026, 1, 15))
    },
  }
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const screen = await render(<ValueHistory />, {
    wrapper: await providers((container) => {
      container.bind(Vip30Gateway).toConstantValue(vip30)
      container.bind(Modals).toConstantValue(new Modals())
      container.bind(GuestViewModel).toConstantValue(guest)
      container.bind(ValueHistoryViewModel).toSelf()
    }),
  })
  const retry = screen.getByRole('button', { name: /again/iu })
  await expect.element(retry).toBeVisible()
  state.isBroken = false
  await userEvent.click(retry)
  await expect.element(screen.getByRole('figure', { name: 'VIP30: our picks' })).toBeVisible()
  await expect.element(screen.getByText('120 VXC', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /^See the picks/u }))
    .toHaveAttribute('href', '/en/videos/all-videos/?type=vip30&sort=topRated')
  const heights = [...document.querySelectorAll('figure rect')].map((bar) => Number(bar.getAttribute('height')))
  expect(heights).toEqual([...Array.from({ length: 10 }, () => 0), 30, 60])
  await userEvent.click(screen.getByText('As a table'))
  await expect.element(screen.getByRole('row', { name: 'Jan 2026 40 VXC' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: 'Feb 2026 80 VXC' })).toBeVisible()
})
