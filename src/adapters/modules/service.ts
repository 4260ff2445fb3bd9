import { inTime } from '@/adapters/shared/in-time'
import { backendOver, type Backend, type BackendDevices, type BackendSettings } from './backend'
import { businessWatchers, type BusinessCounts } from './business-watchers'
import { busHub } from './bus-hub'
import { collections } from '@/adapters/backend/assembly/features'
import { catalog } from '@/adapters/backend/assembly/features'
import { storeProduct, storeSampleWorld } from '@/adapters/backend/assembly/sample-world'
import { visibilities } from '@/adapters/backend/content/visibilities'
import type { Bus, BusWatch } from '@/adapters/bus/bus'
import { BusCatalogChanges } from './bus-catalog-changes'
import { LocalBus } from '@/adapters/bus/local-bus'
import { NatsBus } from '@/adapters/bus/nats-bus'
import { CatalogStore } from '@/adapters/stores/catalog-store'
import type { DatabaseHealth } from '@/adapters/stores/postgres/database-health'
import type { DatabaseUse } from '@/adapters/stores/postgres/postgres-store'
import { watchedStore } from '@/adapters/stores/watched-store'
import type { Preparing } from '@/adapters/stores/postgres/open-postgres'
import { openServiceStore, type DatabaseChoice } from '@/adapters/stores/postgres/open-service-store'

/**
 * Maximum time of each step that ends the service, ms, so that a database or a bus that does not
 * answer does not delay the end.
 */
const CLOSING_PATIENCE = 1_000

/** The collections of the catalog that only operators change. */
const EDITED: ReadonlySet<string> = new Set([visibilities.name])

/**
 * Minimum time between two transactions of a running chat, ms
 * (docs/decisions/0046-a-transaction-in-five-seconds.md).
 */
export const COUNT_INTERVAL = 5_000

/**
 * The store of the service's state, and the bus over which its servers exchange updates; `natsUrl`
 * is `null` for a single server.
 */
export interface ServiceLocations {
  readonly database: DatabaseChoice
  readonly migrations: string
  readonly natsUrl: string | null
  /** Whether the service brings its database up to date by itself, which it does by default. */
  readonly preparing?: Preparing
}

/** A platform whose state lasts, one of several over the same database. */
export interface Service {
  readonly backend: Backend
  readonly bus: Bus
  readonly health: DatabaseHealth
  readonly use: () => DatabaseUse
  /** Reads again what every server has in memory: an import has changed it. */
  readonly reread: () => Promise<void>
  /** Calls `listener` once content that an operator has changed, on any server, is read here. */
  readonly onEdit: (listener: () => void) => void
  /**
   * Hands the remaining work to the other servers and closes everything that is open; called after
   * the server has stopped and the backend with it.
   */
  readonly close: () => Promise<void>
}

/** Notified how a service is doing. */
export interface ServiceWatch {
  error(error: unknown): void
  /** The database of its own had ended by itself and was started again. */
  databaseRestarted(): void
  /** The database of its own ended and could not be started again. */
  databaseGivenUp(error: unknown): void
  readonly bus: Omit<BusWatch, 'error'>
}

/**
 * Opens database and bus and sets the platform up over both. Throws with a message for an operator,
 * but not for a bus that does not answer.
 */
export async function openService(
  locations: ServiceLocations,
  settings: BackendSettings,
  devices: BackendDevices,
  watch: ServiceWatch,
  business: BusinessCounts | null = null,
): Promise<Service> {
  const onError = (error: unknown): void => watch.error(error)
  const database = {
    onRestart: () => watch.databaseRestarted(),
    onLost: (error: unknown) => watch.databaseGivenUp(error),
  }
  const opened = await openServiceStore(
    locations.database,
    locations.migrations,
    onError,
    database,
    locations.preparing,
  )
  const bus = await openBus(locations.natsUrl, {
    error: onError,
    lost: (host, cause) => watch.bus.lost(host, cause),
    back: (host) => watch.bus.back(host),
  }).catch(async (error: unknown) => {
    await opened.close()
    throw error
  })
  const self = devices.random.id()
  const hub = busHub(bus, devices.random, onError)
  const store = await openCatalog().catch(async (error: unknown) => {
    await bus.close()
    await opened.close()
    throw error
  })
  const watched = watchedStore(store, business === null ? [] : businessWatchers(business))
  const rules = { ...settings.rules, chat: { countEvery: COUNT_INTERVAL, ...settings.rules.chat } }
  const backend = backendOver(watched, hub, { ...settings, rules }, { ...devices, instance: self }, onError)
  const close = async (): Promise<void> => {
    // The others take over by themselves, some seconds later, what is not handed over in time.
    await inTime(devices.clock, CLOSING_PATIENCE, backend.scheduler.handOver().catch(onError))
    store.close()
    hub.close()
    await inTime(devices.clock, CLOSING_PATIENCE, bus.close())
    await opened.close()
  }
  return {
    backend,
    bus,
    health: opened.health,
    use: opened.use,
    reread: () => store.reread(),
    onEdit: (listener) => store.onEdit(listener),
    close,
  }

  async function openCatalog(): Promise<CatalogStore> {
    await opened.fillTexts(collections)
    await (settings.isSampled === false
      ? storeProduct(opened.store, devices.clock)
      : storeSampleWorld(opened.store, settings, devices.clock))
    return CatalogStore.over(opened.store, catalog, new BusCatalogChanges(bus, self, onError), onError, EDITED)
  }
}

/** The bus at an address; one in this process where there is none. */
export function openBus(natsUrl: string | null, watch: BusWatch): Promise<Bus> {
  if (natsUrl === null) return Promise.resolve(new LocalBus((failure) => watch.error(failure)))
  const { protocol, host, username, password } = new URL(natsUrl)
  return NatsBus.connect(
    {
      servers: host,
      ...(username === '' ? {} : { user: decodeURIComponent(username) }),
      ...(password === '' ? {} : { pass: decodeURIComponent(password) }),
      ...(protocol === 'tls:' ? { tls: {} } : {}),
    },
    watch,
  )
}
