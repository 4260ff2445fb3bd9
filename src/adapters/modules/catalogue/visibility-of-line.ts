import type { CatalogueLine } from './kinds/line-kind'
import { isShownAt, type Shown, type Visibility } from '@/adapters/backend/content/visibilities'

/** The visibility of content that is never hidden and has no times. */
export const ALWAYS: Shown = { hidden: false, from: null, until: null, boughtStays: false }

/** The same without moments that have passed and change nothing any more. */
export const remaining = ({ hidden, from, until, boughtStays }: Shown, now: number): Shown => ({
  hidden,
  from: from === null || from <= now ? null : from,
  until,
  boughtStays,
})

/**
 * Returns when the content of a line is shown. Members of the line decide; a line without them
 * leaves the decision of a command, so that an import shows nothing that was hidden. Nothing is
 * shown before its release. `before`: the earlier decision, `released`: the release of the existing
 * record.
 */
export function shownOf(
  { decided, releasedAt }: CatalogueLine,
  before: Visibility | undefined,
  released: number | null,
  now: number,
): Shown {
  const { hidden, from, until, boughtStays } = decided
  const isDecided = hidden !== undefined || from !== undefined || until !== undefined || boughtStays !== undefined
  const old = before ?? ALWAYS
  // A release that has been moved is no decision of a command.
  const kept = old.from === released ? null : old.from
  const chosen = isDecided
    ? { hidden: hidden ?? false, from: from ?? null, until: until ?? null, boughtStays: boughtStays ?? false }
    : { hidden: old.hidden, from: kept, until: old.until, boughtStays: old.boughtStays }
  const latest = Math.max(chosen.from ?? 0, releasedAt ?? 0)
  return remaining({ ...chosen, from: latest }, now)
}

export const isAlways = (shown: Shown, now: number): boolean => isShownAt(shown, now) && shown.until === null
