import type { GuestGateway } from '@/application/guest/guest-gateway'
import { OpenSession } from '@/application/guest/open-session'
import type { LiveUpdates } from '@/application/live/live-updates'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** The guest as all screens see them, over a test's own ports. */
export function guestOver(gateway: GuestGateway, live: LiveUpdates): GuestViewModel {
  const guest = new GuestViewModel(gateway, live, new OpenSession(gateway, live))
  guest.start()
  return guest
}
