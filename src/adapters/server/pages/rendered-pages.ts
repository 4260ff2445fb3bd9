import type { PageWatch } from './page-changes'
import type { PageRenderer, RenderedContent, WantedPage } from './page-renderer'
import type { PageTemplate } from './page-template'
import { shownActors } from '@/adapters/page-data/shown-actors'
import { TokenBucket } from '@/adapters/server/base/limits/token-bucket'
import { BoundedMap } from '@/adapters/shared/bounded-map'
import { HtmlPage } from './html-page'
import type { Clock } from '@/application/device/clock'

/** A page and the status it is answered with. */
export interface ReadyPage {
  readonly page: HtmlPage
  readonly status: 200 | 404
  /** The address to which the request is redirected; `null`: the address is the page's own. */
  readonly movedTo: string | null
}

/**
 * The reason why a page is not available now, as a status of HTTP: it is rendered too slowly, or
 * too many are rendered for this client or for all.
 */
export type Missing = 503 | 429

interface Stored extends ReadyPage {
  readonly watch: PageWatch
  readonly at: number
}

/** Time for which a guest waits for a page before the app loads without it, ms. */
const PATIENCE = 300

/**
 * The same time for a reader who runs no scripts, as a search engine: the app without its page
 * would be an empty page to them.
 */
const PATIENCE_OF_READERS = 5_000

/**
 * Time for which a page is served unchanged although its content has changed, ms: the app catches
 * up as soon as it has started.
 */
const FRESH = 2_000

/**
 * The same time after actors that it does not show came or went, ms: one of them may belong into a
 * list of it. In a large world that happens every second.
 */
const FRESH_LISTS = 10_000

/**
 * Time for which a page without noticed changes is stored, ms: texts that follow the clock grow
 * old.
 */
const MAX_AGE = 60_000

/** Maximum age of a page, by its change. */
const OLDEST = { shown: FRESH, lists: FRESH_LISTS, none: MAX_AGE } as const

/** Pages that are stored. */
const MAX_PAGES = 200

/**
 * Maximum number of pages rendered at a time: a page is work of one thread, and everything else
 * waits for it.
 */
const MAX_AT_ONCE = 4

/**
 * Maximum number of pages rendered in a second, all clients together: addresses are many, so that a
 * client that varies them would otherwise have one rendered with every request. Further guests get
 * the stored page, or the app.
 */
const RENDERINGS = { burst: 60, perSecond: 20 } as const

/**
 * The share of one client in both limits, so that one that requests many addresses leaves
 * renderings for everybody else.
 */
const OF_CLIENT = { atOnce: 2, burst: 20, perSecond: 5 } as const

/**
 * Maximum number of clients whose renderings are counted; of further ones the oldest count begins
 * again.
 */
const MAX_CLIENTS = 10_000

/** The renderings of one client. */
interface Client {
  readonly allowance: TokenBucket
  running: number
}

const keyOf = ({ address, origin, greeting, renderedFor: { isPhone, isGatePassed } }: WantedPage): string =>
  JSON.stringify([address, origin, isPhone, isGatePassed, greeting])

/** Pages that are the same for everybody: each is rendered once for each change of its content. */
export class RenderedPages {
  private readonly stored = new Map<string, Stored>()
  private readonly rendering = new Map<string, Promise<ReadyPage>>()
  private readonly clients = new BoundedMap<string, Client>(MAX_CLIENTS)
  private readonly allowance: TokenBucket
  /** Number of times that an operator has changed content. */
  private edits = 0

  constructor(
    private readonly renderer: PageRenderer,
    private readonly template: PageTemplate,
    private readonly clock: Clock,
    private readonly onError: (error: unknown) => void,
  ) {
    this.allowance = new TokenBucket(() => clock.now(), RENDERINGS)
  }

  /**
   * Returns a page; `null`: it is no page for everybody. If it is missing the app loads without it.
   * `address`: the network address of the client, by which renderings are limited; a stored page is
   * sent in any case.
   */
  async page(wanted: WantedPage, address: string, isReader = false): Promise<ReadyPage | Missing | null> {
    const screen = this.renderer.screenOf(wanted.address)
    if (screen === null) return null
    const key = keyOf(wanted)
    const stored = this.stored.get(key)
    if (stored !== undefined && this.isFresh(stored)) return stored
    const running = this.rendering.get(key) ?? this.start(key, wanted, screen, this.clientAt(address))
    if (running === null) return stored ?? 429
    return this.inTime(running, stored ?? 503, isReader && stored === undefined ? PATIENCE_OF_READERS : PATIENCE)
  }

  /**
   * Forgets every page, after an operator has changed content. A page that is being rendered now is
   * not stored and answers nobody who comes later.
   */
  drop(): void {
    this.edits += 1
    for (const key of this.stored.keys()) this.remove(key)
    this.rendering.clear()
  }

  private isFresh({ watch, at }: Stored): boolean {
    const age = this.clock.now() - at
    return age < FRESH || age < OLDEST[watch.change]
  }

  private clientAt(address: string): Client {
    const client = this.clients.get(address) ?? {
      allowance: new TokenBucket(() => this.clock.now(), OF_CLIENT),
      running: 0,
    }
    this.clients.set(address, client)
    return client
  }

  /**
   * Starts to render a page; `null`: enough pages are being rendered, or were in this second, for
   * this client or for all.
   */
  private start(key: string, wanted: WantedPage, screen: string, client: Client): Promise<ReadyPage> | null {
    if (this.rendering.size >= MAX_AT_ONCE || client.running >= OF_CLIENT.atOnce) return null
    // The client's own share first: what it is refused takes nothing from the others.
    if (!client.allowance.take() || !this.allowance.take()) return null
    client.running += 1
    const since = this.renderer.changes.moment()
    const { edits } = this
    const running = this.renderer
      .render(wanted)
      .then((content) => {
        const ready = this.ready(wanted, content, screen, since)
        if (edits === this.edits) this.store(key, ready)
        else ready.watch.end()
        return ready
      })
      .finally(() => {
        if (this.rendering.get(key) === running) this.rendering.delete(key)
        client.running -= 1
      })
    this.rendering.set(key, running)
    running.catch(this.onError)
    return running
  }

  private ready(wanted: WantedPage, content: RenderedContent, screen: string, since: number): Stored {
    const varies = wanted.greeting === undefined ? 'changing' : 'by-language'
    const page = new HtmlPage(this.template.fill(wanted, content, screen), this.template.scripts, varies)
    const status = content.isMissing ? 404 : 200
    const watch = this.renderer.changes.watch(shownActors(content.data.calls), since)
    return { page, status, movedTo: content.movedTo, watch, at: this.clock.now() }
  }

  private store(key: string, ready: Stored): void {
    this.remove(key)
    this.stored.set(key, ready)
    const [oldest] = this.stored.keys()
    if (this.stored.size > MAX_PAGES && oldest !== undefined) this.remove(oldest)
  }

  private remove(key: string): void {
    this.stored.get(key)?.watch.end()
    this.stored.delete(key)
  }

  /**
   * Answers in time: a page rendered too late for this guest is stored for the next one; until then
   * an older page is better than none.
   */
  private inTime(
    running: Promise<ReadyPage>,
    older: ReadyPage | Missing,
    patience: number,
  ): Promise<ReadyPage | Missing> {
    return new Promise((resolve) => {
      const cancel = this.clock.after(patience, () => resolve(older))
      running.then(resolve, () => resolve(older)).finally(cancel)
    })
  }
}
