import type { VideoRecord } from './video-records'
import type { Condition } from '@/adapters/stores/selection'
import type { VideoFilter } from '@/application/media/video-gateway'
import type { ActorId, VideoId } from '@/domain/ids'

/** The data a filter looks up outside the video; `null` if the filter does not use it. */
interface Known {
  readonly owned: ReadonlySet<VideoId> | null
  /** The actors of the groups that are filtered by. */
  readonly ofGroups: ReadonlySet<ActorId> | null
}

/** Returns the members of both sets; `null` stands for everybody. */
export function inBoth<K>(some: ReadonlySet<K> | null, others: ReadonlySet<K> | null): ReadonlySet<K> | null {
  if (some === null || others === null) return some ?? others
  return new Set([...some].filter((one) => others.has(one)))
}

const setOf = <K>(all: readonly K[] | undefined): ReadonlySet<K> | null => (all === undefined ? null : new Set(all))

/**
 * Returns the condition that a video passes every part of the filter; several types and several
 * tags must all hold (MED-014 to MED-016).
 */
export function conditionOf(filter: VideoFilter, { owned, ofGroups }: Known): Condition<VideoRecord> {
  const { tags = [], types = [], releasedFrom, releasedUntil } = filter
  const owners = inBoth(setOf(filter.actorIds), ofGroups)
  const keys = inBoth(setOf(filter.ids), owned)
  const isDated = releasedFrom !== undefined || releasedUntil !== undefined
  return {
    facets: [
      ...tags.map((tag) => ({ family: 'tag', anyOf: [tag] })),
      ...types.flatMap((type) => (type === 'bought' ? [] : [{ family: 'type', anyOf: [type] }])),
    ],
    ...(owners === null ? {} : { owners }),
    ...(keys === null ? {} : { keys: [...keys] }),
    // The newest are first: the order is by the negative time.
    ...(isDated
      ? { between: { index: 'newest', from: -(releasedUntil ?? Infinity), to: -(releasedFrom ?? -Infinity) } }
      : {}),
  }
}
