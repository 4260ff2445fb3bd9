import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { ChatGateway } from '@/application/chat/chat-gateway'
import type { GiftGateway } from '@/application/gifts/gift-gateway'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { LiveUpdates } from '@/application/live/live-updates'
import type { VideoGateway } from '@/application/media/video-gateway'
import type { MessengerGateway } from '@/application/messenger/messenger-gateway'
import type { NotificationGateway } from '@/application/notifications/notification-gateway'
import type { CheckoutGateway } from '@/application/payments/checkout-gateway'
import type { CheckoutService } from '@/application/payments/checkout-service'
import type { Logger } from '@/application/tracking/logger'
import type { Tracker } from '@/application/tracking/tracker'
import type { Language } from '@/domain/navigation/language'

/** All ports that belong to one guest's session. */
export interface GuestPorts {
  readonly guest: GuestGateway
  readonly actors: ActorGateway
  readonly chat: ChatGateway
  readonly messenger: MessengerGateway
  readonly gifts: GiftGateway
  readonly videos: VideoGateway
  readonly notifications: NotificationGateway
  readonly checkout: CheckoutGateway
  readonly live: LiveUpdates
  readonly tracker: Tracker
  readonly logger: Logger
}

/** A session as the platform's edge sees it: the token a client shows and the key its device keeps. */
export interface OpenedSession {
  readonly accessToken: string
  /** Kept by the device where scripts cannot read it; restores the session (a cookie on the web). */
  readonly deviceKey: string
}

/**
 * A whole platform, seen from its edge. A server publishes any of them; the embedded backend is used without one.
 */
export interface Platform {
  /** Restores the device's session or starts an anonymous one. `countryCode` is ISO 3166-1 alpha-2. */
  openSession(deviceKey: string | null, countryCode: string): Promise<OpenedSession>
  /** The ports of the session that holds this token; `null` when there is none (any more). */
  portsFor(accessToken: string, language: Language): Promise<GuestPorts | null>
  readonly checkoutService: CheckoutService
}
