import { FakeNetwork } from './fake-fetch'
import { QueryClient } from '@/adapters/remote/query/query-client'
import { httpClient } from '@/adapters/remote/rest/http'
import { RestClient } from '@/adapters/remote/rest/rest-client'
import { RemoteSession } from '@/adapters/remote/session/remote-session'
import type { Connectivity } from '@/application/device/connectivity'
import type { Guest } from '@/domain/guest/guest'
import { asId, type GuestId } from '@/domain/ids'

const BASE = 'https://api.vesper.test'

/** As much of a guest as a session looks at. */
export const guestNamed = (id: string, isLoggedIn = true): Guest =>
  ({ id: asId<GuestId>(id), isLoggedIn }) as Partial<Guest> as Guest

/** A network plug that a test can pull. */
export class Plug implements Connectivity {
  private readonly watchers = new Set<(online: boolean) => void>()
  constructor(private isIn = true) {}

  isOnline(): boolean {
    return this.isIn
  }

  watch(watcher: (online: boolean) => void): () => void {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  set(online: boolean): void {
    this.isIn = online
    for (const watcher of this.watchers) watcher(online)
  }
}

/** The clock of the page, epoch ms. */
export const NOW = 1_795_000_000_000

/** The HTTP side of a page on a network of the test's making. Every opened session has the next token. */
export class Page {
  readonly network = new FakeNetwork()
  readonly plug = new Plug()
  readonly session = new RemoteSession()
  opened = 0
  private readonly http = httpClient(this.network.fetch)
  readonly rest = new RestClient(
    this.http,
    { baseUrl: BASE, version: 'v7', language: () => 'es', now: () => NOW },
    this.session,
    this.plug,
  )
  readonly query = new QueryClient(this.http, { url: `${BASE}/query`, language: () => 'es' }, this.session, this.plug)

  constructor() {
    this.session.request = () => {
      this.opened += 1
      return Promise.resolve({ accessToken: `token-${this.opened}`, guest: guestNamed('g1') })
    }
  }

  /** A page whose session is open. */
  static async open(): Promise<Page> {
    const page = new Page()
    await page.session.open()
    return page
  }
}
