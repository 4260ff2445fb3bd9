import { useMemo } from 'react'
import { useService } from '@/ui/base/container'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from './checkout-launcher'
import type { Membership } from './vip-offer'

/** For a screen, which hands it to the parts that offer the membership. */
export function useMembership(): Membership {
  const guest = useService(GuestViewModel)
  const checkout = useService(Checkout)
  return useMemo(() => ({ guest, checkout }), [guest, checkout])
}
