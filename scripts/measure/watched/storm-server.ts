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
import { ACTORS, serveStorms, SOCKETS } from './storm'

/** Sessions made at a time. */
const AT_ONCE = 50

const clock = new SystemClock()
const random = new CryptoRandom()
const onError = (failure: unknown): void => console.error(failure)

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
  serveStorms({ url, members }, (actorId, state) =>
    context.hub.publish('everybody', { type: 'actorState', id: asId<ActorId>(actorId), state }),
  )

  async function member() {
    const { accessToken } = await platform.openSession(null, { countryCode: 'DE' })
    const session = await store.get(sessions, await hashOf(accessToken))
    return { token: accessToken, guestId: session?.guestId ?? '' }
  }
}
