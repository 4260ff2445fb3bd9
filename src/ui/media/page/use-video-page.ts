import { useCallback } from 'react'
import type { VideoId } from '@/domain/ids'
import { useShown, useViewModel } from '@/ui/base/container'
import { useMembership } from '@/ui/payments/use-membership'
import { ShareVideoViewModel } from './share-video-view-model'
import { VideoActionsViewModel } from './video-actions-view-model'
import { VideoViewModel } from './video-view-model'

/** For the screens that show one video: its state, what can be done with it, and the membership that is offered beside it. */
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
