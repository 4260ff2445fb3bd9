import { Container } from 'inversify'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { FakeLogger, FakeStorage, portOf } from './doubles'
import { NAMESPACES } from './every-text'
import type { Connectivity } from '@/application/device/connectivity'
import { ContainerProvider } from '@/ui/base/container'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'

/** What a view needs around it: a router, a container with the English texts and a device, and what the test binds besides. */
export async function providers(bind: (container: Container) => void = () => undefined) {
  const container = new Container({ defaultScope: 'Singleton' })
  const texts = new Texts(loadCatalog)
  await texts.setLanguage('en')
  await texts.load(...NAMESPACES)
  container.bind(Texts).toConstantValue(texts)
  const connectivity = portOf<Connectivity>({ isOnline: () => true, watch: () => () => undefined })
  const device = new DeviceViewModel(connectivity, new FakeStorage(), new FakeLogger())
  container.bind(DeviceViewModel).toConstantValue(device)
  bind(container)
  return ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/en/']}>
      <ContainerProvider container={container}>{children}</ContainerProvider>
    </MemoryRouter>
  )
}
