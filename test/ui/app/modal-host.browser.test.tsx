import '@/ui/theme/base.css'
import type { Container } from 'inversify'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModalHost } from '@/ui/app/modal-host'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { Modals } from '@/ui/base/modals'
import { Page } from '@/ui/base/page-service'
import { Toasts } from '@/ui/base/toasts'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import { OneClickViewModel } from '@/ui/payments/one-click-view-model'
import { guestWith, portOf } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'
import { QuietPage } from '#test/support/ui/quiet-page'

/** How often the file of a box was requested since the measurement was reset. */
const requestsFor = (file: string): number =>
  performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith(`/modals/${file}`))
    .length

afterEach(() => performance.clearResourceTimings())

async function host() {
  const modals = new Modals()
  const opened: string[] = []
  const bind = (container: Container): void => {
    container.bind(Modals).toConstantValue(modals)
    container.bind(Toasts).toConstantValue(new Toasts())
    container.bind(Page).toConstantValue(new QuietPage())
    container.bind(DeviceViewModel).toConstantValue(portOf<DeviceViewModel>({ isOnline: true }))
    container.bind(GuestViewModel).toConstantValue(portOf<GuestViewModel>({ guest: guestWith() }))
    container.bind(Checkout).toConstantValue(portOf<Checkout>({ open: async (flow: string) => void opened.push(flow) }))
    container.bind(DeferredPurchases).toConstantValue(portOf<DeferredPurchases>({ forget: () => undefined }))
    container
      .bind(OneClickViewModel)
      .toConstantValue(
        portOf<OneClickViewModel>({ means: null, charging: null, start: () => undefined, dispose: () => undefined }),
      )
  }
  performance.clearResourceTimings()
  const screen = await render(<ModalHost />, { wrapper: await providers(bind) })
  return { modals, screen, opened }
}

it('loads the box of the age check once it is opened by its id, and its button starts the check [MOD-001][MOD-007]', async () => {
  const { modals, screen, opened } = await host()
  expect({ requests: requestsFor('avs.tsx'), text: screen.container.textContent }).toEqual({ requests: 0, text: '' })
  modals.show('avs')
  await expect.element(screen.getByRole('dialog', { name: 'Prove your age' })).toBeVisible()
  expect(requestsFor('avs.tsx')).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Prove my age' }))
  expect({ opened, open: modals.open }).toEqual({ opened: ['avs'], open: null })
})

it('loads the box of missing coins by its id, with what it is opened with, and no other [MOD-001][MOD-012]', async () => {
  const { modals, screen, opened } = await host()
  modals.show('not-enough-money', { missing: 9 })
  await expect.element(screen.getByText(/^You need 9 more VXC/u)).toBeVisible()
  expect({ own: requestsFor('not-enough-money.tsx'), other: requestsFor('contest-like.tsx') }).toEqual({
    own: 1,
    other: 0,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Top up' }))
  expect(opened).toEqual(['moneycharge'])
})
