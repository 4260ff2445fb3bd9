import type { Container, ServiceIdentifier } from 'inversify'
import { createContext, use, useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { SlicesContext } from '@/ui/kit/slice'
import { afterPaint } from './after-paint'
import { Page } from './page-service'
import type { Preparation } from './preparation'
import type { ViewModel } from './view-model'

interface Surroundings {
  readonly container: Container
  /** `null` in a page that is rendered in the browser only. */
  readonly preparation: Preparation | null
}

const SurroundingsContext = createContext<Surroundings | null>(null)

export function ContainerProvider({
  container,
  preparation = null,
  children,
}: {
  readonly container: Container
  readonly preparation?: Preparation | null
  readonly children: ReactNode
}) {
  const value = useMemo(() => ({ container, preparation }), [container, preparation])
  return (
    <SurroundingsContext value={value}>
      <SlicesContext value={preparation}>{children}</SlicesContext>
    </SurroundingsContext>
  )
}

function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext)
  if (surroundings === null) throw new Error('No container above this component')
  return surroundings
}

/** An app-wide service or view model; its owner is the container. */
export function useService<T>(identifier: ServiceIdentifier<T>): T {
  return useSurroundings().container.get(identifier)
}

/** Non-null while the server renders the page, and until it is alive in the browser. */
export const usePreparation = (): Preparation | null => useSurroundings().preparation

/** Resolved, in the form in which React reads it without waiting. */
const LOADED: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * Waits for what was started during rendering; never in a page that is alive. React identifies a
 * component's promises by their order, so one is needed each time.
 */
const useLoaded = (preparation: Preparation | null): void => use(preparation?.pending() ?? LOADED)

/**
 * Runs an effect of a screen: after the paint if a press led to the page, since the effect renders
 * again and sends requests; at once if the page was there already or is restored.
 */
function runEffect(container: Container, effect: () => () => void): () => void {
  if (!container.isBound(Page) || !container.get(Page).isNew) return effect()
  let end: (() => void) | undefined
  const cancel = afterPaint(() => {
    end = effect()
  })
  return () => {
    cancel()
    end?.()
  }
}

/** Returns a view model of this component: created once, started and disposed of with it. */
export function useViewModel<T extends ViewModel>(identifier: ServiceIdentifier<T>): T {
  const { container, preparation } = useSurroundings()
  const owner = useId()
  const [viewModel] = useState(() => {
    const make = (): T => container.get(identifier, { autobind: true })
    return preparation === null ? make() : preparation.model(identifier, owner, make)
  })
  useLoaded(preparation)
  useEffect(() => {
    const dispose = (): void => viewModel.dispose()
    if (preparation?.takeStarted(viewModel) === true) return dispose
    return runEffect(container, () => {
      viewModel.start()
      return dispose
    })
  }, [container, preparation, viewModel])
  return viewModel
}

/** Shows the address's subject in a view model. `show` returns how to hide it; keep it stable. */
export function useShown(viewModel: ViewModel, show: () => () => void): void {
  const { container, preparation } = useSurroundings()
  preparation?.show(viewModel, show)
  useLoaded(preparation)
  useEffect(
    () => preparation?.takeShown(viewModel) ?? runEffect(container, show),
    [container, preparation, viewModel, show],
  )
}

/** Returns true once the page is alive, and device data may be rendered. Call it in an observer. */
export const useAlive = (): boolean => usePreparation()?.isActive !== true
