import type { VideoFilter, VideoQuery } from './video-gateway'
import { videoDefaults, type VideoOrder } from '@/domain/media/video-lists'

/** A request with every part filled in. */
export interface WholeVideoQuery {
  readonly filter: VideoFilter
  readonly sort: VideoOrder
  readonly first: number
  readonly offset: number
}

/**
 * Completes a request with the defaults of its list at a moment, epoch ms (MED-018 to MED-034).
 * Types are added to those of the list; any other part of a filter replaces the default. Throws
 * `UnmappedCategoryError`.
 */
export function wholeVideoQuery(
  { category = 'allVideos', filter = {}, sort, first, offset }: VideoQuery,
  now: number,
): WholeVideoQuery {
  const defaults = videoDefaults(category, now)
  const types = [...new Set([...defaults.types, ...(filter.types ?? [])])]
  return {
    filter: {
      ...(defaults.releasedFrom === null ? {} : { releasedFrom: defaults.releasedFrom }),
      ...(defaults.actingGroups.length === 0 ? {} : { actingGroups: defaults.actingGroups }),
      ...filter,
      ...(types.length === 0 ? {} : { types }),
    },
    sort: sort ?? defaults.sort,
    first: first ?? defaults.first,
    offset,
  }
}
