import type { createBrowserRouter, Location } from 'react-router'
import type { ViewModel } from '@/ui/base/view-model'

type Router = ReturnType<typeof createBrowserRouter>

interface Layer {
  readonly close: () => void
}

/** Returns the number of layers of a history entry's state; 0: the page itself. */
function depthOf(state: unknown): number {
  const layer = (state as { readonly layer?: unknown } | null)?.layer
  return typeof layer === 'number' ? layer : 0
}

/** Maximum time of a step back, ms; after that the browser has not taken it. */
const PATIENCE = 5_000

/**
 * Gives each layer over the page (sheet, dialog, checkout) a history entry, so that Back closes
 * only the layer. The router does not see these entries: it is notified of a step back only if the
 * page changes.
 */
export class Layers implements ViewModel {
  #open: Layer[] = []
  /** Entries whose layers were closed by other means, still to be removed from the history. */
  #surplus = 0
  #isReturning = false
  #patience: ReturnType<typeof setTimeout> | undefined
  /** Layers that were opened while the browser goes back. */
  #late = 0
  #router: Router | null = null

  start(): void {
    // Before the router subscribes, so that its handler can be bypassed.
    addEventListener('popstate', this.#onPopState)
    // The page was reloaded with a layer open.
    this.#surplus = depthOf(history.state)
    this.takeOutSoon()
  }

  dispose(): void {
    removeEventListener('popstate', this.#onPopState)
  }

  /** Replaces a layer's entry by any address navigated to, so that Back leads to the page. */
  guide(router: Router): void {
    this.#router = router
    const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>
    const go = (to: unknown, options?: object): Promise<void> =>
      navigate(
        to,
        typeof to !== 'number' && this.#open.length + this.#surplus > 0 ? { ...options, replace: true } : options,
      )
    router.navigate = go
    let { pathname } = router.state.location
    router.subscribe(({ location }) => {
      if (location.pathname === pathname) return
      pathname = location.pathname
      this.#open = []
      this.#surplus = 0
    })
  }

  readonly add = (close: () => void): (() => void) => {
    const layer: Layer = { close }
    this.#open.push(layer)
    if (this.#surplus > 0) this.#surplus -= 1
    else if (this.#isReturning) this.#late += 1
    else this.push()
    return () => this.release(layer)
  }

  private push(): void {
    history.pushState({ ...(history.state as object | null), layer: this.#open.length }, '')
  }

  private release(layer: Layer): void {
    if (!this.#open.includes(layer)) return
    this.#open = this.#open.filter((one) => one !== layer)
    this.#surplus += 1
    this.takeOutSoon()
  }

  /** Not at once: what closed the layer may open another or navigate, which reuses the entry. */
  private takeOutSoon(): void {
    setTimeout(() => {
      // A page that is loading reuses the entry.
      if (this.#surplus === 0 || this.#isReturning || this.isLeaving()) return
      this.#isReturning = true
      history.go(-this.#surplus)
      this.#surplus = 0
      this.#patience = setTimeout(() => this.returned(), PATIENCE)
    })
  }

  private returned(): void {
    if (!this.#isReturning) return
    this.#isReturning = false
    clearTimeout(this.#patience)
    for (; this.#late > 0; this.#late -= 1) this.push()
    if (this.#surplus > 0) this.takeOutSoon()
  }

  readonly #onPopState = (event: PopStateEvent): void => {
    if (this.#isReturning) {
      event.stopImmediatePropagation()
      this.settle()
      this.returned()
      return
    }
    const closed = this.#open.slice(depthOf(event.state))
    if (closed.length === 0) return
    this.#open = this.#open.slice(0, depthOf(event.state))
    if (this.isOfThisPage()) {
      event.stopImmediatePropagation()
      this.settle()
    }
    for (const { close } of closed.toReversed()) close()
  }

  /** Returns true if the router is loading another page. */
  private isLeaving(): boolean {
    const next = this.#router?.state.navigation.location
    return next !== undefined && next.pathname !== this.#router?.state.location.pathname
  }

  private isOfThisPage(): boolean {
    return this.#router === null || location.pathname === this.#router.state.location.pathname
  }

  /** A query that changed while the layer was open (a filter) applies to the page below as well. */
  private settle(): void {
    if (this.#router === null || !this.isOfThisPage()) return
    const { pathname, search, hash, state, key } = this.#router.state.location as Omit<Location, 'state'> & {
      readonly state: unknown
    }
    const address = `${pathname}${search}${hash}`
    if (address === `${location.pathname}${location.search}${location.hash}`) return
    history.replaceState({ ...(history.state as object | null), usr: state, key }, '', address)
  }
}
