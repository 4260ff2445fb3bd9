import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { devicesModule } from '@/adapters/modules/devices'
import { portsModule } from '@/adapters/modules/ports'
import { readPageData } from '@/adapters/page-data/read-page-data'
import { Configuration } from '@/application/configuration/configuration'
import { Clock } from '@/application/device/clock'
import { Connectivity } from '@/application/device/connectivity'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { Random } from '@/application/device/random'
import { portList, type GuestPorts } from '@/application/platform/guest-ports'
import type { Stage } from '@/application/stage/stage'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { ContainerProvider } from '@/ui/base/container'
import { Layers } from '@/ui/app/layers'
import { createAppRouter } from '@/ui/app/router'
import { Page } from '@/ui/base/page-service'
import { StartError } from '@/ui/app/start-error'
import { StageAccess } from '@/ui/app/stage-access'
import { startResidents, viewModelsModule } from '@/ui/app/view-models'
import { Texts } from '@/ui/texts/texts'
import '@/ui/theme/base.css'
import { nextTask, revive } from './revive'

/** Chooses the adapters, and is the only module that does: one of two modules serves the same ports. */
async function portsFor(
  configuration: Configuration,
  container: Container,
): Promise<{ ports: GuestPorts; stage: Stage | null }> {
  const devices = {
    configuration,
    language: () => container.get(Texts).language,
    clock: container.get<Clock>(Clock),
    random: container.get<Random>(Random),
    storage: container.get<KeyValueStorage>(KeyValueStorage),
    connectivity: container.get<Connectivity>(Connectivity),
  }
  if (configuration.backend === 'remote') {
    const { loadGuest, remotePorts } = await import('@/adapters/modules/remote')
    // Not in the task that has evaluated that file.
    await nextTask()
    await loadGuest()
    await nextTask()
    return { ports: remotePorts(devices), stage: null }
  }
  const { memoryModule } = await import('@/adapters/modules/memory')
  return memoryModule({ ...devices, origin: location.origin, onError: reportError })
}

function routerOf(container: Container, isOpening: () => boolean): ReturnType<typeof createAppRouter> {
  const texts = container.get(Texts)
  const guest = container.get(GuestViewModel)
  const router = createAppRouter({
    loadTexts: (...namespaces) => texts.load(...namespaces),
    isOnline: () => container.get<Connectivity>(Connectivity).isOnline(),
    setLanguage: async (language) => {
      if (texts.language !== language || !texts.isReady) await texts.setLanguage(language)
      if (isOpening() && guest.guest === null) void guest.open(language)
    },
  })
  container.get(Layers).guide(router)
  container.get(Page).reachedBy(() => router.state.historyAction)
  return router
}

/** After which time a page has settled, ms: from then on nothing that it shows has to be loaded. */
const SETTLED = 6_000

/** Begins what a page needs that nobody sees, once it is alive and has settled. */
function runLater(container: Container, hasFailed = false): void {
  setTimeout(() => {
    if (document.documentElement.dataset['alive'] === undefined) return runLater(container, hasFailed)
    void import('./background').then(
      ({ runInBackground }) => runInBackground(container),
      (error: unknown) => {
        // Without a network it is there only where it was stored, and a device notices a moment later than its requests that it has none.
        const isOnline = container.get<Connectivity>(Connectivity).isOnline()
        if (isOnline && hasFailed) reportError(error)
        else runLater(container, isOnline)
      },
    )
  }, SETTLED)
}

/** Checked here, with a schema that a page from the server does not have to load. */
async function ownConfiguration(): Promise<Configuration> {
  const { loadConfiguration } = await import('@/adapters/modules/load-configuration')
  return loadConfiguration()
}

async function start(root: HTMLElement): Promise<void> {
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(devicesModule, viewModelsModule)
  runLater(container)
  const page = readPageData()
  const configuration = page?.configuration ?? (await ownConfiguration())
  container.bind<Configuration>(Configuration).toConstantValue(configuration)
  // A page that can be seen handles input between the steps.
  if (page !== null) {
    await nextTask()
    return revive({ root, container, page, routerOf, portsFor: () => portsFor(configuration, container) })
  }
  const { ports, stage } = await portsFor(configuration, container)
  container.load(portsModule(portList, ports))
  container.get(StageAccess).give(stage)

  container.get(Layers).start()
  startResidents(container)
  const router = routerOf(container, () => true)
  // From here on nothing but the app answers events.
  document.documentElement.dataset['alive'] = ''
  // Rendered in slices, so that input to the first prompt is handled between them.
  startTransition(() =>
    createRoot(root).render(
      <ContainerProvider container={container}>
        <RouterProvider router={router} useTransitions={false} />
      </ContainerProvider>,
    ),
  )
}

/** Starts the app in an element of the page, and shows why where it cannot. */
export function startApp(root: HTMLElement): void {
  start(root).catch((error: unknown) => {
    reportError(error)
    document.documentElement.dataset['alive'] = ''
    createRoot(root).render(<StartError />)
  })
}
