/** Makes a page from the server alive: it begins with what the page carries, and loads its adapters after that. */
import { otherwise } from '@/application/errors/otherwise'
import type { Container } from 'inversify'
import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { portsModule } from '@/adapters/modules/ports'
import { answeringPorts } from '@/adapters/page-data/answering-ports'
import type { PageData } from '@/adapters/page-data/page-data'
import { RenderedDevices } from '@/adapters/page-data/rendered-devices'
import { Clock } from '@/application/device/clock'
import { Viewport } from '@/application/device/viewport'
import { CallActivity } from '@/application/platform/call-activity'
import { portList, type GuestPorts } from '@/application/platform/guest-ports'
import type { Stage } from '@/application/stage/stage'
import { AgeGateViewModel } from '@/ui/access/age-gate-view-model'
import { Layers } from '@/ui/app/layers'
import type { createAppRouter } from '@/ui/app/router'
import { StageAccess } from '@/ui/app/stage-access'
import { startResidents } from '@/ui/app/view-models'
import { ContainerProvider } from '@/ui/base/container'
import { Preparation } from '@/ui/base/preparation'
import { GuestViewModel, LAST_SEEN } from '@/ui/guest/guest-view-model'
import { deviceZone } from '@/ui/texts/device-zone'
import { Texts } from '@/ui/texts/texts'

declare global {
  interface Window {
    /** What was pressed before the page was alive; index.html collects it. */
    earlyPresses?: Element[]
  }
}

interface Revival {
  readonly root: HTMLElement
  readonly container: Container
  readonly page: PageData
  readonly routerOf: (container: Container, isOpening: () => boolean) => ReturnType<typeof createAppRouter>
  readonly portsFor: () => Promise<{ ports: GuestPorts; stage: Stage | null }>
}

/** Repeats a press: some parts answer when the button comes down, others when it comes up. */
function press(element: HTMLElement): void {
  const options = { bubbles: true, cancelable: true, button: 0 }
  element.dispatchEvent(new MouseEvent('mousedown', options))
  element.dispatchEvent(new MouseEvent('mouseup', options))
  element.click()
}

/** Lets the browser handle input and paint. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves once the router has loaded the page of the address, as far as it loads without a server. */
const whenReady = (router: ReturnType<typeof createAppRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

export async function revive({ root, container, page, routerOf, portsFor }: Revival): Promise<void> {
  const { renderedFor } = page
  const activity = new CallActivity()
  const devices = new RenderedDevices(renderedFor, container.get<Clock>(Clock), container.get<Viewport>(Viewport))
  container.rebind<Clock>(Clock).toConstantValue(devices.clock)
  container.rebind<Viewport>(Viewport).toConstantValue(devices.viewport)
  const answering = answeringPorts(page, activity, async () => {
    const { ports, stage } = await portsFor()
    container.get(StageAccess).give(stage)
    return ports
  })
  container.load(portsModule(portList, answering.ports))
  const preparation = new Preparation(activity, renderedFor)
  const texts = container.get(Texts)
  const guest = container.get(GuestViewModel)
  texts.timeZone = renderedFor.timeZone
  texts.written = page.written
  // The service worker notes in a page that it was stored.
  const isOld = 'seen' in document.documentElement.dataset
  guest.expect(isOld ? LAST_SEEN : renderedFor.audience)
  if (isOld) texts.load('installation').catch(otherwise())

  await nextTask()
  // Before the router subscribes to the history.
  container.get(Layers).start()
  const router = routerOf(container, () => !preparation.isActive)
  await whenReady(router)
  await nextTask()
  // Each step in a task of its own, so that input is handled between them; the first is not a part of what has rendered the last slice.
  const finish = async (): Promise<void> => {
    await nextTask()
    if (deviceZone() !== renderedFor.timeZone) {
      if (Object.keys(page.written).some((key) => /day,|date/u.test(key))) {
        // The first format of a date takes longer to make than all that shows it: the tables of languages come before it.
        Intl.DateTimeFormat.supportedLocalesOf(texts.language)
        await nextTask()
        texts.date(renderedFor.now)
        await nextTask()
      }
      texts.timeZone = undefined
      await nextTask()
    }
    devices.finish()
    answering.finish()
    preparation.finish()
    await nextTask()
    startResidents(container)
    await nextTask()
    void guest.open(texts.language)
  }
  const alive = (): void => {
    document.documentElement.dataset['alive'] = ''
    performance.mark('alive')
    answering.awaitSession()
    // The server has to know the answer too: its cookie may have been deleted, or be older than this page.
    const gate = container.get(AgeGateViewModel)
    if (gate.passed) gate.confirm()
    const pressed = window.earlyPresses ?? []
    window.earlyPresses = []
    // Not in the task in which React makes the first slice alive: there it could not do so with the slice that was pressed.
    setTimeout(() => {
      for (const element of pressed) if (element instanceof HTMLElement && element.isConnected) press(element)
    })
    preparation.afterSlices(() => void finish())
  }
  startTransition(() => {
    hydrateRoot(
      root,
      <ContainerProvider container={container} preparation={preparation}>
        <Alive then={alive}>
          <RouterProvider router={router} useTransitions={false} />
        </Alive>
      </ContainerProvider>,
    )
  })
}

/** Calls back once what is seen first of the page inside it is alive. */
function Alive({ then, children }: { readonly then: () => void; readonly children: ReactNode }) {
  useEffect(then, [then])
  return children
}
