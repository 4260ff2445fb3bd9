import * as fc from 'fast-check'
import { asId, type MediaId } from '@/domain/ids'

/** A contest's entries, more than a guest has votes. */
export const anyMediaId = fc.integer({ min: 1, max: 9 }).map((entry) => asId<MediaId>(`media-${entry}`))

/** A guest's session at the ballot: votes and removals in any order. */
export const anyVoteSteps = fc.array(
  fc.record({ act: fc.constantFrom('cast' as const, 'cast' as const, 'remove' as const), mediaId: anyMediaId }),
  { maxLength: 60 },
)
