import { Bookmark } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import type { VideoId } from '@/domain/ids'
import { useShown, useViewModel } from '@/ui/base/container'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { useTexts } from '@/ui/texts/use-texts'
import { SavedVideoViewModel } from './saved-video-view-model'

/** Saves a video for later, and adds it to the history when watched. */
export const SavedVideo = observer(function SavedVideo({
  videoId,
  isPlaying,
}: {
  readonly videoId: VideoId
  /** Whether the video has begun to play. */
  readonly isPlaying: boolean
}) {
  const texts = useTexts()
  const model = useViewModel(SavedVideoViewModel)
  useShown(
    model,
    useCallback(() => model.show(videoId), [model, videoId]),
  )
  useEffect(() => {
    if (isPlaying) model.watch(videoId)
  }, [model, videoId, isPlaying])
  return (
    <ActionButton
      label={texts.t('library.saved.label')}
      icon={<Bookmark fill={model.isSaved ? 'currentColor' : 'none'} />}
      pressed={model.isSaved}
      onClick={() => void model.toggle()}
    >
      {texts.t('library.saved.short')}
    </ActionButton>
  )
})
