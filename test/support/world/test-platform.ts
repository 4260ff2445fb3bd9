import { TestClock } from './test-clock'
import { TestMailer } from './test-mailer'
import { seededRandom } from './seeded-random'
import { changeGuest, wholeGuestOf, type WholeGuest } from './whole-guest'
import { rulesOf } from '@/adapters/backend/assembly/platform-rules'
import { ProcessMemory } from '@/adapters/backend/kernel/process-memory'
import type { Rules } from '@/adapters/backend/kernel/rules'
import type { Mailer } from '@/application/mail/mailer'
import { actors, profiles, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { gifts } from '@/adapters/backend/gifts/gift-records'
import type { Audience } from '@/adapters/backend/kernel/subscriber-registry'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { DomainEvents } from '@/adapters/backend/kernel/domain-events'
import { LocalUpdateHub, type UpdateHub } from '@/adapters/backend/kernel/update-hub'
import { InlineCaptionHost } from '@/adapters/backend/media/inline-caption-host'
import { InlinePictureHost } from '@/adapters/backend/media/inline-picture-host'
import { InlinePlaylistHost } from '@/adapters/backend/media/inline-playlist-host'
import { sampleCaptions } from '@/adapters/backend/world/texts/sample-captions'
import { videos } from '@/adapters/backend/media/video-records'
import { balanceOfGuest, credit } from '@/adapters/backend/money/ledger-book'
import { simulate } from '@/adapters/backend/assembly/sample-world'
import { BackendPlatform } from '@/adapters/backend/assembly/backend-platform'
import type { RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { featureSeeds } from '@/adapters/backend/assembly/features'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { CheckoutService } from '@/application/payments/checkout-service'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { OpenedSession } from '@/application/platform/platform'
import { asId, type ActorId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import type { Language } from '@/domain/navigation/language'

/** The Saturday at which all tests begin. */
export const START_TIME = Date.UTC(2026, 10, 21, 20, 0)

/** What a guest of the tests signs up with; only the address differs. */
export const PASSWORD = 'a long evening'

/** A checkout without extras. */
export const PLAIN = { enableTracking: false, host: null, selectedAmount: null, teaserText: null } as const

export interface TestGuest {
  readonly id: GuestId
  /** The key of the device, as it is now. */
  readonly deviceKey: string
  readonly ports: GuestPorts
  /** The payment service as a frame on the device reaches it. */
  readonly sandbox: CheckoutService
  readonly caller: RequestContext
  record(): Promise<WholeGuest>
  balance(): Promise<number>
  give(coins: number): Promise<void>
  change(change: Partial<WholeGuest>): Promise<void>
}

/** A whole platform in memory, its time and chance in the hands of the test. */
export class TestPlatform {
  readonly clock: TestClock
  readonly context: PlatformContext
  readonly platform: BackendPlatform
  /** Everything that was published, in order. */
  readonly reports: { audience: Audience; update: LiveUpdate }[] = []
  readonly mailer = new TestMailer()
  private count = 0

  constructor(
    options: {
      readonly seed?: number
      readonly actors?: number
      readonly videos?: number
      readonly isSampled?: boolean
    } = {},
  ) {
    const { seed = 1 } = options
    const store = new MemoryStore()
    this.clock = new TestClock(START_TIME)
    const world = generateWorld({ seed, actors: options.actors ?? 24, videos: options.videos ?? 80, now: START_TIME })
    store.seed(actors, world.actors)
    store.seed(profiles, world.profiles)
    store.seed(videos, world.videos)
    store.seed(gifts, world.gifts)
    for (const { fill } of featureSeeds) fill(store, world)
    const local = new LocalUpdateHub()
    const hub: UpdateHub = {
      publish: (audience, update) => {
        this.reports.push({ audience, update })
        local.publish(audience, update)
      },
      publishHere: (audience, update) => local.publish(audience, update),
      subscribe: (guestId, subscriber) => local.subscribe(guestId, subscriber),
      watch: (subscriber, watched) => local.watch(subscriber, watched),
      unwatch: (subscriber, watched) => local.unwatch(subscriber, watched),
      notify: (topic) => local.notify(topic),
      listen: (topic, onChange) => local.listen(topic, onChange),
    }
    this.context = {
      instance: 'test',
      store,
      hub,
      events: new DomainEvents(),
      clock: this.clock,
      random: seededRandom(seed),
      rules: this.rulesWith(this.mailer),
      memory: new ProcessMemory(),
    }
    this.platform = new BackendPlatform(this.context)
    simulate(this.context, options.isSampled ?? true, (error) => {
      throw error
    })
  }

  /** The rules of the tests, with the given mailer. */
  rulesWith(mailer: Mailer | null): Rules {
    return rulesOf({
      access: { passwordIterations: 1 },
      mail: { mailer, origin: 'https://vesper.test', operator: null },
      media: {
        playlists: new InlinePlaylistHost('https://vesper.test/clips'),
        pictures: new InlinePictureHost('https://vesper.test/art'),
        captions: new InlineCaptionHost(sampleCaptions),
      },
      payments: { checkoutUrl: 'https://vesper.test/checkout' },
    })
  }

  /** An unknown guest. */
  async visitor(language: Language = 'en', countryCode = 'NL', address: string | null = null): Promise<TestGuest> {
    return this.guestOf(await this.platform.openSession(null, { countryCode }), language, address)
  }

  /** The guest of a device, by its key. */
  async guestAt(deviceKey: string, language: Language = 'en'): Promise<TestGuest> {
    return this.guestOf(await this.platform.openSession(deviceKey, { countryCode: 'NL' }), language)
  }

  /** A guest with an account, signed up through the checkout as everybody is, and so many coins. */
  async member(coins = 0, language: Language = 'en', countryCode = 'NL'): Promise<TestGuest> {
    const visitor = await this.visitor(language, countryCode)
    const number = ++this.count
    const opened = await visitor.ports.checkout.open('signup', PLAIN)
    if (!opened.ok) throw new Error(`sign-up refused: ${opened.reason}`)
    const { id, url, flow } = opened.checkout
    await visitor.sandbox.submit(id, url.split('#')[1] ?? '', {
      kind: 'signup',
      name: `Guest ${number}`,
      email: `guest${number}@vesper.test`,
      password: PASSWORD,
      birthDate: '1990-05-04',
      acceptTerms: true,
    })
    await visitor.ports.checkout.finish({ checkoutId: id, flow, redirectTo: null }, '/')
    const guest = await this.guestAt(visitor.deviceKey, language)
    await guest.give(coins)
    return guest
  }

  async actor(id: string): Promise<ActorRecord> {
    const actor = await this.context.store.get(actors, id)
    if (actor === undefined) throw new Error(`no actor ${id}`)
    return actor
  }

  /** Sets an actor up as a test needs them. */
  async setActor(
    id: string,
    { state, ...change }: Partial<Omit<ActorRecord, 'state'>> & { state?: Partial<ActorRecord['state']> },
  ) {
    const actor = await this.actor(id)
    const changed: ActorRecord = { ...actor, ...change, id: asId<ActorId>(id), state: { ...actor.state, ...state } }
    await this.context.store.transaction((tx) => tx.put(actors, changed))
    return changed
  }

  private async guestOf(session: OpenedSession, language: Language, address: string | null = null): Promise<TestGuest> {
    const { platform } = this
    const origin = { address }
    const tokenHash = await hashOf(session.accessToken)
    const caller = { tokenHash: () => tokenHash, language: () => language, address: () => origin.address }
    let { deviceKey } = session
    const ports = platform.portsOf(caller, ({ device }) => {
      deviceKey = device?.deviceKey ?? deviceKey
    })
    const service = () => platform.checkoutFor({ deviceKey, ...origin })
    const { id } = await ports.guest.current()
    const { store, clock } = this.context
    return {
      id,
      get deviceKey() {
        return deviceKey
      },
      ports,
      sandbox: {
        sheet: (checkoutId, secret) => service().sheet(checkoutId, secret),
        submit: (checkoutId, secret, form) => service().submit(checkoutId, secret, form),
        cancel: (checkoutId, secret) => service().cancel(checkoutId, secret),
      },
      caller,
      record: () => wholeGuestOf(store, id),
      balance: () => balanceOfGuest(store, id),
      give: async (coins) => {
        const key = asId<IdempotencyKey>(`given:${++this.count}`)
        const line = { statement: key, subject: null, subjectId: null, paid: null }
        await store.transaction((tx) =>
          credit(tx, { key, at: clock.now(), kind: 'top-up', amount: coins, guestId: id, ...line }),
        )
      },
      change: (change) => store.transaction((tx) => changeGuest(tx, id, change)),
    }
  }
}
