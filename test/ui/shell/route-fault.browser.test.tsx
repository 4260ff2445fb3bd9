import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Logger } from '@/application/tracking/logger'
import { CHUNK_FAULT_EVENT } from '@/ui/shell/chunk-fault'
import { ContainerProvider } from '@/ui/shell/container'
import { RouteFault } from '@/ui/shell/route-fault'
import { Texts } from '@/ui/texts/texts'
import { FakeLogger } from '#test/support/ui/doubles'

async function open(fault: Error) {
  const logger = new FakeLogger()
  const texts = new Texts()
  await texts.speak('en')
  const container = new Container()
  container.bind(Texts).toConstantValue(texts)
  container.bind<Logger>(Logger).toConstantValue(logger)
  let isBroken = true
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => {
        if (isBroken) throw fault
        return null
      },
      element: <h1>Here it is</h1>,
      errorElement: <RouteFault />,
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
    mend: () => {
      isBroken = false
    },
  }
}

describe('a page that breaks', () => {
  it('says so, tells the operator, and can be tried again [NAV-096]', async () => {
    const { screen, logger, mend } = await open(new Error('the loader broke'))
    await expect.element(screen.getByRole('heading', { name: 'This part did not work' })).toBeVisible()
    expect(logger.lines).toEqual(['route-fault the loader broke'])
    mend()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible()
  })

  it('offers a reload when a part of the app is gone, and says so to the page [API-028]', async () => {
    const heard: unknown[] = []
    addEventListener(CHUNK_FAULT_EVENT, (event) => heard.push(event), { once: true })
    const { screen } = await open(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
    await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(heard.length).toBe(1)
  })
})
