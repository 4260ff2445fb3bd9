import type { MessageMediaGateway } from '@/application/messenger/message-media-gateway'
import { UnlockMessageMedia } from '@/application/messenger/unlock-message-media'
import { PendingActions } from '@/ui/access/pending-actions'
import type { Modals } from '@/ui/base/modals'
import { GridCache } from '@/ui/base/listing'
import type { Toasts } from '@/ui/base/toasts'
import type { GuestViewModel } from '@/ui/guest/guest-view-model'
import { MessageMediaViewModel } from '@/ui/messenger/message-media-view-model'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { ContentPurchase } from '@/ui/payments/content-purchase'
import type { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import { CountingRandom, FakeClock, portOf, type FakeLive } from '#test/support/ui/doubles'
import { QuietPage } from '#test/support/ui/quiet-page'
import { servicesOf } from './services'

/** The media of a conversation over a platform that a test makes. */
export function messageMediaOver(
  gateway: MessageMediaGateway,
  page: {
    readonly live: FakeLive
    readonly guest: GuestViewModel
    readonly deferred: DeferredPurchases
    readonly modals: Modals
    readonly toasts: Toasts
  },
): MessageMediaViewModel {
  const here = new QuietPage('/en/messenger/c1/')
  const pending = new PendingActions(here, new FakeClock(), servicesOf())
  const checkout = portOf<Checkout>({ open: async () => undefined })
  return new MessageMediaViewModel(
    gateway,
    new UnlockMessageMedia(gateway, new CountingRandom()),
    new ContentPurchase(page.guest, checkout, pending, here, page.modals, page.toasts, new GridCache(), page.deferred),
    page.live,
    page.guest,
  )
}
