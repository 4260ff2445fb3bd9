import { storeSampleWorld } from '@/adapters/backend/assembly/sample-world'
import { TestAnalytics } from '#test/support/world/test-analytics'
import { TestClock } from '#test/support/world/test-clock'
import { TestMailer } from '#test/support/world/test-mailer'
import { TestPush } from '#test/support/world/test-push'
import { TestTexts } from '#test/support/world/test-texts'
import { seededRandom } from '#test/support/world/seeded-random'
import { accessRules } from '@/adapters/backend/access/access-rules'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { changeGuest, type WholeGuest } from '#test/support/world/whole-guest'
import { roomLines } from '@/adapters/backend/chat/room/room-line-records'
import { shows } from '@/adapters/backend/shows/show-records'
import { LocalUpdateHub } from '@/adapters/backend/kernel/update-hub'
import { paymentRules, type PaymentRules } from '@/adapters/backend/payments/payment-rules'
import { backendOver, embeddedBackend, type Backend } from '@/adapters/modules/backend'
import { COUNT_INTERVAL } from '@/adapters/modules/service'
import { SignedPlaylistHost } from '@/adapters/server/media/signed-playlist-host'
import { SignedChannelHost } from '@/adapters/server/tv/signed-channel-host'
import { nullJournal } from '@/adapters/stores/journal'
import type { Store } from '@/adapters/stores/store'
import type { ActorId, GuestId } from '@/domain/ids'

/** The Saturday at which all contract tests begin. */
export const START_TIME = Date.UTC(2026, 10, 21, 20, 0)

/** One tick of the platform, ms. */
const TICK = 1_000

/** How much of a world a test needs. */
export interface WorldSize {
  readonly actors: number
  readonly videos: number
  /** What the world is drawn from; 7 where it does not matter. */
  readonly seed?: number
}

const ACCESS = { passwordIterations: 1, accountsPerNetwork: 1_000_000 }

const PAYMENTS: Partial<PaymentRules> = { checkoutUrl: '/checkout.html' }

/** The platform behind a binding: a small seeded world, its time in the hands of the test. */
export class TestEnvironment {
  private constructor(
    readonly clock: TestClock,
    readonly backend: Backend,
    readonly playlists: SignedPlaylistHost,
    readonly channels: SignedChannelHost,
    /** Where the mails of the platform land. */
    readonly mailer: TestMailer,
    /** Where the text messages of the platform land. */
    readonly texts: TestTexts,
    /** Where the calls of the platform land that read out a pin. */
    readonly calls: TestTexts,
    /** Where the push messages of the platform land. */
    readonly push: TestPush,
    /** Where events for analytics land. */
    readonly analytics: TestAnalytics,
  ) {}

  /** In memory, or over a store that is empty yet. */
  static async build(world: WorldSize, store?: Store, startTime = START_TIME): Promise<TestEnvironment> {
    const clock = new TestClock(startTime)
    const chance = seededRandom(7)
    const random = { next: () => chance.next(), id: () => chance.id().padStart(32, '0') }
    const playlists = new SignedPlaylistHost('a secret of the tests', clock)
    const channels = new SignedChannelHost('a secret of the tests', clock)
    const mailer = new TestMailer()
    const texts = new TestTexts()
    const calls = new TestTexts()
    const push = new TestPush()
    const analytics = new TestAnalytics()
    const rules = {
      access: ACCESS,
      mail: { mailer, origin: 'https://vesper.test', operator: 'support@vesper.test' },
      media: { playlists, pictures: playlists, captions: playlists },
      notifications: { sms: texts, push },
      phone: { calls, countries: ['DE', 'ES', 'US'], blocked: ['+4917612'] },
      payments: PAYMENTS,
      tracking: { analytics },
      tv: { channels },
    }
    const settings = { seed: 7, ...world, rules }
    const onError = (error: unknown): never => {
      throw error
    }
    const sharedEnvironment = async (stored: Store): Promise<Backend> => {
      await storeSampleWorld(stored, settings, clock)
      const ofService = { ...rules, chat: { countEvery: COUNT_INTERVAL } }
      return backendOver(
        stored,
        new LocalUpdateHub(),
        { rules: ofService },
        { clock, random, instance: random.id() },
        onError,
      )
    }
    const backend =
      store === undefined
        ? await embeddedBackend(settings, { clock, random, journal: nullJournal }, () => new LocalUpdateHub(), onError)
        : await sharedEnvironment(store)
    return new TestEnvironment(clock, backend, playlists, channels, mailer, texts, calls, push, analytics)
  }

  /** Sets rules of payments as an operator would, until the end of `work`. */
  async underPaymentRules<T>(change: Partial<PaymentRules>, work: () => Promise<T>): Promise<T> {
    const { rules } = this.backend.context
    rules.set(paymentRules, { ...PAYMENTS, ...change })
    return work().finally(() => rules.set(paymentRules, PAYMENTS))
  }

  /** Disables logging in as an operator would, until the end of `work`. */
  async withoutLogin<T>(work: () => Promise<T>): Promise<T> {
    const { rules } = this.backend.context
    rules.set(accessRules, { ...ACCESS, disableLogin: true })
    return work().finally(() => rules.set(accessRules, ACCESS))
  }

  /** Lets time pass, a tick a second. */
  async advance(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= TICK) {
      await this.clock.pass(Math.min(TICK, left))
      await this.backend.scheduler.runOnce()
    }
  }

  /** Advances the simulation by this many events. */
  async direct(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) await this.backend.simulator.step()
  }

  /** Sets an actor up as a test needs them. */
  async setActor(
    id: ActorId,
    { state, ...change }: Partial<Omit<ActorRecord, 'state'>> & { state?: Partial<ActorRecord['state']> },
  ): Promise<void> {
    await this.backend.store.transaction(async (tx) => {
      const actor = await tx.get(actors, id)
      if (actor === undefined) throw new Error(`no actor ${id}`)
      await tx.put(actors, { ...actor, ...change, state: { ...actor.state, ...state } })
    })
  }

  /** Removes the shows of an actor with what was written in them: none begins, and none that runs ends, while a test chats with them. */
  async cancelShows(actorId: ActorId): Promise<void> {
    const { store } = this.backend
    await store.transaction(async (tx) => {
      for (const { id } of await tx.find(shows, 'ofActor', { prefix: [actorId] })) await tx.delete(shows, id)
      for (const { id } of await tx.find(roomLines, 'ofActor', { prefix: [actorId] })) await tx.delete(roomLines, id)
    })
  }

  /** Sets a guest up as an operator would. */
  async setGuest(id: GuestId, change: Partial<WholeGuest>): Promise<void> {
    await this.backend.store.transaction((tx) => changeGuest(tx, id, change))
  }
}
