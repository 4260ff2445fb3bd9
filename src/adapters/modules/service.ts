import { backendOver, makeWorld, type Backend, type BackendDevices, type BackendSettings } from './backend'
import { busHub } from './bus-hub'
import { actors } from '@/adapters/backend/actors/actor-records'
import { gifts } from '@/adapters/backend/gifts/gift-records'
import { videos } from '@/adapters/backend/media/video-records'
import type { Bus } from '@/adapters/bus/bus'
import { BusCatalogNews } from './bus-catalog-news'
import { LocalBus } from '@/adapters/bus/local-bus'
import { NatsBus } from '@/adapters/bus/nats-bus'
import { CatalogStore } from '@/adapters/stores/catalog-store'
import { openServiceStore, type DatabaseChoice } from '@/adapters/stores/postgres/open-service-store'

/** What everybody reads and few change: each server has it in memory as well. */
const CATALOG = [actors, videos, gifts]

/** Where the service keeps its state, and where its servers speak to one another; `natsUrl` is `null` for one that is alone. */
export interface ServicePlaces {
  readonly database: DatabaseChoice
  readonly migrations: string
  readonly natsUrl: string | null
}

/** A platform whose state lasts, one of several over the same database. */
export interface Service {
  readonly backend: Backend
  readonly bus: Bus
  /** Throws where the database does not answer. */
  readonly check: () => Promise<void>
  /** After the server has stopped and the backend with it: gives to the others what is left here, and ends what is open. */
  readonly close: () => Promise<void>
}

/**
 * Opens database and bus and sets the platform up over both. Throws in words for an operator. `onLost` hears that the database of its
 * own ended and could not be started again.
 */
export async function openService(
  places: ServicePlaces,
  settings: BackendSettings,
  devices: BackendDevices,
  onFault: (fault: unknown) => void,
  onLost: (fault: unknown) => void = onFault,
): Promise<Service> {
  const onRestart = (): void => onFault(new Error('The embedded Postgres had ended by itself and was started again.'))
  const opened = await openServiceStore(places.database, places.migrations, onFault, { onRestart, onLost })
  const bus = await openBus(places.natsUrl, onFault).catch(async (fault: unknown) => {
    await opened.close()
    throw fault
  })
  const self = devices.random.id()
  const hub = busHub(bus, devices.random, onFault)
  const store = await openCatalog().catch(async (fault: unknown) => {
    await bus.close()
    await opened.close()
    throw fault
  })
  const backend = backendOver(store, hub, settings.rules, { ...devices, instance: self }, onFault)
  const close = async (): Promise<void> => {
    await backend.pulse.handOver().catch(onFault)
    store.close()
    hub.close()
    await bus.close()
    await opened.close()
  }
  return { backend, bus, check: opened.check, close }

  async function openCatalog(): Promise<CatalogStore> {
    await makeWorld(opened.store, settings, devices.clock)
    return CatalogStore.over(opened.store, CATALOG, new BusCatalogNews(bus, self, onFault), onFault)
  }
}

function openBus(natsUrl: string | null, onFault: (fault: unknown) => void): Promise<Bus> {
  if (natsUrl === null) return Promise.resolve(new LocalBus(onFault))
  const { protocol, host, username, password } = new URL(natsUrl)
  return NatsBus.connect(
    {
      servers: host,
      ...(username === '' ? {} : { user: decodeURIComponent(username) }),
      ...(password === '' ? {} : { pass: decodeURIComponent(password) }),
      ...(protocol === 'tls:' ? { tls: {} } : {}),
    },
    onFault,
  )
}
