import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { runningTwice } from '#test/support/postgres/running-twice'
import { openPostgres } from '@/adapters/stores/postgres/open-postgres'
import { SMALL_WORLD, type Binding, type BindingName } from './binding'
import { jarFetch } from './cookie-jar'
import { TestEnvironment, type WorldSize } from './environment'
import { listeningDevice } from './listening-device'
import { TestServer } from './test-server'
import { CryptoRandom } from '@/adapters/system/crypto-random'
import { SystemClock } from '@/adapters/system/system-clock'
import { remotePorts } from '@/adapters/modules/remote'
import { webSocket, type SocketFactory } from '@/adapters/remote/live/client-socket'
import { remoteCheckoutService } from '@/adapters/remote/payments/remote-checkout-service'
import type { Clock } from '@/application/device/clock'
import type { Connectivity } from '@/application/device/connectivity'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import type { CheckoutService } from '@/application/payments/checkout-service'
import type { GuestPorts } from '@/application/platform/guest-ports'

/** A browser that always has a network. */
export const online: Connectivity = { isOnline: () => true, watch: () => () => undefined }

/** A storage that lives as long as the device. */
export function ownStorage(): KeyValueStorage {
  const stored = new Map<string, string>()
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void (value === null ? stored.delete(key) : stored.set(key, value)),
  }
}

/** What a test can control besides the ports. */
export interface RemoteBrowser {
  readonly ports: GuestPorts
  /** The payment service as a frame in this browser reaches it. */
  readonly sandbox: CheckoutService
  /** The token that it last showed; `null` before its session is open. */
  token(): string | null
  /** Requests a file as a page of it does. */
  readonly fetch: typeof fetch
  /** Ends its connections permanently. */
  leave(): void
}

/** A browser at a server, with a cookie jar of its own. */
export function remoteBrowser(
  url: string,
  over: {
    readonly clock?: Clock
    readonly connectivity?: Connectivity
    readonly storage?: KeyValueStorage
    readonly socket?: SocketFactory
    /** What the server takes for its network address, where it trusts this machine as a proxy. */
    readonly address?: string
  } = {},
): RemoteBrowser {
  const fetchInJar = jarFetch(over.address ?? '127.0.0.1')
  let token: string | null = null
  const fetchOfBrowser: typeof fetch = (input, init) => {
    const headers = input instanceof Request ? input.headers : new Headers(init?.headers)
    token = /^Bearer (?<token>\S+)$/u.exec(headers.get('authorization') ?? '')?.groups?.['token'] ?? token
    return fetchInJar(input, init)
  }
  const connectivity = over.connectivity ?? online
  const ports = remotePorts({
    configuration: {
      restUrl: url,
      queryUrl: `${url}/query`,
      socketUrl: `${url.replace('http', 'ws')}/socket`,
      checkoutOrigin: '',
      version: '1',
    },
    language: () => 'en',
    clock: over.clock ?? new SystemClock(),
    random: new CryptoRandom(),
    connectivity,
    storage: over.storage ?? ownStorage(),
    browser: {
      fetch: fetchOfBrowser,
      beacon: null,
      socket: over.socket ?? webSocket,
    },
  })
  const sandbox = remoteCheckoutService(url, connectivity, fetchOfBrowser)
  return { ports, sandbox, token: () => token, fetch: fetchInJar, leave: () => ports.liveUpdates.disconnect() }
}

/** The platform behind a real server on this machine, reached as a page reaches it. */
export async function bindRemote(world: WorldSize = SMALL_WORLD): Promise<Binding> {
  return bindServer('remote', await TestEnvironment.build(world), () => Promise.resolve())
}

/** The same, its state in a Postgres. */
export async function bindPostgres(world: WorldSize = SMALL_WORLD): Promise<Binding & { readonly url: string }> {
  const database = await freshDatabase()
  const opened = await openPostgres(database.url, MIGRATIONS, (error) => {
    throw error
  })
  const environment = await TestEnvironment.build(world, runningTwice(opened.store))
  const binding = await bindServer('postgres', environment, async () => {
    await opened.close()
    await database.drop()
  })
  return { ...binding, url: database.url }
}

async function bindServer(name: BindingName, environment: TestEnvironment, end: () => Promise<void>): Promise<Binding> {
  const server = await TestServer.start(environment, { trustProxy: 'loopback' })
  const browsers: RemoteBrowser[] = []
  return {
    name,
    environment,
    device: () => {
      // Each device is in a network of its own, as guests are.
      const number = browsers.length
      const browser = remoteBrowser(server.url, { address: `10.${number >> 8}.${number & 255}.1` })
      browsers.push(browser)
      return listeningDevice(browser.ports, browser.sandbox)
    },
    dispose: async () => {
      for (const browser of browsers) browser.leave()
      await server.app.close()
      await end()
    },
  }
}
