import { ContainerModule } from 'inversify'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { ChatGateway } from '@/application/chat/chat-gateway'
import { GiftGateway } from '@/application/gifts/gift-gateway'
import { EmailConfirmation } from '@/application/guest/email-confirmation'
import { GuestGateway } from '@/application/guest/guest-gateway'
import { LiveUpdates } from '@/application/live/live-updates'
import { VideoGateway } from '@/application/media/video-gateway'
import { MessengerGateway } from '@/application/messenger/messenger-gateway'
import { SpendingLimitsGateway } from '@/application/money/spending-limits-gateway'
import { NotificationGateway } from '@/application/notifications/notification-gateway'
import { CheckoutGateway } from '@/application/payments/checkout-gateway'
import type { GuestPorts } from '@/application/platform/platform'
import { SupportGateway } from '@/application/support/support-gateway'
import { Logger } from '@/application/tracking/logger'
import { Tracker } from '@/application/tracking/tracker'

/** The guest's ports under their names, whichever module serves them. */
export const portsModule = (ports: GuestPorts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind<GuestGateway>(GuestGateway).toConstantValue(ports.guest)
    bind<EmailConfirmation>(EmailConfirmation).toConstantValue(ports.confirmation)
    bind<SupportGateway>(SupportGateway).toConstantValue(ports.support)
    bind<ActorGateway>(ActorGateway).toConstantValue(ports.actors)
    bind<ChatGateway>(ChatGateway).toConstantValue(ports.chat)
    bind<MessengerGateway>(MessengerGateway).toConstantValue(ports.messenger)
    bind<GiftGateway>(GiftGateway).toConstantValue(ports.gifts)
    bind<VideoGateway>(VideoGateway).toConstantValue(ports.videos)
    bind<SpendingLimitsGateway>(SpendingLimitsGateway).toConstantValue(ports.limits)
    bind<NotificationGateway>(NotificationGateway).toConstantValue(ports.notifications)
    bind<CheckoutGateway>(CheckoutGateway).toConstantValue(ports.checkout)
    bind<LiveUpdates>(LiveUpdates).toConstantValue(ports.live)
    bind<Tracker>(Tracker).toConstantValue(ports.tracker)
    bind<Logger>(Logger).toConstantValue(ports.logger)
  })
