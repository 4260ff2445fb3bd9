import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import type { AlbumDetails } from '@/domain/albums/album'
import { useShown, useViewModel } from '@/ui/base/container'
import { AlbumCommentsViewModel } from './album-comments-view-model'
import { CommentList } from './comment-list'

/** The comments of an album and their services, loaded when the guest comes near. */
export const AlbumComments = observer(function AlbumComments({ album }: { readonly album: AlbumDetails }) {
  const talk = useViewModel(AlbumCommentsViewModel)
  const { id, need } = album
  useShown(
    talk,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a like of the album changes nothing about its comments
    useCallback(() => talk.show(album), [talk, id, need]),
  )
  return <CommentList talk={talk} />
})
