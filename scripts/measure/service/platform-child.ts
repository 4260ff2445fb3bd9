import { actors } from '@/adapters/backend/actors/actor-records'
import { LocalUpdateHub } from '@/adapters/backend/kernel/update-hub'
import { ageChecks } from '@/adapters/backend/access/age-checks'
import { guests, sessions } from '@/adapters/backend/access/guest-records'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { videos } from '@/adapters/backend/media/video-records'
import { credit } from '@/adapters/backend/money/ledger-book'
import { NodeRandom } from '@/adapters/system/node-random'
import { SystemClock } from '@/adapters/system/system-clock'
import type { Bus } from '@/adapters/bus/bus'
import { embeddedBackend, type Backend } from '@/adapters/modules/backend'
import { openService } from '@/adapters/modules/service'
import { defaultSettings } from '@/adapters/server/base/config/server-settings'
import { createServer } from '@/adapters/server/create-server'
import { SignedPlaylistHost } from '@/adapters/server/media/signed-playlist-host'
import { nullJournal } from '@/adapters/stores/journal'
import { asId, type ActorId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import { onOrder, ready, type Member, type PlatformOrder } from './talk'

/** More than any guest spends here, in coins. */
const FUNDS = 1_000_000_000

/** Sessions made at a time. */
const AT_ONCE = 50

const clock = new SystemClock()
const random = new NodeRandom()
const onError = (failure: unknown): void => console.error(failure)

/**
 * A server of the platform as it is run, with guests who have coins; without simulated arrivals and departures, so that
 * nothing else runs.
 */
export async function runPlatform(order: PlatformOrder): Promise<void> {
  const playlists = new SignedPlaylistHost('for a measurement', clock)
  const rules = {
    access: { passwordIterations: 1_000 },
    media: { playlists, pictures: playlists },
    payments: { checkoutUrl: '/checkout.html' },
  }
  const settings = { seed: 1, actors: 240, videos: 3_000, rules }
  const { backend, bus } = await open()
  const app = await createServer({
    settings: {
      ...defaultSettings,
      requestsPerMinute: Number.MAX_SAFE_INTEGER,
      // All sockets of the measurement come from one address.
      connectionsPerAddress: Number.MAX_SAFE_INTEGER,
      logLevel: 'error',
    },
    clock,
    random,
    platform: backend.platform,
    playlists,
    ...(bus === null ? {} : { bus }),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const members: Member[] = []
  while (members.length < order.members) {
    const more = Math.min(AT_ONCE, order.members - members.length)
    members.push(...(await Promise.all(Array.from({ length: more }, () => newMember(backend)))))
  }
  const [performer] = await backend.store.find(actors, 'newest', { prefix: [], limit: 1 })
  const films = await backend.store.find(videos, 'newest', { prefix: [] })
  const actorId = performer?.id ?? asId<ActorId>('')
  const forSale = films.filter(({ price, vip }) => price > 0 && !vip).map(({ id, price }) => ({ id, price }))
  onOrder(() => backend.context.hub.publish('everybody', { type: 'actorState', id: actorId, state: { isBusy: true } }))
  ready({ url, members, actorId, forSale })

  async function open(): Promise<{ readonly backend: Backend; readonly bus: Bus | null }> {
    if (order.databaseUrl !== null) {
      const places = {
        database: { kind: 'postgres', url: order.databaseUrl },
        migrations: order.migrations,
        natsUrl: order.natsUrl,
      } as const
      return openService(
        places,
        settings,
        { clock, random },
        {
          error: onError,
          databaseRestarted: () => onError(new Error('the database was started again')),
          databaseGivenUp: onError,
          bus: { lost: onError, back: onError },
        },
      )
    }
    const devices = { clock, random, journal: nullJournal }
    return { backend: await embeddedBackend(settings, devices, () => new LocalUpdateHub(onError), onError), bus: null }
  }
}

async function newMember({ platform, store }: Backend): Promise<Member> {
  const { accessToken } = await platform.openSession(null, { countryCode: 'DE' })
  const session = await store.get(sessions, await hashOf(accessToken))
  if (session === undefined) throw new Error('a session was lost')
  const { guestId } = session
  await store.transaction(async (tx) => {
    const guest = await tx.get(guests, guestId)
    if (guest === undefined) throw new Error('a guest was lost')
    await tx.put(guests, { ...guest, email: `${guestId}@example.org`, name: guestId })
    await tx.put(ageChecks, { guestId, avsStatus: 'accepted', avsRejectMessage: null })
    await credit(tx, fundsOf(guestId))
  })
  return { token: accessToken, guestId }
}

const fundsOf = (guestId: GuestId) => ({
  key: asId<IdempotencyKey>(`funds ${guestId}`),
  at: 0,
  kind: 'bonus' as const,
  amount: FUNDS,
  guestId,
  statement: `funds ${guestId}`,
  subject: null,
  subjectId: null,
  paid: null,
})
