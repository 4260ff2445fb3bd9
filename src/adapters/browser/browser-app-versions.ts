import { otherwise } from '@/application/errors/otherwise'
import { Emitter } from '@/adapters/shared/emitter'
import type { AppVersions, VersionEvent } from '@/application/device/app-versions'
import type { Clock } from '@/application/device/clock'
import type { WorkerRequest } from '@/worker-protocol/messages'

/** Where the worker is served: at the root, so that it serves every page. */
export const WORKER_PATH = '/service-worker.js'

/** How often a page that stays open looks for a newer version, ms. Browsers do at every page that is opened. */
const CHECK = 3_600_000

/** How long a worker may take to answer which build it is of, ms. */
const PATIENCE = 5_000

/** What of the page's environment decides the version; a test gives its own. */
export interface PageBuild {
  readonly workers: ServiceWorkerContainer
  /** The path of the script that started this page. */
  readonly entry: string
  /** Files that the page has loaded so far, as absolute addresses. */
  readonly loaded: () => readonly string[]
}

const post = (worker: ServiceWorker, request: WorkerRequest, ports: MessagePort[] = []): void =>
  worker.postMessage(request, ports)

/** Versions of the app are service workers: one serves the pages, and a newer one waits until it may take over. */
export class BrowserAppVersions implements AppVersions {
  readonly #events = new Emitter<VersionEvent>()
  readonly #page: PageBuild
  readonly #clock: Clock
  readonly #onError: (error: unknown) => void
  #registration: ServiceWorkerRegistration | null = null
  #checkedAt = 0

  constructor(page: PageBuild, clock: Clock, onError: (error: unknown) => void) {
    this.#page = page
    this.#clock = clock
    this.#onError = onError
  }

  start(): void {
    this.#begin().catch(this.#onError)
  }

  watch(listener: (event: VersionEvent) => void): () => void {
    return this.#events.subscribe(listener)
  }

  activate(): void {
    const waiting = this.#registration?.waiting
    if (waiting == null) this.#events.emit('replaced')
    else post(waiting, { type: 'activate' })
  }

  keepPages(addresses: readonly string[]): void {
    this.#keep(addresses)
  }

  async #begin(): Promise<void> {
    const { workers, loaded } = this.#page
    workers.addEventListener('controllerchange', () => void this.#controlled())
    const registration: ServiceWorkerRegistration | undefined = await workers.register(WORKER_PATH, {
      updateViaCache: 'none',
    })
    // A browser whose policy blocks workers may answer without one.
    if (registration === undefined) return
    this.#registration = registration
    this.#checkedAt = this.#clock.now()
    registration.addEventListener('updatefound', () => this.#follow(registration.installing))
    this.#follow(registration.installing)
    void this.#waits(registration.waiting)
    // It may have changed before this was subscribed.
    void this.#controlled()
    document.addEventListener('visibilitychange', () => this.#check())
    this.#checkLater()
    await workers.ready
    this.#keep(loaded())
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void this.#waits(worker)
    })
  }

  /** A worker of this page's own build may wait too, where the page is newer than the worker that serves it. */
  async #waits(worker: ServiceWorker | null): Promise<void> {
    if (worker === null || this.#page.workers.controller === null) return
    if (await this.#isOther(worker)) this.#events.emit('waiting')
  }

  async #controlled(): Promise<void> {
    const { controller } = this.#page.workers
    if (controller !== null && (await this.#isOther(controller))) this.#events.emit('replaced')
  }

  /** Whether a worker is of another build than this page; not where it does not answer, as one that was retired. */
  async #isOther(worker: ServiceWorker): Promise<boolean> {
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<unknown>((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data))
      this.#clock.after(PATIENCE, () => resolve(this.#page.entry))
    })
    port1.start()
    post(worker, { type: 'build' }, [port2])
    const build = await answer
    port1.close()
    return build !== this.#page.entry
  }

  #keep(urls: readonly string[]): void {
    const worker = this.#registration?.active
    if (worker != null && urls.length > 0) post(worker, { type: 'keep', urls })
  }

  #checkLater(): void {
    this.#clock.after(CHECK, () => {
      this.#check()
      this.#checkLater()
    })
  }

  #check(): void {
    if (document.hidden || this.#clock.now() - this.#checkedAt < CHECK) return
    this.#checkedAt = this.#clock.now()
    // Without a network the next check has to do.
    void this.#registration?.update().catch(otherwise())
  }
}

/** This page, as the browser knows it; `null` where it has no workers, as in a private window of some browsers. */
export function thisPage(): PageBuild | null {
  // Of no type that runs in a page from the server, which loads it later.
  const entry = document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')
  if (!('serviceWorker' in navigator) || entry === null) return null
  return {
    workers: navigator.serviceWorker,
    entry: new URL(entry.src).pathname,
    loaded: () => [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)],
  }
}
