import { featurePorts } from './features'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { RequestContext } from '@/adapters/backend/access/request-context'
import { BackendActorGateway } from '@/adapters/backend/actors/backend-actor-gateway'
import { currentActors } from '@/adapters/backend/actors/current-actors'
import { pictureAccess } from '@/adapters/backend/actors/picture-files'
import { BackendChatGateway } from '@/adapters/backend/chat/backend-chat-gateway'
import { BackendEmailConfirmation } from '@/adapters/backend/guest/backend-email-confirmation'
import { BackendGuestGateway } from '@/adapters/backend/guest/backend-guest-gateway'
import { sessions } from '@/adapters/backend/access/guest-records'
import type { SessionListener } from '@/adapters/backend/access/guest-sessions'
import { isOver, isTouched, openSession, sessionOfDevice, touch } from '@/adapters/backend/access/open-session'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { BackendLiveUpdates } from '@/adapters/backend/live/backend-live-updates'
import { EndedSessions } from '@/adapters/backend/live/ended-sessions'
import { BackendMessengerGateway } from '@/adapters/backend/messenger/backend-messenger-gateway'
import { BackendSpendingLimits } from '@/adapters/backend/money/backend-spending-limits'
import { BackendCheckoutGateway } from '@/adapters/backend/payments/backend-checkout-gateway'
import { BackendCheckoutService } from '@/adapters/backend/payments/backend-checkout-service'
import { LoginWaits } from '@/adapters/backend/access/login-waits'
import { BackendSupportGateway } from '@/adapters/backend/support/backend-support-gateway'
import { BackendLogger, BackendTracker } from '@/adapters/backend/tracking/backend-tracking'
import { accessRules } from '@/adapters/backend/access/access-rules'
import { newestVideosOf } from '@/adapters/backend/media/newest-videos'
import type { Store } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import { onDemand } from '@/adapters/shared/on-demand'
import type { CheckoutService } from '@/application/payments/checkout-service'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type {
  CheckoutCaller,
  OpenedSession,
  PictureAccess,
  Platform,
  SessionOrigin,
} from '@/application/platform/platform'
import { momentOn, type TestDay } from '@/domain/access/test-day'
import type { PictureRef } from '@/domain/actors/actor'
import type { SessionId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** Tokens whose hash is cached, so that it is not made again for every request. */
const MAX_HASHES = 20_000

interface Ports extends GuestPorts {
  readonly liveUpdates: BackendLiveUpdates
}

const makePorts = onDemand<[PlatformContext, RequestContext, SessionListener], Ports>({
  guest: (platform, caller, onSession) => new BackendGuestGateway(platform, caller, onSession),
  emailConfirmation: (platform, caller) => new BackendEmailConfirmation(platform, caller),
  support: (platform, caller) => new BackendSupportGateway(platform, caller),
  actors: (platform, caller) => new BackendActorGateway(platform, caller, newestVideosOf),
  chat: (platform, caller) => new BackendChatGateway(platform, caller),
  messenger: (platform, caller) => new BackendMessengerGateway(platform, caller),
  ...featurePorts,
  spendingLimits: (platform, caller) => new BackendSpendingLimits(platform, caller),
  checkout: (platform, caller, onSession) => new BackendCheckoutGateway(platform, caller, onSession),
  liveUpdates: ({ hub, store }, caller) =>
    new BackendLiveUpdates(hub, store, caller, (ids) => currentActors(store, ids)),
  tracker: (platform, caller) => new BackendTracker(platform, caller),
  logger: (platform, caller) => new BackendLogger(platform, caller),
})

const refuseToStore = (): Promise<never> =>
  Promise.reject(new BackendError('invalid-request', { fields: ['qmdate', 'qmday'] }))

/** The platform itself: the rules over a store, handed out one session at a time. */
export class BackendPlatform implements Platform {
  /** Notifies the pages in this process that their session ended; a server has none. */
  readonly ended = new EndedSessions()
  private readonly hashes = new Map<string, string>()
  private readonly waits: LoginWaits

  constructor(private readonly platform: PlatformContext) {
    this.waits = new LoginWaits(platform.clock)
  }

  openSession(deviceKey: string | null, origin: SessionOrigin): Promise<OpenedSession> {
    return openSession(this.platform, deviceKey, origin)
  }

  async sessionOf(deviceKey: string): Promise<SessionId | null> {
    const session = await sessionOfDevice(this.platform.store, await hashOf(deviceKey))
    return session === undefined || isOver(this.platform, session) ? null : session.id
  }

  pictureAccess(deviceKey: string | null, picture: PictureRef): Promise<PictureAccess> {
    return pictureAccess(this.platform, deviceKey, picture)
  }

  checkoutFor(caller: CheckoutCaller, onSession: SessionListener = () => undefined): CheckoutService {
    return new BackendCheckoutService(this.platform, caller, this.waits, (change) => {
      onSession(change)
      this.ended.publish(change.ended)
    })
  }

  async portsFor(
    accessToken: string,
    language: Language,
    onSession: SessionListener = () => undefined,
    address: string | null = null,
    day: TestDay | null = null,
  ): Promise<GuestPorts | null> {
    const known = this.hashes.get(accessToken)
    const tokenHash = known ?? (await hashOf(accessToken))
    const session = await this.platform.store.get(sessions, tokenHash)
    if (session === undefined || isOver(this.platform, session)) {
      this.hashes.delete(accessToken)
      return null
    }
    if (known === undefined) this.cache(accessToken, tokenHash)
    if (!isTouched(this.platform, session))
      await this.platform.store.transaction((tx) => touch(this.platform, tx, session))
    return makePorts(
      this.asOf(day),
      { tokenHash: () => tokenHash, language: () => language, address: () => address },
      onSession,
    )
  }

  /** Ports for a caller whose token and language change while they hold them, as a page's do. */
  portsOf(caller: RequestContext, onSession: SessionListener = () => undefined): GuestPorts {
    const ports = makePorts(this.platform, caller, (change) => {
      onSession(change)
      this.ended.publish(change.ended)
    })
    this.ended.subscribe((tokenHash) => {
      if (tokenHash === caller.tokenHash()) ports.liveUpdates.expire()
    })
    return ports
  }

  private asOf(day: TestDay | null): PlatformContext {
    if (day === null || !this.platform.rules.of(accessRules).hasTestDays) return this.platform
    const { clock, store } = this.platform
    return {
      ...this.platform,
      // What is stored would be of a day that has not come.
      store: Object.create(store, { transaction: { value: refuseToStore } }) as Store,
      clock: { now: () => momentOn(day, clock.now()), after: (delay, work) => clock.after(delay, work) },
    }
  }

  private cache(accessToken: string, tokenHash: string): void {
    if (this.hashes.size >= MAX_HASHES) this.hashes.clear()
    this.hashes.set(accessToken, tokenHash)
  }
}
