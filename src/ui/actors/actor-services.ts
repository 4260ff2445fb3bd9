import type { GuestViewModel } from '@/ui/guest/guest-view-model'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import type { LiveActors } from './live-actors'
import type { Pins } from './pins'

/** Services by which parts of a screen show actors as they are now, pin them and write to them. */
export interface ActorServices {
  readonly live: Pick<LiveActors, 'stateOf' | 'isFavorite'>
  readonly pins: Pick<Pins, 'toggle'>
  readonly guest: Pick<GuestViewModel, 'isLoggedIn'>
  readonly checkout: Pick<Checkout, 'open'>
}
