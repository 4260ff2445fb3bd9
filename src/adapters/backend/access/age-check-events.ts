import { ageChecks, type AgeCheckRecord } from './age-checks'
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

/** What a guest has proved. */
export const ageCheckEvents = [recorderOf(ageChecks, () => true, ofAgeCheck)]
