import { deleteAccount } from './delete-account'
import { orderOf, type Order } from './orders'
import { showContent } from './show-content'
import { ageCheckOf, ageChecks } from '@/adapters/backend/access/age-checks'
import { declaredContent } from '@/adapters/backend/content/content-kinds'
import { guests, sessions, type GuestRecord } from '@/adapters/backend/access/guest-records'
import type { JobHandler } from '@/adapters/backend/kernel/jobs'
import { forcePayment } from '@/adapters/backend/money/wallets'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import type { LiveUpdate } from '@/domain/assembly/live-update'

type GuestOrder = Extract<Order, { of: 'guest' }>

/**
 * Carries out an operator's order on the server that runs the jobs: it has the catalogue in memory
 * and notifies the other servers, and the open pages of the guest receive it (RUL-012, RUL-013).
 * Drops an order about something that is gone.
 */
export const orderJob: JobHandler = async (platform, tx, { data }) => {
  const order = orderOf(data['order'] ?? '')
  if (order === null) return () => undefined
  if (order.of === 'content') {
    await showContent(declaredContent(platform).hideable, tx, order, order.shown, platform.clock.now())
    return () => undefined
  }
  const update = await applyToGuest(platform, tx, order)
  return () => {
    if (update !== null) platform.hub.publish(order.guestId, update)
  }
}

/** Changes a guest; the update for their open pages, `null` where nothing was to be changed. */
async function applyToGuest(
  platform: PlatformContext,
  tx: Transaction,
  { guestId, measure }: GuestOrder,
): Promise<LiveUpdate | null> {
  const guest = await tx.get(guests, guestId)
  if (guest === undefined) return null
  if (measure === 'revoke-age-check') {
    const check = await ageCheckOf(tx, guestId)
    if (check.avsStatus === 'unknown') return null
    await tx.put(ageChecks, { ...check, avsStatus: 'unknown', avsRejectMessage: null })
    return { type: 'avsRevoked' }
  }
  if (measure === 'force-payment' || measure === 'release-payment') {
    await forcePayment(tx, guestId, measure === 'force-payment')
    return { type: 'pageReload' }
  }
  if (measure === 'erase') {
    await deleteAccount(platform, tx, guest)
    return { type: 'pageReload' }
  }
  if (measure === 'end-sessions') {
    const open = await tx.find(sessions, 'byGuest', { prefix: [guestId] })
    for (const { tokenHash } of open) await tx.delete(sessions, tokenHash)
    return open.length === 0 ? null : { type: 'pageReload' }
  }
  await tx.put(guests, { ...guest, ...changeOf(measure) })
  return { type: measure === 'lock' ? 'guestLocked' : 'pageReload' }
}

function changeOf(
  measure: Exclude<
    GuestOrder['measure'],
    'revoke-age-check' | 'force-payment' | 'release-payment' | 'end-sessions' | 'erase'
  >,
): Partial<GuestRecord> {
  switch (measure) {
    case 'lock':
      return { isLocked: true }
    case 'unlock':
      return { isLocked: false }
    case 'restrict 1':
      return { restrictionLevel: 1 }
    case 'restrict 2':
      return { restrictionLevel: 2 }
    case 'restrict 3':
      return { restrictionLevel: 3 }
    case 'unrestrict':
      return { restrictionLevel: null }
    case 'block-comments':
      return { isBlockedForComments: true }
    case 'allow-comments':
      return { isBlockedForComments: false }
  }
}
