/**
 * Interface of view models. `start` subscribes and `dispose` releases everything; both may be
 * called again, since a screen may be left and entered again.
 */
export interface ViewModel {
  /** Whether it watches the device itself, and so starts only once the page is alive. */
  readonly isOfDevice?: boolean
  start(): void
  dispose(): void
}

/** Cleanup functions of a view model, called together when it is disposed of. */
export class Disposables {
  readonly #disposers = new Set<() => void>()

  add(dispose: () => void): void {
    this.#disposers.add(dispose)
  }

  dispose(): void {
    const all = [...this.#disposers]
    this.#disposers.clear()
    for (const dispose of all) dispose()
  }
}
