import { ListPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { VideoId } from '@/domain/ids'
import { useViewModel } from '@/ui/base/container'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { part } from '@/ui/kit/part'
import { useTexts } from '@/ui/texts/use-texts'
import { AddToPlaylistViewModel } from './add-to-playlist-view-model'

const PlaylistSheet = part(async () => (await import('./playlist-sheet')).PlaylistSheet)

/** Puts a video into playlists of the guest. */
export const AddToPlaylist = observer(function AddToPlaylist({ videoId }: { readonly videoId: VideoId }) {
  const texts = useTexts()
  const model = useViewModel(AddToPlaylistViewModel)
  return (
    <>
      <IconButton
        size="s"
        kind="glass"
        label={texts.t('library.playlists.add')}
        aria-haspopup="dialog"
        onClick={() => void model.open(videoId)}
      >
        <ListPlus />
      </IconButton>
      {model.wasOpened ? <PlaylistSheet model={model} onMissing={() => model.close()} /> : null}
    </>
  )
})
