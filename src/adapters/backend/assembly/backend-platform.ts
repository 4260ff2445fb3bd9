import { ports as makers } from './features'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { RequestContext } from '@/adapters/backend/access/request-context'
import { pictureAccess } from '@/adapters/backend/actors/picture-files'
import { sessions } from '@/adapters/backend/access/guest-records'
import type { SessionListener } from '@/adapters/backend/access/guest-sessions'
import { isOver, isTouched, openSession, sessionOfDevice, touch } from '@/adapters/backend/access/open-session'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { BackendLiveUpdates } from '@/adapters/backend/live/backend-live-updates'
import { EndedSessions } from '@/adapters/backend/live/ended-sessions'
import { BackendCheckoutService } from '@/adapters/backend/payments/backend-checkout-service'
import { LoginWaits } from '@/adapters/backend/access/login-waits'
import { accessRules } from '@/adapters/backend/access/access-rules'
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

const makePorts = onDemand<[PlatformContext, RequestContext, SessionListener], Ports>(makers)

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
      // A record stored now would be of a day that has not come.
      store: Object.create(store, { transaction: { value: refuseToStore } }) as Store,
      clock: { now: () => momentOn(day, clock.now()), after: (delay, work) => clock.after(delay, work) },
    }
  }

  private cache(accessToken: string, tokenHash: string): void {
    if (this.hashes.size >= MAX_HASHES) this.hashes.clear()
    this.hashes.set(accessToken, tokenHash)
  }
}
