import { useLocation, useNavigate } from 'react-router'
import { readVideoQuery, writeVideoQuery, type VideoListQuery } from './video-query'

/** Narrows the list by going to its address, without scrolling away from what was pressed (NAV-092). */
export function useVideoNavigation(): {
  readonly query: VideoListQuery
  readonly change: (change: Partial<VideoListQuery>) => void
  readonly clear: () => void
} {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = readVideoQuery(new URLSearchParams(search))
  const change = (part: Partial<VideoListQuery>) => {
    const to = new URLSearchParams({ ...writeVideoQuery({ ...query, ...part }), noscroll: '1' })
    void navigate(`${pathname}?${to.toString().replaceAll('%2C', ',')}`)
  }
  return { query, change, clear: () => change({ kinds: [], tags: [] }) }
}
