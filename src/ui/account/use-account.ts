import { useMemo } from 'react'
import { useService } from '@/ui/base/container'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'

/** Services of an account screen, for its frame and its cards. */
export function useAccount() {
  const guest = useService(GuestViewModel)
  const checkout = useService(Checkout)
  return useMemo(() => ({ guest, checkout }), [guest, checkout])
}
