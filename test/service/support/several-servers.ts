import { inject } from 'vitest'
import { Front } from './front'
import { freePorts } from './free-ports'
import { StormGuest } from './storm-guest'
import { member, topUp } from '#test/support/bindings/accounts'
import { listeningDevice } from '#test/support/bindings/listening-device'
import { remoteBrowser, type RemoteBrowser } from '#test/support/bindings/remote'
import { ServerProcess } from '#test/support/built-server'
import { NatsServer } from '#test/support/bus/nats-server'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { openPostgres, type OpenStore } from '@/adapters/stores/postgres/open-postgres'

/** The one address that guests know, which passes their requests on to one of the servers. */
export interface Entrance {
  readonly url: string
  close(): void | Promise<void>
}

/** So many at a time, so that setting a test up is no load test itself. */
async function inTurns<T, R>(many: readonly T[], atATime: number, work: (one: T) => Promise<R>): Promise<readonly R[]> {
  const done: R[] = []
  for (let at = 0; at < many.length; at += atATime)
    done.push(...(await Promise.all(many.slice(at, at + atATime).map(work))))
  return done
}

/** Several processes of the built server over one database and one NATS, behind one address, and browsers at it. */
export class SeveralServers {
  readonly servers: ServerProcess[] = []
  private readonly browsers: RemoteBrowser[] = []

  private constructor(
    readonly database: Awaited<ReturnType<typeof freshDatabase>>,
    readonly nats: NatsServer,
    private readonly ports: readonly number[],
    private readonly entrance: Entrance,
    private readonly environment: Readonly<Record<string, string>>,
    readonly open: OpenStore,
  ) {}

  /**
   * `environment`: further settings of the servers; they reach no limits unless it sets them. `enter` sets up the proxy
   * in front of their ports.
   */
  static async start(
    count: number,
    environment: Readonly<Record<string, string>>,
    enter: (ports: readonly number[]) => Promise<Entrance> = (ports) => Front.before(ports),
  ): Promise<SeveralServers> {
    const database = await freshDatabase()
    const nats = await NatsServer.start()
    const ports = await freePorts(count)
    const entrance = await enter(ports)
    const open = await openPostgres(database.url, MIGRATIONS, (error) => {
      throw error
    })
    const all = new SeveralServers(database, nats, ports, entrance, environment, open)
    await Promise.all(ports.map((_port, i) => all.startOne(i)))
    return all
  }

  /** Where a guest calls: one of the servers answers. */
  get url(): string {
    return this.entrance.url
  }

  /** Where each of them answers. */
  get urls(): readonly string[] {
    return this.ports.map((port) => `http://127.0.0.1:${port}`)
  }

  /** What a command of the server needs to find the same database and the same bus. */
  get settings(): Readonly<Record<string, string>> {
    return {
      DATABASE_URL: this.database.url,
      NATS_URL: `nats://${this.nats.address}`,
      PLAYLIST_SECRET: 'a secret that all of them know, and nobody else',
    }
  }

  async startOne(i: number): Promise<void> {
    const server = ServerProcess.start(
      inject('serverScript'),
      {
        LOG_LEVEL: 'silent',
        SANDBOX_CHECKOUT: '1',
        SAMPLE_WORLD: '1',
        ...this.settings,
        REQUESTS_PER_MINUTE: '1000000',
        PAGES_PER_MINUTE: '1000000',
        NEW_SESSIONS_PER_MINUTE: '1000000',
        FORMS_PER_MINUTE: '1000000',
        ACCOUNTS_PER_NETWORK: '1000000',
        SOCKETS_PER_ADDRESS: '1000000',
        ...this.environment,
      },
      '--port',
      String(this.ports[i]),
    )
    this.servers[i] = server
    await server.url()
  }

  async killOne(i: number): Promise<void> {
    this.servers[i]?.process.kill('SIGKILL')
    await this.servers[i]?.ended
  }

  /** Stops one as an operator does and starts it again, as a new build would be. Answers the code with which it ended. */
  async replaceOne(i: number): Promise<number | null | undefined> {
    this.servers[i]?.process.kill('SIGTERM')
    const code = await this.servers[i]?.ended
    await this.startOne(i)
    return code
  }

  /** A browser at the entrance, gone when the servers are; `address`: of its network, where servers trust a proxy. */
  browser(address = '127.0.0.1'): RemoteBrowser {
    const browser = remoteBrowser(this.url, { address })
    this.browsers.push(browser)
    return browser
  }

  /** Members with coins who will do what guests do. `chance` draws numbers from 0 to 1. */
  guests(count: number, chance: () => number): Promise<readonly StormGuest[]> {
    const service = {
      device: () => {
        const browser = this.browser()
        return listeningDevice(browser.ports, browser.sandbox)
      },
    }
    return inTurns(Array.from({ length: count }), 10, async () => {
      const device = await member(service)
      await topUp(device, 220)
      const { items } = await device.ports.actors.list({ filter: {}, sort: 'recommended', first: 60, offset: 0 })
      const actors = items.map(({ id }) => id)
      return new StormGuest(device, chance, actors)
    })
  }

  async stop(): Promise<void> {
    for (const browser of this.browsers) browser.leave()
    for (const server of this.servers) server.process.kill('SIGKILL')
    await this.entrance.close()
    await this.open.close()
    await this.nats.kill()
    await this.database.drop()
  }
}
