import { useMemo } from 'react'
import { useService } from '@/ui/base/container'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import type { ActorServices } from './actor-services'
import { LiveActors } from './live-actors'
import { Pins } from './pins'

/** Services for a screen's parts. The object is stable, so that no part renders again for it. */
export function useActorServices(): ActorServices {
  const live = useService(LiveActors)
  const pins = useService(Pins)
  const guest = useService(GuestViewModel)
  const checkout = useService(Checkout)
  return useMemo(() => ({ live, pins, guest, checkout }), [live, pins, guest, checkout])
}
