import { readVideoQuery, writeVideoQuery, type VideoListQuery } from './video-query'
import { useListAddress } from '@/ui/base/use-list-address'

const form = { read: readVideoQuery, write: writeVideoQuery }

/** Narrows a list of videos. */
export function useVideoNavigation(): {
  readonly query: VideoListQuery
  readonly change: (next: (query: VideoListQuery) => Partial<VideoListQuery>) => void
  readonly clear: () => void
} {
  const { query, change } = useListAddress(form)
  return {
    query,
    change: (next) => change((now) => ({ ...now, ...next(now) })),
    clear: () => change((now) => ({ ...now, kinds: [], tags: [] })),
  }
}
