import { makeObservable, observable, runInAction } from 'mobx'
import type { CallActivity } from '@/application/platform/call-activity'
import type { RenderedFor } from '@/application/platform/rendered-page'
import type { ViewModel } from './view-model'

/** What search engines and other readers of a page without a screen are shown. */
export interface PageDescription {
  readonly title: string
  readonly description: string
  /** Whom the page is about; `null` where it is not about one person. */
  readonly person: string | null
}

/**
 * While a page is rendered by the server, and while the same page becomes alive in the browser: view models are started
 * and shown during rendering, which waits until their data is there, so that server and browser render the same page.
 */
export class Preparation {
  isActive = true
  /** The address of the page names nothing. */
  isMissing = false
  /** Of the part of the page that described it last, which is the innermost one. */
  description: PageDescription | null = null
  readonly #activity: CallActivity
  readonly #models = new Map<string, ViewModel>()
  readonly #started = new Set<ViewModel>()
  readonly #shown = new Map<string, () => void>()

  constructor(
    activity: CallActivity,
    readonly renderedFor: RenderedFor,
  ) {
    this.#activity = activity
    makeObservable(this, { isActive: observable })
  }

  /** The page is alive in the browser: from here on view models start with effects. */
  finish(): void {
    runInAction(() => {
      this.isActive = false
    })
    this.#models.clear()
  }

  describe(description: PageDescription): void {
    this.description = description
  }

  /** A page that shows that it is missing is answered so. */
  answerMissing(): void {
    this.isMissing = true
  }

  /** The started view model of a component, the same one each time the component is rendered. */
  model<T extends ViewModel>(id: string, make: () => T): T {
    if (!this.isActive) return make()
    const known = this.#models.get(id) as T | undefined
    if (known !== undefined) return known
    const made = make()
    this.#models.set(id, made)
    if (made.isOfDevice === true) return made
    this.#started.add(made)
    this.#activity.changed()
    made.start()
    return made
  }

  /** Shows what a component shows, once. */
  show(id: string, show: () => () => void): void {
    if (!this.isActive || this.#shown.has(id)) return
    this.#activity.changed()
    this.#shown.set(id, show())
  }

  /** The promise a render has to wait for; `null`: everything is there. */
  pending(): Promise<void> | null {
    return this.isActive ? this.#activity.settled() : null
  }

  /** Whether the view model was started during rendering; the component that calls this disposes of it from here on. */
  takeStarted(model: ViewModel): boolean {
    return this.#started.delete(model)
  }

  /** How to hide what was shown during rendering; `undefined` where it was not. The caller hides it from here on. */
  takeShown(id: string): (() => void) | undefined {
    const hide = this.#shown.get(id)
    this.#shown.delete(id)
    return hide
  }

  /** Ends what a render has started that nobody took over. */
  dispose(): void {
    for (const hide of this.#shown.values()) hide()
    for (const model of this.#started) model.dispose()
    this.#shown.clear()
    this.#started.clear()
    this.#models.clear()
  }
}
