import { Container } from 'inversify'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { NAMESPACES } from './every-text'
import type { Language } from '@/domain/navigation/language'
import type { Namespace } from '@/ui/texts/catalog'
import { ContainerProvider } from '@/ui/base/container'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'

/** What a view needs around it: a router, a container with the texts of a language, and what the test binds besides. */
export async function providers(
  bind: (container: Container) => void = () => undefined,
  address = '/en/',
  language: Language = 'en',
  namespaces: readonly Namespace[] = NAMESPACES,
) {
  const container = new Container({ defaultScope: 'Singleton' })
  const texts = new Texts(loadCatalog)
  await texts.setLanguage(language)
  await texts.load(...namespaces)
  container.bind(Texts).toConstantValue(texts)
  bind(container)
  return ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <ContainerProvider container={container}>{children}</ContainerProvider>
    </MemoryRouter>
  )
}
