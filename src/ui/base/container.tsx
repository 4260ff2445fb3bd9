import type { Container, ServiceIdentifier } from 'inversify'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { ViewModel } from './view-model'

const ContainerContext = createContext<Container | null>(null)

export function ContainerProvider({
  container,
  children,
}: {
  readonly container: Container
  readonly children: ReactNode
}) {
  return <ContainerContext value={container}>{children}</ContainerContext>
}

function useContainer(): Container {
  const container = use(ContainerContext)
  if (container === null) throw new Error('No container above this component')
  return container
}

/** An app-wide service or view model; its owner is the container. */
export function useService<T>(identifier: ServiceIdentifier<T>): T {
  return useContainer().get(identifier)
}

/** A view model of this component's own: made once, started with it, disposed with it. */
export function useViewModel<T extends ViewModel>(identifier: ServiceIdentifier<T>): T {
  const container = useContainer()
  const [viewModel] = useState(() => container.get(identifier, { autobind: true }))
  useEffect(() => {
    viewModel.start()
    return () => viewModel.dispose()
  }, [viewModel])
  return viewModel
}
