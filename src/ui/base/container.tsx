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

/** While the page is rendered by the server, and until it is alive in the browser; `null` in any other page. */
export const usePreparation = (): Preparation | null => useSurroundings().preparation

/** Resolved, in the form in which React reads it without waiting. */
const LOADED: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * Rendering goes on once what was started in it is loaded; in a page that is alive it never waits. React takes the promises of
 * a component by their order, so there has to be one each time.
 */
const useLoaded = (preparation: Preparation | null): void => use(preparation?.pending() ?? LOADED)

/**
 * Runs an effect of a screen: after the paint where a press has led to the page, since the effect renders it a second time and
 * sends requests, and at once where the page is there already or comes back as it was.
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

/** A view model of this component's own: made once, started with it, disposed with it. */
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

/**
 * Has a view model show what the address names. `show` returns how to hide it, and has to be the same function as long
 * as it shows the same.
 */
export function useShown(viewModel: ViewModel, show: () => () => void): void {
  const { container, preparation } = useSurroundings()
  preparation?.show(viewModel, show)
  useLoaded(preparation)
  useEffect(
    () => preparation?.takeShown(viewModel) ?? runEffect(container, show),
    [container, preparation, viewModel, show],
  )
}

/**
 * Returns true once the page is alive. Until then nothing that only the device knows may be
 * rendered. Call it in an observer.
 */
export const useAlive = (): boolean => usePreparation()?.isActive !== true
