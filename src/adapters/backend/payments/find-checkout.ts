import { CHECKOUT_LIFETIME, checkouts, type CheckoutRecord } from './checkout-records'
import { sessionOfDevice } from '@/adapters/backend/access/open-session'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Reader } from '@/adapters/stores/store'
import type { CheckoutCaller } from '@/application/platform/platform'
import type { CheckoutId } from '@/domain/ids'

/**
 * Returns the checkout, for the device that opened it while it holds the same session; `null` for
 * any other device.
 */
export async function findCheckout(
  platform: PlatformContext,
  reader: Reader,
  { deviceKey }: CheckoutCaller,
  id: CheckoutId,
  secret: string,
): Promise<CheckoutRecord | null> {
  const checkout = await reader.get(checkouts, id)
  if (deviceKey === null || checkout === undefined) return null
  const isOwn = checkout.secret === secret && checkout.deviceHash === (await hashOf(deviceKey))
  const isFresh = platform.clock.now() - checkout.openedAt < CHECKOUT_LIFETIME
  if (!isOwn || !isFresh) return null
  const session = await sessionOfDevice(reader, checkout.deviceHash)
  return session?.guestId === checkout.guestId ? checkout : null
}
