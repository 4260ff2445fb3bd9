import { entitlements, type EntitlementRecord } from './entitlement-records'
import { recorderOf, type RecordedEvent } from '@/adapters/backend/kernel/event-recorder'
import { endOfEntitlement } from '@/domain/entitlements/entitlement'

/** A subscription that begins is a purchase (API-024); one that changes its end is an update. Days: how long it runs from now on. */
function ofEntitlement(
  after: EntitlementRecord,
  before: EntitlementRecord | undefined,
  now: number,
): readonly RecordedEvent[] {
  const [is, was] = [endOfEntitlement(after), endOfEntitlement(before)]
  if (is === was) return []
  // Without a start it goes on from one that a build before has stored elsewhere.
  const isRunning = before === undefined ? after.from === 0 : was > now
  const begins = !isRunning && is > now
  const { guestId, plan } = after
  const days = Math.max(0, Math.round((is - now) / 86_400_000))
  const parts = { guestId, data: begins ? 'started' : is > was ? 'extended' : 'ended', ints: [0, 0, days] }
  const update = { ...parts, type: 'subscription', context: plan }
  return begins ? [update, { ...parts, type: 'purchase', context: `${plan}-subscription` }] : [update]
}

/** What a guest has subscribed to. */
export const entitlementEvents = [recorderOf(entitlements, () => true, ofEntitlement)]
