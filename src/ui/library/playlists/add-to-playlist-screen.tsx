import { ListPlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { VideoId } from '@/domain/ids'
import { useViewModel } from '@/ui/base/container'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { part } from '@/ui/kit/part'
import { useTexts } from '@/ui/texts/use-texts'
import { AddToPlaylistViewModel } from './add-to-playlist-view-model'

const PlaylistSheet = part(async () => (await import('./playlist-sheet')).PlaylistSheet)

/** Adds a video to the guest's playlists. */
export const AddToPlaylist = observer(function AddToPlaylist({ videoId }: { readonly videoId: VideoId }) {
  const texts = useTexts()
  const model = useViewModel(AddToPlaylistViewModel)
  return (
    <>
      <ActionButton
        label={texts.t('library.playlists.add')}
        icon={<ListPlus />}
        aria-haspopup="dialog"
        onClick={() => void model.open(videoId)}
      >
        {texts.t('library.playlists.short')}
      </ActionButton>
      {model.wasOpened ? <PlaylistSheet model={model} onMissing={() => model.close()} /> : null}
    </>
  )
})
