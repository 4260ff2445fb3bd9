import type { Clock } from '@/application/device/clock'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import { Modals } from '@/ui/base/modals'
import type { GuestViewModel } from '@/ui/guest/guest-view-model'
import { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import { FakeClock, FakeStorage } from '#test/support/ui/doubles'

/** What waits for coins on the device of a guest; a second one over the same storage is another tab, or the page after a reload. */
export const deferredOf = (
  guest: GuestViewModel,
  {
    modals = new Modals(),
    storage = new FakeStorage(),
    clock = new FakeClock(),
    checkout = { isOpen: false },
  }: {
    readonly modals?: Modals
    readonly storage?: KeyValueStorage
    readonly clock?: Clock
    readonly checkout?: { readonly isOpen: boolean }
  } = {},
): DeferredPurchases => new DeferredPurchases(guest, checkout, storage, clock, modals)
