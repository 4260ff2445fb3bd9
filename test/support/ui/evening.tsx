import { Container } from 'inversify'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { ContainerProvider } from '@/ui/base/container'
import { Texts } from '@/ui/texts/texts'

/** What a view needs around it: a router, a container with the English words, and what the test binds besides. */
export async function evening(bind: (container: Container) => void = () => undefined) {
  const container = new Container({ defaultScope: 'Singleton' })
  const texts = new Texts()
  await texts.speak('en')
  await texts.learnMore()
  container.bind(Texts).toConstantValue(texts)
  bind(container)
  return ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/en/']}>
      <ContainerProvider container={container}>{children}</ContainerProvider>
    </MemoryRouter>
  )
}
