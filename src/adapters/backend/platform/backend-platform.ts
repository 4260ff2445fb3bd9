import type { Core } from './core'
import type { Caller } from './caller'
import { BackendActorGateway } from '@/adapters/backend/actors/backend-actor-gateway'
import { BackendChatGateway } from '@/adapters/backend/chat/backend-chat-gateway'
import { BackendGiftGateway } from '@/adapters/backend/gifts/backend-gift-gateway'
import { BackendGuestGateway } from '@/adapters/backend/guest/backend-guest-gateway'
import { sessions } from '@/adapters/backend/guest/guest-records'
import { openSession } from '@/adapters/backend/guest/open-session'
import { BackendLiveUpdates } from '@/adapters/backend/live/backend-live-updates'
import { BackendVideoGateway } from '@/adapters/backend/media/backend-video-gateway'
import { BackendMessengerGateway } from '@/adapters/backend/messenger/backend-messenger-gateway'
import { BackendNotificationGateway } from '@/adapters/backend/notifications/backend-notification-gateway'
import { BackendCheckoutGateway } from '@/adapters/backend/payments/backend-checkout-gateway'
import { BackendCheckoutService } from '@/adapters/backend/payments/backend-checkout-service'
import { BackendLogger, BackendTracker } from '@/adapters/backend/tracking/backend-tracking'
import type { CheckoutService } from '@/application/payments/checkout-service'
import type { GuestPorts, OpenedSession, Platform } from '@/application/platform/platform'
import type { Language } from '@/domain/navigation/language'

/** The platform itself: the rules over a store, handed out one session at a time. */
export class BackendPlatform implements Platform {
  readonly checkoutService: CheckoutService

  constructor(private readonly core: Core) {
    this.checkoutService = new BackendCheckoutService(core)
  }

  openSession(deviceKey: string | null, countryCode: string): Promise<OpenedSession> {
    return openSession(this.core, deviceKey, countryCode)
  }

  async portsFor(accessToken: string, language: Language): Promise<GuestPorts | null> {
    if ((await this.core.store.get(sessions, accessToken)) === undefined) return null
    return this.portsOf({ token: () => accessToken, language: () => language })
  }

  /** Ports for a caller whose token and language change while he keeps them, as a page's do. */
  portsOf(caller: Caller): GuestPorts {
    const { core } = this
    return {
      guest: new BackendGuestGateway(core, caller),
      actors: new BackendActorGateway(core, caller),
      chat: new BackendChatGateway(core, caller),
      messenger: new BackendMessengerGateway(core, caller),
      gifts: new BackendGiftGateway(core, caller),
      videos: new BackendVideoGateway(core, caller),
      notifications: new BackendNotificationGateway(core, caller),
      checkout: new BackendCheckoutGateway(core, caller),
      live: new BackendLiveUpdates(core.hub, core.store, caller),
      tracker: new BackendTracker(core, caller),
      logger: new BackendLogger(core, caller),
    }
  }
}
