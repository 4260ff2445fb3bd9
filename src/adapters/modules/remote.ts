import { Commander } from '@/adapters/remote/live/commander'
import { webSocket, type SocketFactory } from '@/adapters/remote/live/client-socket'
import type { CommandedPort } from '@/adapters/remote/commanded-ports'
import { lazyPort } from '@/adapters/remote/lazy-port'
import { RemoteLiveUpdates } from '@/adapters/remote/live/remote-live-updates'
import { LiveConnection } from '@/adapters/remote/live/live-connection'
import { QueryClient } from '@/adapters/remote/query/query-client'
import { httpClient } from '@/adapters/remote/rest/http'
import { RestClient } from '@/adapters/remote/rest/rest-client'
import { sendBy } from '@/adapters/remote/remote-port'
import { openingAgain } from '@/adapters/remote/session/opening-again'
import { RemoteSession } from '@/adapters/remote/session/remote-session'
import { remoteLogger } from '@/adapters/remote/tracking/remote-logger'
import { remoteTracker, type Beacon } from '@/adapters/remote/tracking/remote-tracker'
import { QUERY_PATH } from '@/adapters/wire/base/query-call'
import { SOCKET_PATH } from '@/adapters/wire/live/client-frames'
import type { Configuration } from '@/application/configuration/configuration'
import type { Clock } from '@/application/device/clock'
import type { Connectivity } from '@/application/device/connectivity'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import type { Random } from '@/application/device/random'
import { portNames, type GuestPorts } from '@/application/platform/guest-ports'
import type { Language } from '@/domain/navigation/language'

export interface RemoteOptions {
  readonly configuration: Pick<Configuration, 'restUrl' | 'queryUrl' | 'socketUrl' | 'checkoutOrigin' | 'version'>
  readonly language: () => Language
  readonly clock: Clock
  readonly random: Random
  readonly connectivity: Connectivity
  readonly storage: KeyValueStorage
  /** Replaces the functions of the browser where there is no page. */
  readonly browser?: {
    readonly fetch: typeof fetch
    readonly socket: SocketFactory
    readonly beacon: Beacon | null
  }
}

const pageBeacon: Beacon = (url, body) => navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }))

/** The address of the socket: as configured, else beside this page. */
const socketUrlOf = (configured: string): string =>
  configured === '' ? `${location.origin.replace(/^http/u, 'ws')}${SOCKET_PATH}` : configured

/**
 * Loads the port that opens the session. Separate from the other adapters, so that its schemas are
 * made in a task of their own.
 */
export const loadGuest = () => import('@/adapters/remote/guest/remote-guest-gateway')

/**
 * Returns all ports of a guest over the wire. Those with schemas of their own are loaded when they
 * are first called: making all schemas in one task would block a phone longer than rendering a part
 * of the page.
 */
export function remotePorts(options: RemoteOptions): GuestPorts {
  const { configuration, language, clock, random, connectivity, storage, browser } = options
  const { restUrl: baseUrl, version } = configuration
  const http = httpClient(browser?.fetch)
  const session = new RemoteSession()
  const rest = new RestClient(http, { baseUrl, version, language, now: () => clock.now() }, session, connectivity)
  session.request = openingAgain(async () => {
    const { requestSession } = await loadGuest()
    return requestSession(rest, language())
  }, clock)
  const url = configuration.queryUrl === '' ? QUERY_PATH : configuration.queryUrl
  const query = new QueryClient(http, { url, language }, session, connectivity)
  const logger = remoteLogger(rest, connectivity, storage)
  const connection = new LiveConnection({
    url: () => socketUrlOf(configuration.socketUrl),
    language,
    open: browser?.socket ?? webSocket,
    clock,
    logger,
  })
  const send = sendBy(rest, query)
  const commander = new Commander(connection, session, clock, random)
  const commanded = <N extends CommandedPort>(name: N): GuestPorts[N] =>
    lazyPort(async () => {
      const { commandedPorts } = await import('@/adapters/remote/commanded-ports')
      return commandedPorts[name](send, commander, configuration.checkoutOrigin || baseUrl) as never
    })
  const own = {
    guest: lazyPort(async () => (await loadGuest()).remoteGuestGateway(send, session)),
    actors: lazyPort(async () =>
      (await import('@/adapters/remote/actors/remote-actor-gateway')).remoteActorGateway(send, commander),
    ),
    chat: lazyPort(async () =>
      (await import('@/adapters/remote/chat/remote-chat-gateway')).remoteChatGateway(send, commander),
    ),
    emailConfirmation: commanded('emailConfirmation'),
    messenger: lazyPort(async () =>
      (await import('@/adapters/remote/messenger/remote-messenger-gateway')).remoteMessengerGateway(send, commander),
    ),
    notifications: commanded('notifications'),
    notificationSettings: commanded('notificationSettings'),
    oneClick: commanded('oneClick'),
    checkout: commanded('checkout'),
    liveUpdates: new RemoteLiveUpdates(connection, session, clock, random),
    tracker: remoteTracker(rest, browser === undefined ? pageBeacon : browser.beacon),
    logger,
  } satisfies Partial<GuestPorts>
  const bound = portNames
    .filter((name) => !(name in own))
    .map((name) => [
      name,
      lazyPort(
        async () => (await import('@/adapters/remote/bound-ports')).boundPort(name, send, baseUrl) as Promise<never>,
      ),
    ])
  return { ...Object.fromEntries(bound), ...own } as GuestPorts
}
