import '@/ui/theme/base.css'
import type { Container } from 'inversify'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Configuration } from '@/application/configuration/configuration'
import { ModalHost } from '@/ui/app/modal-host'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { Modals } from '@/ui/base/modals'
import { Page } from '@/ui/base/page-service'
import { Toasts } from '@/ui/base/toasts'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import { OneClickViewModel } from '@/ui/payments/one-click-view-model'
import type { Namespace } from '@/ui/texts/catalog'
import { guestWith, portOf } from '#test/support/ui/doubles'
import { NAMESPACES } from '#test/support/ui/every-text'
import { providers } from '#test/support/ui/providers'
import { QuietPage } from '#test/support/ui/quiet-page'

/** How often the file of a box was requested since the measurement was reset. */
const requestsFor = (file: string): number =>
  performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith(`/modals/${file}`))
    .length

afterEach(() => performance.clearResourceTimings())

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    /** An id that no file has. */
    readonly 'no-such-box': ModalValues
  }
}

async function host(namespaces: readonly Namespace[] = NAMESPACES) {
  const [modals, toasts] = [new Modals(), new Toasts()]
  const opened: string[] = []
  const bind = (container: Container): void => {
    container.bind(Modals).toConstantValue(modals)
    container.bind(Configuration).toConstantValue(portOf<Configuration>({ platform: 'vesper' }))
    container.bind(Toasts).toConstantValue(toasts)
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
  const screen = await render(<ModalHost />, { wrapper: await providers(bind, '/en/', 'en', namespaces) })
  return { modals, toasts, screen, opened }
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

it('closes an id that no box has and says so: the same id can be opened again [MOD-001]', async () => {
  const { modals, toasts, screen } = await host([])
  modals.show('no-such-box')
  await expect
    .poll(() => toasts.waiting.map(({ tone, text }) => ({ tone, text })))
    .toEqual([{ tone: 'bad', text: 'boxes.unknown' }])
  expect({ open: modals.open, text: screen.container.textContent }).toEqual({ open: null, text: '' })
  modals.show('no-such-box')
  await expect.poll(() => toasts.waiting.length).toBe(2)
})

it('loads the texts of a box before it opens it: no box opens without its name [MOD-001]', async () => {
  const { modals, screen } = await host([])
  modals.show('avs')
  await expect.poll(() => screen.getByRole('dialog').elements().length).toBe(1)
  expect(screen.getByRole('dialog').element()).toHaveAccessibleName('Prove your age')
})
