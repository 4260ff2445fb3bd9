import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Connectivity } from '@/application/device/connectivity'
import { BackendError } from '@/application/errors/backend-error'
import { Logger } from '@/application/tracking/logger'
import { CHUNK_ERROR_EVENT } from '@/ui/base/chunk-error'
import { ContainerProvider } from '@/ui/base/container'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { Page } from '@/ui/base/page-service'
import { CutOffError } from '@/ui/app/cut-off-error'
import { RouteError } from '@/ui/app/route-error'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { FakeLogger, FakeStorage } from '#test/support/ui/doubles'
import { QuietPage } from '#test/support/ui/quiet-page'

/** A browser whose network comes and goes as a test specifies. */
class FakeConnectivity implements Connectivity {
  private listener: (online: boolean) => void = () => undefined

  constructor(private online: boolean) {}

  isOnline(): boolean {
    return this.online
  }

  watch(listener: (online: boolean) => void): () => void {
    this.listener = listener
    return () => undefined
  }

  iteration(online: boolean): void {
    this.online = online
    this.listener(online)
  }
}

async function open(error: Error, isOnline = true) {
  const logger = new FakeLogger()
  const connectivity = new FakeConnectivity(isOnline)
  const device = new DeviceViewModel(connectivity, new FakeStorage(), logger)
  device.start()
  const page = new QuietPage()
  const texts = new Texts(loadCatalog)
  await texts.setLanguage('en')
  const container = new Container()
  container.bind(Texts).toConstantValue(texts)
  container.bind<Logger>(Logger).toConstantValue(logger)
  container.bind(DeviceViewModel).toConstantValue(device)
  container.bind(Page).toConstantValue(page)
  let isBroken = true
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => {
        if (isBroken) throw error
        return null
      },
      element: <h1>Here it is</h1>,
      errorElement: <RouteError />,
      HydrateFallback: () => null,
    },
  ])
  const screen = await render(
    <ContainerProvider container={container}>
      <RouterProvider router={router} />
    </ContainerProvider>,
  )
  return {
    screen,
    logger,
    page,
    connectivity,
    mend: () => {
      isBroken = false
    },
  }
}

describe('a page that breaks', () => {
  it('shows an error, reports it to the operator, and can be tried again [NAV-096]', async () => {
    const { screen, logger, mend } = await open(new Error('the loader broke'))
    await expect.element(screen.getByRole('heading', { name: 'That didn’t work' })).toBeVisible()
    expect(logger.lines).toEqual(['route-error the loader broke'])
    // Where trying again does not help there is another way out.
    await expect.element(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/en/')
    mend()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible()
  })

  it('shows that the guest is offline where a part could not come for that, and loads it when they are back [API-014]', async () => {
    const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
    const { screen, page, connectivity } = await open(gone, false)
    await expect.element(screen.getByText('You’re offline. Everything continues once you’re back.')).toBeVisible()
    expect(screen.getByRole('button').elements()).toEqual([])
    expect(page.did).toEqual([])
    connectivity.iteration(true)
    await expect.poll(() => page.did).toEqual(['reload'])
  })

  it('is loaded when the guest is back also where an answer could not come for that', async () => {
    const { page, connectivity } = await open(new BackendError('offline'), false)
    connectivity.iteration(true)
    await expect.poll(() => page.did).toEqual(['reload'])
  })

  it('is loaded at once where the network is back before its error is shown', async () => {
    const { screen, page } = await open(new CutOffError(new TypeError('Failed to fetch')))
    await expect.element(screen.getByText('You’re offline. Everything continues once you’re back.')).toBeVisible()
    await expect.poll(() => page.did).toEqual(['reload'])
  })

  it('offers a reload when a part of the app is gone, and notifies the page [API-028]', async () => {
    const received: unknown[] = []
    addEventListener(CHUNK_ERROR_EVENT, (event) => received.push(event), { once: true })
    const { screen } = await open(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
    await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(received.length).toBe(1)
  })
})
