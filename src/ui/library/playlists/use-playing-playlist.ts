import { useCallback } from 'react'
import { useShown, useViewModel } from '@/ui/base/container'
import { useQuery } from '@/ui/base/page'
import { PlayingPlaylistViewModel } from './playing-playlist-view-model'

/** For the page of a video: the playlist of its address. */
export function usePlayingPlaylist(): PlayingPlaylistViewModel {
  const id = useQuery().get('list')
  const model = useViewModel(PlayingPlaylistViewModel)
  useShown(
    model,
    useCallback(() => model.show(id), [model, id]),
  )
  return model
}
