import { useCallback } from 'react'
import type { VideoId } from '@/domain/ids'
import { useShown, useViewModel } from '@/ui/base/container'
import { useMembership } from '@/ui/payments/use-membership'
import { ShareVideoViewModel } from './share-video-view-model'
import { VideoActionsViewModel } from './video-actions-view-model'
import { VideoViewModel } from './video-view-model'

/** State and actions of one video for its screens, and the membership offered beside it. */
export function useVideoPage(videoId: VideoId) {
  const page = useViewModel(VideoViewModel)
  const actions = useViewModel(VideoActionsViewModel)
  const share = useViewModel(ShareVideoViewModel)
  const membership = useMembership()
  useShown(
    page,
    useCallback(() => {
      actions.about(page)
      return page.show(videoId)
    }, [page, actions, videoId]),
  )
  return { page, actions, share, membership }
}
