import { embeddedBackend, WORLD_VERSION } from './backend'
import { DEVICE_KEY } from './device-key'
import { EmbeddedSession } from './embedded-session'
import { InterruptibleLive } from './interruptible-live'
import { leadAlone } from './lead-alone'
import { MemoryStage } from './memory-stage'
import { serveSandbox } from './sandbox-channel'
import { siteRules } from './site-rules'
import { ShiftedClock } from './shifted-clock'
import { withFaultInjection } from './fault-injection'
import { BroadcastHub } from '@/adapters/backend/live/broadcast-hub'
import { Mailbox } from '@/adapters/backend/mail/mailbox'
import { AnalyticsBox } from '@/adapters/backend/tracking/analytics-box'
import { InlineCaptionHost } from '@/adapters/backend/media/inline-caption-host'
import { InlinePictureHost } from '@/adapters/backend/media/inline-picture-host'
import { InlinePlaylistHost } from '@/adapters/backend/media/inline-playlist-host'
import { InlineChannelHost } from '@/adapters/backend/tv/inline-channel-host'
import { captionsOfSamples } from '@/adapters/backend/assembly/captions'
import { IndexedDbJournal } from '@/adapters/stores/indexed-db-journal'
import type { Configuration } from '@/application/configuration/configuration'
import type { Clock } from '@/application/device/clock'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import type { Random } from '@/application/device/random'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { Stage } from '@/application/stage/stage'
import type { Language } from '@/domain/navigation/language'

/** Country the embedded world takes its guest to be in; there is no address to look it up from. */
const COUNTRY = 'DE'

/**
 * The address to which the embedded world sends requests of guests: the box of the stage, like
 * every mail.
 */
const OPERATOR_MAIL = 'support@vesper.example'

/** The ports of the embedded backend, and the backend itself for the stage. */
export interface MemoryModule {
  readonly ports: GuestPorts
  readonly stage: Stage | null
}

/**
 * Sets the embedded backend up in this page: stored in IndexedDB, shared with other tabs, moved by
 * the first of them.
 */
export async function memoryModule(options: {
  readonly configuration: Configuration
  readonly language: () => Language
  readonly clock: Clock
  readonly random: Random
  readonly storage: KeyValueStorage
  readonly origin: string
  readonly onError: (error: unknown) => void
}): Promise<MemoryModule> {
  const { configuration, random, storage } = options
  const clock = new ShiftedClock(options.clock, storage)
  const mailbox = new Mailbox(clock)
  const analytics = new AnalyticsBox()
  const journal = await IndexedDbJournal.open('vesper', WORLD_VERSION)
  const backend = await embeddedBackend(
    {
      seed: configuration.world.seed,
      actors: configuration.world.actors,
      videos: configuration.world.videos,
      rules: siteRules(configuration, {
        mail: { mailer: mailbox, origin: options.origin, operator: OPERATOR_MAIL },
        media: {
          playlists: new InlinePlaylistHost(`${options.origin}/art/clips`),
          pictures: new InlinePictureHost(`${options.origin}/art`),
          captions: new InlineCaptionHost(captionsOfSamples),
        },
        notifications: { sms: mailbox, push: null },
        phone: { calls: mailbox },
        payments: { checkoutUrl: `${options.origin}/checkout.html` },
        tracking: { analytics },
        tv: { channels: new InlineChannelHost(`${options.origin}/art/clips`) },
      }),
    },
    { clock, random, journal },
    (store) => new BroadcastHub('vesper-updates', () => store.restore(), options.onError),
    options.onError,
  )
  const { platform } = backend
  mailbox.storeIn(backend.store)
  analytics.storeIn(backend.store)
  const session = new EmbeddedSession(platform, storage, COUNTRY)
  const caller = { tokenHash: () => session.tokenHash, language: options.language, address: () => null }
  const ports = platform.portsOf(caller, (change) => session.take(change))
  serveSandbox(
    (sender) => platform.checkoutFor(sender),
    () => backend.store.restore(),
  )
  backend.scheduler.start()
  leadAlone('vesper-director', () => backend.simulator.start())
  const live = new InterruptibleLive(ports.liveUpdates)
  const stage = new MemoryStage(backend, clock, caller, { mailbox, analytics, live }, async () => {
    storage.write(DEVICE_KEY, null)
    await journal.reset()
  })
  const conditioned = withFaultInjection(ports, () => stage.conditions(), options.clock)
  return {
    ports: { ...conditioned, liveUpdates: live, guest: withSession(conditioned.guest, () => session.open()) },
    stage: configuration.world.stage ? stage : null,
  }
}

/** Opens the session before the guest is read, because the embedded backend has no cookies. */
function withSession(guest: GuestPorts['guest'], open: () => Promise<void>): GuestPorts['guest'] {
  const opening: GuestPorts['guest']['open'] = async (language) => {
    await open()
    return guest.open(language)
  }
  return new Proxy(guest, {
    get(target, name) {
      if (name === 'open') return opening
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })
}
