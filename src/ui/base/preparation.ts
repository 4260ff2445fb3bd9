import { makeObservable, observable, runInAction } from 'mobx'
import type { CallActivity } from '@/application/platform/call-activity'
import type { PageSubject, RenderedFor } from '@/application/platform/rendered-page'
import type { Crumb } from '@/domain/seo/breadcrumb'
import type { Slices } from '@/ui/kit/slice'
import type { ViewModel } from './view-model'

/** Description of a page for search engines and other readers without a screen. */
export interface PageDescription {
  readonly title: string
  readonly description: string
  /** `null` if the page is not about one person or thing. */
  readonly subject: PageSubject | null
  /** From the start page to this one; empty if the page shows none. */
  readonly breadcrumb: readonly Crumb[]
}

/**
 * While a page is rendered by the server, and while the same page becomes alive in the browser: view models are started
 * and shown during rendering, which waits until their data is there, so that server and browser render the same page.
 */
export class Preparation implements Slices {
  isActive = true
  /** The address of the page names nothing. */
  isMissing = false
  /** The canonical address of the page with its query, if another one was requested. */
  movedTo: string | null = null
  /** The description from the innermost part of the page. */
  description: PageDescription | null = null
  readonly #activity: CallActivity
  readonly #models = new Map<unknown, ViewModel>()
  readonly #started = new Set<ViewModel>()
  /** Functions that hide each shown view model; `undefined` once a component hides it. */
  readonly #shown = new Map<ViewModel, (() => void) | undefined>()
  readonly #expectedSlices = new Set<string>()
  readonly #aliveSlices = new Set<string>()
  #afterSlices: (() => void) | null = null

  constructor(
    activity: CallActivity,
    readonly renderedFor: RenderedFor,
    /** Checks on the server that only one component of a page has a view model of a kind. */
    private readonly checkOwner?: (kind: unknown, owner: string) => void,
  ) {
    this.#activity = activity
    makeObservable(this, { isActive: observable })
  }

  /** Marks the page as alive: from here on view models start with effects. */
  finish(): void {
    runInAction(() => {
      this.isActive = false
    })
    this.#models.clear()
  }

  expect(slice: string): () => void {
    this.#expectedSlices.add(slice)
    return () => {
      this.#expectedSlices.delete(slice)
      this.#look()
    }
  }

  becomeAlive(slice: string): void {
    this.#aliveSlices.add(slice)
    this.#look()
  }

  /** Calls back once every slice of the page is alive; at once if all are. */
  afterSlices(work: () => void): void {
    this.#afterSlices = work
    this.#look()
  }

  #look(): void {
    if (this.#afterSlices === null) return
    if ([...this.#expectedSlices].some((slice) => !this.#aliveSlices.has(slice))) return
    const work = this.#afterSlices
    this.#afterSlices = null
    work()
  }

  describe(description: PageDescription): void {
    this.description = description
  }

  /** A page that shows that it is missing is answered so. */
  answerMissing(): void {
    this.isMissing = true
  }

  /** Sets the canonical address, for browsers and search engines to use from now on. */
  answerMoved(address: string): void {
    this.movedTo = address
  }

  /**
   * Returns the started view model of a component, the same at each rendering: a page has one of
   * each kind. The component's id is no key: React changes it when it begins a page again.
   */
  model<T extends ViewModel>(kind: unknown, owner: string, make: () => T): T {
    if (!this.isActive) return make()
    this.checkOwner?.(kind, owner)
    const known = this.#models.get(kind)
    if (known !== undefined) return known as T
    const made = make()
    this.#models.set(kind, made)
    if (made.isOfDevice === true) return made
    this.#started.add(made)
    this.#activity.changed()
    made.start()
    return made
  }

  /**
   * Calls `show` of a view model during the first rendering only. Later renderings show it with
   * their effect, as on any other page: a page may be rendered many times before it is alive.
   */
  show(model: ViewModel, show: () => () => void): void {
    if (!this.isActive || this.#shown.has(model)) return
    this.#activity.changed()
    this.#shown.set(model, show())
  }

  /** The promise a render has to wait for; `null`: everything is there. */
  pending(): Promise<void> | null {
    return this.isActive ? this.#activity.settled() : null
  }

  /** Returns true if the view model was started during rendering; the caller must dispose of it. */
  takeStarted(model: ViewModel): boolean {
    return this.#started.delete(model)
  }

  /** Returns what hides the shown view model, or `undefined`; the caller must call it. */
  takeShown(model: ViewModel): (() => void) | undefined {
    const hide = this.#shown.get(model)
    if (hide !== undefined) this.#shown.set(model, undefined)
    return hide
  }

  /** Disposes of started view models that no component took over. */
  dispose(): void {
    for (const hide of this.#shown.values()) hide?.()
    for (const model of this.#started) model.dispose()
    this.#shown.clear()
    this.#started.clear()
    this.#models.clear()
  }
}
