import { ageChecks, type AgeCheckRecord } from './age-checks'
import { memberships, type MembershipRecord } from './memberships'
import { recorderOf, type RecordedEvent } from '@/adapters/backend/kernel/event-recorder'

/** An age check was passed, or no longer counts. */
function ofAgeCheck(
  { guestId, avsStatus }: AgeCheckRecord,
  before: AgeCheckRecord | undefined,
): readonly RecordedEvent[] {
  const [was, is] = [before?.avsStatus === 'accepted', avsStatus === 'accepted']
  if (was === is) return []
  const type = is ? 'avs-set' : 'avs-revoked'
  return [{ guestId, type, context: 'avs' }]
}

/**
 * Returns the event of a membership. A subscription that begins is a purchase (API-024); one that
 * changes its end is an update. Days: how long it runs from now on.
 */
const ofMembership = (
  after: MembershipRecord,
  before: MembershipRecord | undefined,
  now: number,
): readonly RecordedEvent[] =>
  (['vip', 'tv'] as const).flatMap((plan) => {
    const [is, was] = plan === 'vip' ? [after.vipUntil, before?.vipUntil ?? 0] : [after.tvUntil, before?.tvUntil ?? 0]
    if (is === was) return []
    const { guestId } = after
    const begins = was <= now && is > now
    const days = Math.max(0, Math.round((is - now) / 86_400_000))
    const parts = { guestId, data: begins ? 'started' : is > was ? 'extended' : 'ended', ints: [0, 0, days] }
    const update = { ...parts, type: 'subscription', context: plan }
    return begins ? [update, { ...parts, type: 'purchase', context: `${plan}-subscription` }] : [update]
  })

const always = () => true

/** Records the proofs of age and the subscriptions of guests. */
export const accessEvents = [recorderOf(ageChecks, always, ofAgeCheck), recorderOf(memberships, always, ofMembership)]
