import { LocalUpdateHub } from '@/adapters/backend/kernel/update-hub'
import { sessions } from '@/adapters/backend/access/guest-records'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { embeddedBackend } from '@/adapters/modules/backend'
import { defaultSettings } from '@/adapters/server/base/config/server-settings'
import { createServer } from '@/adapters/server/create-server'
import { SignedPlaylistHost } from '@/adapters/server/media/signed-playlist-host'
import { nullJournal } from '@/adapters/stores/journal'
import { CryptoRandom } from '@/adapters/system/crypto-random'
import { SystemClock } from '@/adapters/system/system-clock'
import { asId, type ActorId } from '@/domain/ids'

/** Actors of the world, sockets, and how many actors each of them shows. */
export const ACTORS = 100_000
export const SOCKETS = 2_000
export const SHOWN = 60

/** Changes a second, published in parts of a tick, ms, for so long, s. */
const RATE = 10_000
const TICK = 10
const SECONDS = 6

/** Sessions made at a time. */
const AT_ONCE = 50

export interface Storm {
  /** Whose changes: actors that sockets may watch, or others that nobody does. */
  readonly actors: 'shown' | 'others'
}

/** What a storm took. */
export interface StormCost {
  readonly changes: number
  /** CPU time of the server for each change, microseconds. */
  readonly cpu: number
  /** How long the publishing of all of them took, s. */
  readonly seconds: number
}

export interface StormReady {
  readonly url: string
  readonly members: readonly { readonly token: string; readonly guestId: string }[]
}

const clock = new SystemClock()
const random = new CryptoRandom()
const onError = (failure: unknown): void => console.error(failure)

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Epoch ms with fractions: parent and child read the same clock. */
export const exactly = (): number => performance.timeOrigin + performance.now()

/** In the child: a server over a world of 100,000 actors that publishes changes when it is ordered to, and reports what they took. */
export async function runStormServer(): Promise<void> {
  const playlists = new SignedPlaylistHost('for a measurement', clock)
  const rules = { access: { passwordIterations: 1 }, media: { playlists, pictures: playlists } }
  const devices = { clock, random, journal: nullJournal }
  const settings = { seed: 1, actors: ACTORS, videos: 0, rules }
  const { platform, store, context } = await embeddedBackend(
    settings,
    devices,
    () => new LocalUpdateHub(onError),
    onError,
  )
  const app = await createServer({
    settings: { ...defaultSettings, connectionsPerAddress: Number.MAX_SAFE_INTEGER, logLevel: 'error' },
    clock,
    random,
    platform,
    playlists,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const members: { token: string; guestId: string }[] = []
  while (members.length < SOCKETS) members.push(...(await Promise.all(Array.from({ length: AT_ONCE }, member))))
  process.on('message', (storm: Storm) => void run(storm).then((cost) => process.send?.(cost)))
  process.send?.({ url, members } satisfies StormReady)

  async function member() {
    const { accessToken } = await platform.openSession(null, { countryCode: 'DE' })
    const session = await store.get(sessions, await hashOf(accessToken))
    return { token: accessToken, guestId: session?.guestId ?? '' }
  }

  async function run({ actors }: Storm): Promise<StormCost> {
    const [from, before] = [performance.now(), cpu()]
    let changes = 0
    while (changes < RATE * SECONDS) {
      const due = Math.min(RATE * SECONDS, Math.floor(((performance.now() - from) / 1_000) * RATE))
      for (; changes < due; changes++) {
        const number = Math.floor(Math.random() * ACTORS) + (actors === 'shown' ? 1 : 10 * ACTORS)
        const state = { isBusy: changes % 2 === 0, onlineSince: exactly() }
        context.hub.publish('everybody', { type: 'actorState', actorId: asId<ActorId>(String(number)), state })
      }
      await new Promise((resolve) => setTimeout(resolve, TICK))
    }
    const seconds = (performance.now() - from) / 1_000
    return { changes, cpu: (cpu() - before) / changes, seconds }
  }
}
