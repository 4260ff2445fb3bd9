import { useMemo } from 'react'
import { useService } from '@/ui/base/container'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import type { ActorServices } from './actor-services'
import { LiveActors } from './live-actors'
import { Pins } from './pins'

/** For a screen, which hands them to its parts. They stay the same object, so that no part is rendered again for them. */
export function useActorServices(): ActorServices {
  const live = useService(LiveActors)
  const pins = useService(Pins)
  const guest = useService(GuestViewModel)
  const checkout = useService(Checkout)
  return useMemo(() => ({ live, pins, guest, checkout }), [live, pins, guest, checkout])
}
